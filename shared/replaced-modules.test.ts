import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  replacedComponents,
  replacedVersion,
  replacementPath,
  replaceModule,
} from './replaced-modules';

const requestAfter = (context: string, request: string) => {
  const module = { context, request };
  replaceModule('partial-hydration')(module);
  return module.request;
};

describe('replaceModule', () => {
  it('redirects imports of Docusaurus modules', () => {
    const core = '/site/node_modules/@docusaurus/core/lib/client';
    expect(requestAfter(core, './preload')).toBe(
      replacementPath('partial-hydration', 'client/load-page'),
    );
    expect(requestAfter('/site/src', '@docusaurus/Head')).toBe(
      replacementPath('partial-hydration', 'client/head'),
    );
  });

  it('ignores other modules of the same name, and imports in replacements', () => {
    expect(requestAfter('/site/src', './preload')).toBe('./preload');
    const client = replacementPath('partial-hydration', 'client');
    expect(requestAfter(client, '@docusaurus/Head')).toBe('@docusaurus/Head');
  });
});

it('every package of Docusaurus has the version for which modules were replaced', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const others = Object.entries(dependencies).filter(
    ([name, version]) => name.startsWith('@docusaurus/') && version !== replacedVersion,
  );
  expect(others).toEqual([]);
});

it('the list of replaced components is that of the folders, and each has an original', () => {
  const originals = [
    'node_modules/@docusaurus/theme-classic/lib/theme',
    'node_modules/@docusaurus/core/lib/client/theme-fallback',
  ];
  const hasOriginal = (name: string) =>
    originals.some((folder) =>
      ['.js', '/index.js'].some((end) => existsSync(path.join(folder, name + end))),
    );
  const folders = ['src/theme', ...readdirSync('plugins').map((name) => `plugins/${name}/theme`)];
  const components = folders.filter(existsSync).map((folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
      .map((file) => [file.replace(/(\/index)?\.tsx?$/, ''), path.join(folder, file)] as const)
      .filter(([name]) => hasOriginal(name))
      .map(([name, file]) => {
        const wraps = /'@theme-(init|original)\//.test(readFileSync(file, 'utf8'));
        return [name, wraps ? 'wraps' : 'replaces'];
      });
    return [folder, Object.fromEntries(files)] as const;
  });
  expect(
    Object.fromEntries(components.filter(([, found]) => Object.keys(found).length > 0)),
  ).toEqual(replacedComponents);
});
