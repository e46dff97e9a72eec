import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generatedFiles } from '../../../shared/generated-files';
import type { MarkdownPagesOptions } from '../options';
import type { AssistantFiles } from './assistant-files';
import { listPages } from './list-pages';
import { llmsTexts } from './llms-txt';
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
    `<main><div class="theme-doc-markdown"><p>${text}</p><figure data-language="tsx"><figcaption>tsx</figcaption><pre><code>&lt;Chart /></code></pre></figure></div></main>`,
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
    { title: 'Docs', name: 'docs', about: 'guides', prefixes: ['/'], isInIndex: true },
    { title: 'API', name: 'api', about: 'props', prefixes: ['/api/', '/category/'] },
    { title: 'Examples', name: 'examples', about: 'code', prefixes: ['/examples/'] },
    { title: 'Types', name: 'types', about: 'types', prefixes: ['/all-types/'] },
  ],
};
const assistants: AssistantFiles = {
  library: 'a-library',
  version: '1.2.3',
  changes: 'docs/intro',
  firstChart: 'docs/intro',
  rules: [],
  tasks: {},
  traps: {},
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
    'llms/api.txt',
    'llms/docs.txt',
    'llms/examples.txt',
  ]);
});

it('lists the sections in llms.txt, and the pages of those that most questions lead to', () => {
  expect(build()['llms.txt']).toBe(
    `# Charts

> A library.

Every page is also Markdown, at its address with the ending .md, or with the header "Accept: text/markdown". The text of all pages in one file: <https://x.example/base/llms-full.txt>

## Sections

- [Docs](https://x.example/base/llms/docs.txt): guides (2 pages)
- [API](https://x.example/base/llms/api.txt): props (2 pages)
- [Examples](https://x.example/base/llms/examples.txt): code (1 page)

## Docs

- [Title of intro](https://x.example/base/docs/intro.md): About intro.
- [Start](https://x.example/base/index.md): About home.
`,
  );
});

it('lists the pages of a section in its file, in the order of the sidebars, with title, address and description', () => {
  expect(build()['llms/api.txt']).toBe(
    `# Charts: API

> A section of the list of all pages: <https://x.example/base/llms.txt>

## API

- [All specs](https://x.example/base/category/specs.md): Every spec.
- [Title of Axis](https://x.example/base/api/Axis.md): About Axis.
`,
  );
});

describe('A long section', () => {
  const many = Array.from({ length: 600 }, (_, index) => ({
    permalink: `/base/all-types/Type${index}`,
    title: `Type${index}`,
    description: 'What it is. '.repeat(8).trim(),
  }));
  const lists = (sections = options.sections) =>
    llmsTexts(many, { title: 'Charts', summary: 'A library.' }, sections, site);

  it('has several files, which name what is in them', () => {
    const texts = lists();
    expect(Object.keys(texts)).toEqual(['llms.txt', 'llms/types.txt', 'llms/types-2.txt']);
    for (const text of Object.values(texts)) expect(text.length).toBeLessThan(50_000);
    expect(texts['llms.txt']).toContain(
      '[Types, Type300 to Type599](https://x.example/base/llms/types-2.txt): types (300 pages)',
    );
  });

  it('is an error in llms.txt', () => {
    const inIndex = options.sections.map((section) => ({ ...section, isInIndex: true }));
    expect(() => lists(inIndex)).toThrow(/^llms\.txt has \d+ characters.*isInIndex/);
  });
});

it('contains the text of every page in llms-full.txt', () => {
  const files = build();
  const texts = Object.entries(files).filter(([name]) => name.endsWith('.md'));
  expect(texts).toHaveLength(5);
  for (const [, text] of texts) expect(files['llms-full.txt']).toContain(text);
});

it('writes all files, or that of one page, of the pages that were listed last', () => {
  const read = (file: string) =>
    fs.readFileSync(path.join(siteDir, '.generated/markdown-pages/static', file), 'utf8');
  writeList(siteDir, pages);
  writeMarkdown(options, assistants, site);
  expect(read('llms-full.txt')).toContain('Text of examples/bars.');
  expect(read('AGENTS.md')).toContain('a-library 1.2.3');
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
