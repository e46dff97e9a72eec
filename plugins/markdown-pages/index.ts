import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listPages } from './node/list-pages';
import { writeList } from './node/markdown-files';
import type { MarkdownPagesOptions } from './options';
import type { MarkdownPagesData } from './shared/plugin-data';

export type { AssistantFiles, Task, Trap } from './node/assistant-files';
export {
  writeMarkdown,
  writePageMarkdown,
  writtenPages,
  type MarkdownSite,
} from './node/markdown-files';
export { validateOptions, type MarkdownPagesOptions } from './options';

/**
 * Adds controls to copy and view the Markdown of a page, tells programs where it is, and lists the pages. Their Markdown
 * is written when they are built, by `writeMarkdown` or `writePageMarkdown`.
 */
export default function markdownPages(
  { siteDir, siteConfig: { baseUrl } }: LoadContext,
  options: MarkdownPagesOptions,
): Plugin {
  const theme = path.join(__dirname, 'theme');
  return {
    name: 'markdown-pages',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    // At the start of the text that programs make from a page, before the navigation. Browsers and screen readers skip it.
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'p',
          attributes: { hidden: true },
          innerHTML: `For AI agents: every page is Markdown with .md, the index is ${baseUrl}llms.txt.`,
        },
      ],
    }),
    getClientModules: () => [path.join(__dirname, 'client/page-controls.ts')],

    async allContentLoaded({ allContent, actions }) {
      const pathsOf = (routes: string[] = []) => routes.map((route) => baseUrl + route.slice(1));
      const excluded = pathsOf(options.exclude);
      const withoutDescriptions = pathsOf(options.withoutDescriptions);
      actions.setGlobalData({ excluded } satisfies MarkdownPagesData);
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const pages = docs.loadedVersions.flatMap(listPages);
      writeList(
        siteDir,
        pages
          .filter(({ permalink }) => !excluded.includes(permalink))
          .map((page) => ({
            ...page,
            withoutDescriptions: withoutDescriptions.includes(page.permalink) || undefined,
          })),
      );
    },
  };
}
