import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generatedFiles } from '../../../shared/generated-files';
import type { MarkdownPagesOptions } from '../options';
import { listPages } from './list-pages';
import { markdownFiles, writeList, writeMarkdown, writePageMarkdown } from './markdown-files';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'markdown-files-'));
const outDir = path.join(siteDir, 'build');
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, name), text);
};
const writePage = (route: string, text: string) =>
  write(
    `build/${route}/index.html`,
    `<main><div class="theme-doc-markdown"><p>${text}</p></div></main>`,
  );
beforeAll(() => {
  write(generatedFiles.gallery.path, '[]');
  for (const route of ['', 'docs/intro', 'examples/bars', 'api/Axis', 'category/specs'])
    writePage(route, `Text of ${route}.`);
});
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

const doc = (id: string, route: string, frontMatter = {}) => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  permalink: `/base${route}`,
  frontMatter,
});
const version = {
  docs: [
    doc('bars', '/examples/bars'),
    doc('home', '/', { title_meta: 'Start' }),
    doc('Axis', '/api/Axis'),
    doc('intro', '/docs/intro'),
  ],
  sidebars: {
    docs: [{ type: 'doc', id: 'intro' }],
    api: [
      {
        type: 'category',
        label: 'Specs',
        link: {
          type: 'generated-index',
          permalink: '/base/category/specs',
          title: 'All specs',
          description: 'Every spec.',
        },
        items: [{ type: 'doc', id: 'Axis', label: 'Axis spec' }],
      },
    ],
  },
} as unknown as LoadedVersion;
const options: MarkdownPagesOptions = {
  summary: 'A library.',
  sections: [
    { title: 'Docs', prefixes: ['/'] },
    { title: 'API', prefixes: ['/api/', '/category/'] },
    { title: 'Examples', prefixes: ['/examples/'] },
  ],
};
const site = { siteDir, outDir, title: 'Charts', origin: 'https://x.example', baseUrl: '/base/' };
const pages = listPages(version);
const build = () => markdownFiles(pages, options, site);

it('writes a file beside each page', () => {
  expect(Object.keys(build()).sort()).toEqual([
    'api/Axis.md',
    'category/specs.md',
    'docs/intro.md',
    'examples/bars.md',
    'index.md',
    'llms-full.txt',
    'llms.txt',
  ]);
});

it('lists every page once in llms.txt, in the order of the sidebars, with title, address and description', () => {
  expect(build()['llms.txt']).toBe(
    `# Charts

> A library.

The text of all pages in one file: <https://x.example/base/llms-full.txt>

## Docs

- [Title of intro](https://x.example/base/docs/intro.md): About intro.
- [Start](https://x.example/base/index.md): About home.

## API

- [All specs](https://x.example/base/category/specs.md): Every spec.
- [Title of Axis](https://x.example/base/api/Axis.md): About Axis.

## Examples

- [Title of bars](https://x.example/base/examples/bars.md): About bars.
`,
  );
});

it('contains the text of every page in llms-full.txt', () => {
  const { 'llms-full.txt': full, 'llms.txt': _list, ...texts } = build();
  expect(Object.keys(texts)).toHaveLength(5);
  for (const text of Object.values(texts)) expect(full).toContain(text);
});

it('writes all files, or that of one page, of the pages that were listed last', () => {
  const read = (file: string) =>
    fs.readFileSync(path.join(siteDir, '.generated/markdown-pages/static', file), 'utf8');
  writeList(siteDir, pages);
  writeMarkdown(options, site);
  expect(read('llms-full.txt')).toContain('Text of examples/bars.');
  writePage('examples/bars', 'New text.');
  writePageMarkdown('examples/bars.md', site);
  expect(read('examples/bars.md')).toContain('New text.');
  expect(() => writePageMarkdown('examples/none.md', site)).not.toThrow();
  expect(() => read('examples/none.md')).toThrow('ENOENT');
});

it('throws with a hint, if a page is not built', () => {
  fs.rmSync(path.join(outDir, 'docs/intro/index.html'));
  expect(() => writePageMarkdown('docs/intro.md', site)).toThrow(
    /intro\/index\.html is missing.*npm run build/,
  );
});
