import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack, type Compiler } from '@rspack/core';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchFiles } from '../../shared/search-data';
import type { SearchDocumentsFile, SearchIndexFile } from './shared/file-contents';
import { decodeEntries } from './client/decode-entries';
import siteSearch, { type SiteSearchOptions } from './index';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(dir, { recursive: true });
});

const siteConfig = { title: 'Charts', url: 'https://charts.example', baseUrl: '/base/' };
const plugin = (options: Partial<SiteSearchOptions> = {}) =>
  siteSearch({ baseUrl: '/base/', siteDir: dir, siteConfig } as LoadContext, {
    maxHits: 5,
    ...options,
  });
const headTags = (options: Partial<SiteSearchOptions>) =>
  plugin(options).injectHtmlTags?.({ content: undefined })?.headTags ?? [];
type Arguments<Method extends keyof Plugin> = Parameters<
  Extract<NonNullable<Plugin[Method]>, (...args: never[]) => unknown>
>;

const load = (options: Partial<SiteSearchOptions>, actions: object) =>
  plugin(options).contentLoaded?.({ actions } as unknown as Arguments<'contentLoaded'>[0]);
const loadAll = (search: Plugin, content: object) =>
  search.allContentLoaded?.({
    allContent: { 'docusaurus-plugin-content-docs': { default: content } },
  } as unknown as Arguments<'allContentLoaded'>[0]);

const category = (slug: string, items: unknown[]) => ({
  type: 'category',
  label: slug,
  link: { type: 'generated-index', permalink: `/base/category/${slug}`, title: `All ${slug}` },
  items,
});

/** Runs the plugin for two pages and two categories, and returns the files that it adds to the output. */
async function emitted(options = {}): Promise<Record<string, string>> {
  fs.writeFileSync(path.join(dir, 'axes.mdx'), '---\nkeywords: [ruler]\n---\n\n## Ticks\n\nMany.');
  const page = { source: '@site/axes.mdx', title: 'Axes', description: 'About axes.' };
  const docs = [
    { ...page, permalink: '/base/docs/axes' },
    { ...page, permalink: '/base/docs/draft', unlisted: true },
  ];
  const sidebars = { api: [category('specs', [category('global', [])])] };
  const content = { loadedVersions: [{ docs, sidebars }] };
  const search = plugin(options);
  await loadAll(search, content);
  const files: Record<string, string> = {};
  const hooks = {
    processAssets: { tap: (_options: object, emit: () => void) => emit() },
    emitAsset: (file: string, source: { text: string }) => (files[file] = source.text),
  };
  class RawSource {
    constructor(readonly text: string) {}
  }
  const compiler = {
    webpack: { Compilation: {}, sources: { RawSource } },
    hooks: {
      thisCompilation: {
        tap: (_name: string, run: (compilation: object) => void) =>
          run({ hooks, emitAsset: hooks.emitAsset }),
      },
    },
  } as unknown as Compiler;
  const bundler = { currentBundler: { instance: rspack } } as never;
  const { plugins } = search.configureWebpack!({} as never, false, bundler, {}) as {
    plugins: { apply: (compiler: Compiler) => void }[];
  };
  plugins[0]!.apply(compiler);
  return files;
}

const read = <Content>(files: Record<string, string>, kind: 'doc' | 'index'): Content =>
  JSON.parse(files[`search-${kind}-1700000000000.json`] ?? '');

describe('site-search', () => {
  it('publishes the names of its files with the build timestamp', async () => {
    const setGlobalData = vi.fn<(files: SearchFiles) => void>();
    await load({}, { setGlobalData, createData: vi.fn() });
    expect(setGlobalData).toHaveBeenCalledWith({
      documents: 'search-doc-1700000000000.json',
      index: 'search-index-1700000000000.json',
    });
  });

  it('passes its suggestions and the results page to the search box, with the base path', async () => {
    const createData = vi.fn<(name: string, data: string) => void>();
    const suggestion = { title: 'Axes', area: 'Docs', excerpt: 'About axes.', route: '/docs/axes' };
    const options = { resultsPage: '/search', suggestions: [suggestion] };
    await load(options, { setGlobalData: vi.fn(), createData });
    const [[name, data = ''] = []] = createData.mock.calls;
    expect(name).toBe('settings.json');
    expect(JSON.parse(data)).toMatchObject({
      resultsPage: '/base/search',
      suggestions: [{ title: 'Axes', breadcrumb: ['Docs'], url: '/base/docs/axes' }],
    });
  });

  it('adds an OpenSearch description and a link to it, if there is a results page', async () => {
    const files = await emitted({ resultsPage: '/docs/axes' });
    expect(files['opensearch.xml']).toContain('https://charts.example/base/docs/axes?q=');
    expect(headTags({ resultsPage: '/search' })).toMatchObject([
      {
        tagName: 'link',
        attributes: { rel: 'search', href: '/base/opensearch.xml', title: 'Charts' },
      },
    ]);
    expect(headTags({})).toEqual([]);
  });

  it('does not find the results page', async () => {
    const files = await emitted({ resultsPage: '/docs/axes' });
    const { searchDocs } = read<SearchDocumentsFile>(files, 'doc');
    expect(searchDocs.map(({ url }) => url)).toEqual(['/category/specs', '/category/global']);
  });

  it('adds both files to the output, with pages, sections and categories, without unlisted pages', async () => {
    const files = await emitted();
    expect(Object.keys(files)).toEqual([
      'search-doc-1700000000000.json',
      'search-index-1700000000000.json',
    ]);
    const { searchDocs, options } = read<SearchDocumentsFile>(files, 'doc');
    expect(options).toEqual({ maxHits: 5, highlightResult: false });
    const { places } = read<SearchIndexFile>(files, 'index');
    const entries = decodeEntries(searchDocs, places);
    expect(entries.map(({ title, url }) => [title, url])).toEqual([
      ['Axes', '/docs/axes'],
      ['Ticks', '/docs/axes#ticks'],
      ['All specs', '/category/specs'],
      ['All global', '/category/global'],
    ]);
  });

  it('fails with a hint if the generated data is missing', async () => {
    const search = siteSearch({ baseUrl: '/', siteDir: dir } as LoadContext, {
      maxHits: 5,
      generatedData: true,
    });
    await expect(loadAll(search, { loadedVersions: [] })).rejects.toThrow(/run "npm run generate"/);
  });
});
