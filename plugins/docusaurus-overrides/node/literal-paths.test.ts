import fs from 'node:fs';
import fc from 'fast-check';
import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { compareLiteralPaths } from './literal-paths';

const { resource, options } = compareLiteralPaths();

/** `matchPath` after the replacement, in the CommonJS file beside the one that is bundled. */
const replaced = (() => {
  const file = resource.replace(/esm\/react-router\.js$/, 'cjs/react-router.js');
  const module = { exports: {} as { matchPath: typeof matchPath } };
  const source = fs.readFileSync(file, 'utf8').replace(options.search, options.replace);
  new Function('require', 'module', 'exports', source)(require, module, module.exports);
  return module.exports.matchPath;
})();

const segment = fc.constantFrom('', 'docs', 'Docs', 'axes', 'a.b', '~x', ':id', '*', '%20', '(x)');
const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);

describe('matchPath of react-router with comparison of literal paths', () => {
  it('is in the bundled file exactly once', () => {
    expect(fs.readFileSync(resource, 'utf8').split(options.search)).toHaveLength(2);
  });

  it('returns what the original returns', () => {
    fc.assert(
      fc.property(path, path, fc.boolean(), fc.boolean(), (pathname, pattern, exact, strict) => {
        const route = { path: pattern, exact, strict };
        expect(replaced(pathname, route)).toEqual(matchPath(pathname, route));
      }),
      { numRuns: 2000 },
    );
  });

  it('returns what the original returns for empty segments', () => {
    expect(replaced('/', { path: '//', exact: true })).toEqual(
      matchPath('/', { path: '//', exact: true }),
    );
  });

  it.each([['/docs'], [['/docs', '/api']], [{ path: ['/a', '/docs'], exact: true }], [{}]])(
    'accepts the routes %j',
    (route) => {
      expect(replaced('/docs', route)).toEqual(matchPath('/docs', route));
    },
  );
});
