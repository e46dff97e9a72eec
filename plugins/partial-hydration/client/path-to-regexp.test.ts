import original from 'path-to-regexp';
import { expect, it } from 'vitest';
import pathToRegexp from './path-to-regexp';

const escaped = (path: string) => path.replace(/([.+*?=^!:${}()[\]|/\\])/g, '\\$1');
const paths = ['*', ...['/', '/docs', '/docs/', '/docs/axes', '/a(b)/c.d', '/a%20b'].map(escaped)];
const locations = [
  '/',
  '',
  '/docs',
  '/DOCS',
  '/docs/',
  '/docs/axes',
  '/docs-old',
  '/a(b)/c.d/e',
  '/a%20b',
];

it('matches what path-to-regexp matches', () => {
  for (const path of paths)
    for (const end of [false, true])
      for (const sensitive of [false, true]) {
        const [keys, originalKeys]: [{ name: number }[], original.Key[]] = [[], []];
        const regexp = pathToRegexp(path, keys, { end, sensitive });
        const originalRegexp = original(path, originalKeys, { end, sensitive, strict: false });
        expect(keys.map(({ name }) => name)).toEqual(originalKeys.map(({ name }) => name));
        for (const location of locations) {
          const [found, expected] = [regexp, originalRegexp].map((each) => each.exec(location));
          expect(found?.slice(), `${path} at ${location}`).toEqual(expected?.slice());
        }
      }
});

it('rejects a path with parameters', () => {
  expect(() => pathToRegexp('/docs/:id', [], { end: true, sensitive: false })).toThrow(
    'The path "/docs/:id" has parameters.',
  );
});
