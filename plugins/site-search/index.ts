import fs from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentsOfPage } from './node/documents-of-page';
import { documentsOfProps } from './node/documents-of-props';
import { documentsOfSource } from './node/documents-of-source';
import { readProps } from './node/read-props';
import { searchFiles, searchTexts } from './node/search-files';
import type { SiteSearchOptions } from './options';

export type { SiteSearchOptions } from './options';

/** Indexes the built pages; in development, the sources of the pages. */
export default function siteSearch(
  { baseUrl, siteDir }: LoadContext,
  options: SiteSearchOptions,
): Plugin {
  const theme = path.join(__dirname, 'theme');
  const files = searchFiles();
  let developing: ReturnType<typeof searchTexts> | undefined;
  return {
    name: 'site-search',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    contentLoaded: async ({ actions }) => actions.setGlobalData(files),

    async allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV === 'production') return;
      const props = await readProps(siteDir, options.propsFile);
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const found = await Promise.all(
        docs.loadedVersions
          .flatMap((version) => version.docs)
          .map(async (doc) => {
            const source = await fs.readFile(doc.source.replace('@site', siteDir), 'utf8');
            const page = { title: doc.title, url: doc.permalink };
            return [
              ...documentsOfSource(doc, source, baseUrl),
              ...documentsOfProps(page, baseUrl, props),
            ];
          }),
      );
      developing = searchTexts(found.flat(), options);
    },

    configureWebpack(_config, isServer) {
      const devServer = {
        // Docusaurus also calls its own `setupMiddlewares` and concatenates the results. The search middleware
        // must come before the fallback for unknown paths, so it is added to the list that both receive.
        setupMiddlewares: (middlewares: unknown[]) => {
          middlewares.unshift(
            ...(['documents', 'index'] as const).map((which) => ({
              name: `search-${which}`,
              path: baseUrl + files[which],
              middleware: (_request: IncomingMessage, response: ServerResponse) =>
                void response.end(developing?.[which]),
            })),
          );
          return [];
        },
      };
      return { devServer, ...(!isServer && singleWorkerChunk) } as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >;
    },

    async postBuild({ outDir, routesPaths }) {
      const props = await readProps(siteDir, options.propsFile);
      const found = await Promise.all(
        routesPaths
          .filter((route) => !route.endsWith('404.html') && !route.endsWith('/*'))
          .map(async (route) => {
            const file = path.join(outDir, route.slice(baseUrl.length), 'index.html');
            const html = await fs.readFile(file, 'utf8').catch(() => '');
            return html ? documentsOfPage(html, route, baseUrl, props) : [];
          }),
      );
      const texts = searchTexts(found.flat(), options);
      await fs.writeFile(path.join(outDir, files.documents), texts.documents);
      await fs.writeFile(path.join(outDir, files.index), texts.index);
    },
  };
}

type Chunk = { name?: string; canBeInitial: () => boolean };

/** Keeps the search engine in the chunk of the worker; other async chunks are split as by default. */
const singleWorkerChunk = {
  optimization: {
    splitChunks: {
      chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== 'search-worker',
    },
  },
};
