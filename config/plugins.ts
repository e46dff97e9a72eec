import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type { PluginConfig } from '@docusaurus/types';
import { generatedFiles, generatedFolders, readGenerated } from '../shared/generated-files';
import { redirectsToComponents, symbolData } from '../plugins/api-reference/index';
import { cardPictureName, exampleData, picturePaths } from '../plugins/chart-examples/index';
import {
  blockData,
  loadHighlight,
  rehypeCodeListing,
  remarkLinkedCode,
} from '../plugins/code-listing/index';
import type { GeneratedPagesOptions } from '../plugins/generated-pages/index';
import { remarkPageData } from '../plugins/page-data/index';
import type { PartialHydrationOptions } from '../plugins/partial-hydration/index';
import type { RedirectPagesOptions } from '../plugins/redirect-pages/index';
import { externalLinks, tableCards } from '../plugins/docusaurus-overrides/index';
import type { OfflineOptions } from '../plugins/offline/index';
import type { SiteIconsOptions } from '../plugins/site-icons/index';
import type { SiteSearchOptions } from '../plugins/site-search/index';
import type { DevServerOptions } from '../plugins/dev-server/index';
import islands from '../src/islands';
import { familyIcons } from './family-icons';
import { folderRedirects } from './folder-redirects';
import { lateFilesVariable, latePaths } from './late-files';
import { markdownPages } from './markdown-pages';
import { resultsPage, suggestedPages } from './search-pages';
import { searchWords } from './search-words';
import { sitemap } from './sitemap';
import { unusedStyles } from './unused-styles';

/** Returns the route of the picture on the card of the example `{id}`. */
const pictureRoute = (mode: 'light' | 'dark') => `/pictures/${cardPictureName('{id}', mode)}.svg`;

/** Returns the themes in order of precedence: components of a later theme override those of an earlier one. */
export const themes = (siteDir: string): PluginConfig[] => [
  [
    '@docusaurus/theme-classic',
    {
      // charts.css is loaded with the library's stylesheet, when a chart starts.
      customCss: ['tokens', 'prose', 'page', 'menu'].map((name) => `./src/css/${name}.css`),
    } satisfies ThemeOptions,
  ],
  [
    './plugins/partial-hydration/index.ts', // before docusaurus-overrides, whose components take precedence
    {
      islands: { module: '@site/src/islands', names: Object.keys(islands) },
      serverOnly: [
        '@site/src/components/Anatomy',
        '@site/src/components/Hero',
        '@site/src/components/HomeLayout/Columns',
        '@site/src/components/HomeLayout/Opening',
        '@site/src/components/HomeLayout/SearchForm',
        '@site/src/components/SectionCards',
        '@site/src/components/SiteCode',
      ],
      classesWithoutStyle: [
        '(?:docs|plugin|theme)-.*', // Docusaurus' stable class names
        'shiki|github-.*|language-.*', // classes of code blocks
        'anchor|toc-highlight', // selectors of the table of contents
        'main-wrapper|footer__(?:bottom|copyright)',
        'breadcrumbs__item--active|pagination-nav__(?:label|link--prev)',
      ],
      laterFiles: [
        latePaths.markdown,
        latePaths.llms,
        latePaths.notices,
        latePaths.serverData,
        ...picturePaths(readGenerated(generatedFiles.exampleManifest, siteDir)).map(
          (file) => `pictures/${file}`,
        ),
      ],
    } satisfies PartialHydrationOptions,
  ],
  './plugins/docusaurus-overrides/index.ts',
  './plugins/site-fonts/index.ts',
  [
    './plugins/site-search/index.ts',
    {
      maxHits: 30,
      generatedData: true,
      searchWords,
      pictures: { light: pictureRoute('light'), dark: pictureRoute('dark') },
      resultsPage,
      suggestions: suggestedPages,
    } satisfies SiteSearchOptions,
  ],
];

/** All plugins. The first one, the docs plugin with a second folder, creates every page; the others provide data and components for them. */
export async function plugins(siteDir: string): Promise<PluginConfig[]> {
  const highlight = await loadHighlight();
  return [
    [
      './plugins/generated-pages/index.ts',
      {
        path: 'content',
        generatedPath: generatedFolders.pages,
        routeBasePath: '/',
        sidebarPath: './config/sidebars.ts',
        remarkPlugins: [
          [remarkLinkedCode, { siteDir }],
          [remarkPageData, { siteDir, elements: [...exampleData, ...symbolData, blockData] }],
        ],
        rehypePlugins: [[rehypeCodeListing, { highlight }], externalLinks, tableCards],
      } satisfies GeneratedPagesOptions,
    ],
    [
      './plugins/redirect-pages/index.ts',
      {
        redirects: [...redirectsToComponents(siteDir), ...folderRedirects],
      } satisfies RedirectPagesOptions,
    ],
    ['@docusaurus/plugin-sitemap', sitemap(siteDir)],
    './plugins/robots-txt/index.ts',
    ['./plugins/markdown-pages/index.ts', markdownPages],
    './plugins/code-listing/index.ts',
    './plugins/chart-examples/index.ts',
    './plugins/check-code/index.ts',
    './plugins/live-editor/index.ts',
    './plugins/web-mcp/index.ts',
    ['./plugins/site-icons/index.ts', { symbols: familyIcons } satisfies SiteIconsOptions],
    './plugins/api-reference/index.ts',
    ['./plugins/offline/index.ts', { enabled: true } satisfies OfflineOptions],
    './plugins/third-party-notices/index.ts',
    ['./plugins/unused-styles/index.ts', unusedStyles],
    [
      './plugins/dev-server/index.ts',
      {
        forwarded: Object.values(latePaths),
        forwardTo: process.env[lateFilesVariable],
      } satisfies DevServerOptions,
    ],
  ];
}
