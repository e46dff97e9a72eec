import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { compileHint } from '../../shared/compile-hint';
import { earlyKeysScript } from './node/early-keys-script';
import { EmitFiles } from './node/emit-files';
import { openSearchDescription, openSearchFile } from './node/open-search';
import { searchFiles } from './node/search-files';
import { searchSettings } from './node/search-settings';
import { searchTexts, type SearchTexts } from './node/search-texts';
import { siteRecords } from './node/site-records';
import type { SiteSearchOptions } from './options';

export { createEngine, parseFiles } from './client/create-engine';
export { readPages, type PageSource } from './node/records/read-pages';
export { generatedRoutes, searchRecords } from './node/records/search-records';
export { searchTexts } from './node/search-texts';
export { validateOptions, type SiteSearchOptions } from './options';

/** Adds the two search files to the output, and provides the search box and the results page. */
export default function siteSearch(context: LoadContext, options: SiteSearchOptions): Plugin {
  const { baseUrl, siteConfig } = context;
  const theme = path.join(__dirname, 'theme');
  const files = searchFiles();
  const settings = searchSettings(options, baseUrl);
  const { resultsPage } = settings;
  let texts: SearchTexts | undefined;
  return {
    name: 'site-search',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,

    async contentLoaded({ actions }) {
      actions.setGlobalData(files);
      await actions.createData('settings.json', JSON.stringify(settings));
    },

    async allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const records = await siteRecords(docs, context, options);
      texts = searchTexts(records, options);
    },

    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      const contents = () => ({
        ...(texts && { [files.documents]: texts.documents, [files.index]: texts.index }),
        ...(resultsPage && { [openSearchFile]: openSearchDescription(siteConfig, resultsPage) }),
      });
      return {
        ...chunkSettings,
        plugins: [
          new EmitFiles(contents),
          compileHint(currentBundler, /\/(?:load-search|search-box)\.\w+\.js$/),
        ],
      };
    },

    injectHtmlTags: () => ({
      headTags: resultsPage
        ? [
            {
              tagName: 'link',
              attributes: {
                rel: 'search',
                type: 'application/opensearchdescription+xml',
                title: siteConfig.title,
                href: baseUrl + openSearchFile,
              },
            },
          ]
        : [],
      preBodyTags: [{ tagName: 'script', innerHTML: earlyKeysScript }],
    }),
  };
}

type Chunk = { name?: string; canBeInitial: () => boolean };

/** All styles except those of components that load later: their chunks contain them, not the stylesheet of every page. */
const stylesOfEveryPage = /^(?!.*site-search[\\/]theme[\\/]Search(?:Box|Results)[\\/](?!note))/;

/** Keeps the search engine in the chunk of the worker, and the styles of the list out of those of every page. */
const chunkSettings = {
  optimization: {
    splitChunks: {
      chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== 'search-worker',
      cacheGroups: { styles: { test: stylesOfEveryPage } },
    },
  },
};
