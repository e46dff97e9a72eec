import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generatedFolders } from '../../contracts/generated-files';
import { writeFiles } from '../../contracts/write-files';
import { markdownFiles, type ConvertedPages } from './node/markdown-files';
import type { MarkdownPagesOptions } from './options';
import type { MarkdownPagesData } from './shared/plugin-data';

export { validateOptions, type MarkdownPagesOptions } from './options';

/** Publishes every page as Markdown as well, and lists all of them in `llms.txt`. */
export default function markdownPages(
  { siteDir, siteConfig: { title, url: origin, baseUrl } }: LoadContext,
  options: MarkdownPagesOptions,
): Plugin {
  const theme = path.join(__dirname, 'theme');
  const converted: ConvertedPages = new Map();
  return {
    name: 'markdown-pages',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    getClientModules: () => [path.join(__dirname, 'client/copy-page.ts')],

    // Before the bundler copies static directories.
    async allContentLoaded({ allContent, actions }) {
      const excluded = options.exclude?.map((route) => baseUrl + route.slice(1)) ?? [];
      actions.setGlobalData({ excluded } satisfies MarkdownPagesData);
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const site = { siteDir, title, origin, baseUrl };
      const files = markdownFiles(docs.loadedVersions, { ...options, excluded }, site, converted);
      writeFiles(path.join(siteDir, generatedFolders.markdown), files);
    },
  };
}
