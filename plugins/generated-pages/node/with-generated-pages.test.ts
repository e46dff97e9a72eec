import type { Plugin } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { withGeneratedPages, type DocsModule } from './with-generated-pages';

const folder = '/site/.generated/pages';

/** Returns a docs module that finds the given files, by folder. */
const moduleWith = (files: Record<string, string[]>): DocsModule => ({
  readVersionDocs: ({ contentPath }) =>
    Promise.resolve((files[contentPath] ?? []).map((source) => ({ source, contentPath }))),
});

const rule = {
  include: ['/site/content/'],
  use: [{ options: { isMDXPartial: () => true } }],
};

const pluginOf = (internals: DocsModule): Plugin => ({
  name: 'docs',
  loadContent: () => internals.readVersionDocs({ contentPath: '/site/content' }, {}),
  getPathsToWatch: () => ['/site/content/**/*.mdx'],
  configureWebpack: () => ({ module: { rules: [rule] } }) as object,
});

const wrap = (files: Record<string, string[]>) => {
  const internals = moduleWith(files);
  return { plugin: withGeneratedPages(pluginOf(internals), folder, internals), internals };
};

describe('withGeneratedPages', () => {
  it('reads the pages of both folders, and leaves the module as it was', async () => {
    const { plugin, internals } = wrap({ '/site/content': ['a.mdx'], [folder]: ['b/c.mdx'] });
    const { readVersionDocs } = internals;
    expect(await plugin.loadContent?.()).toEqual([
      { source: 'a.mdx', contentPath: '/site/content' },
      { source: 'b/c.mdx', contentPath: folder },
    ]);
    expect(internals.readVersionDocs).toBe(readVersionDocs);
  });

  it('throws if a page is in both', async () => {
    const { plugin } = wrap({ '/site/content': ['a.mdx'], [folder]: ['a.mdx'] });
    await expect(plugin.loadContent?.()).rejects.toThrow('a.mdx is generated in');
  });

  it('throws if the docs plugin reads pages in another way', async () => {
    const plugin = withGeneratedPages(
      { name: 'docs', loadContent: () => Promise.resolve([]) },
      folder,
      moduleWith({}),
    );
    await expect(plugin.loadContent?.()).rejects.toThrow('reads pages in a way');
  });

  it('watches both folders', () => {
    expect(wrap({}).plugin.getPathsToWatch?.()).toEqual([
      '/site/content/**/*.mdx',
      `${folder}/**/*.mdx`,
    ]);
  });

  it('compiles both folders; generated pages are never partials', () => {
    const configure = wrap({}).plugin.configureWebpack as unknown as () => {
      module: { rules: (typeof rule)[] };
    };
    const [pages] = configure().module.rules;
    expect(pages?.include).toEqual(['/site/content/', `${folder}/`]);
    const isPartial = pages!.use[0]!.options.isMDXPartial as (file: string) => boolean;
    expect([isPartial('/site/content/_a.mdx'), isPartial(`${folder}/_a.mdx`)]).toEqual([
      true,
      false,
    ]);
  });

  it('throws if the docs plugin compiles pages in another way', () => {
    const plugin = withGeneratedPages({ name: 'docs' }, folder, moduleWith({}));
    const configure = plugin.configureWebpack as unknown as () => object;
    expect(configure).toThrow('compiles pages in a way');
  });
});
