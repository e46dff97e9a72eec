import type { Config, DocusaurusConfig } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import { metadata, parseFrontMatter, socialCard } from './config/metadata';
import { footer, navbar } from './config/navigation';
import { plugins, themes } from './config/plugins';
import { basePath, site, siteUrl } from './config/site';
import { scriptsAfterFirstPaint } from './plugins/docusaurus-overrides/index';
import { generatedFolders } from './shared/generated-files';
import { playgroundUrl } from './plugins/chart-examples/index';

/** Every flag has a value, so that an upgrade that adds one fails the check of types until it is decided. */
const future: DocusaurusConfig['future'] = {
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
  },
  experimental_faster: {
    swcJsLoader: true,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    rspackBundler: true,
    rspackPersistentCache: true,
    ssgWorkerThreads: true,
    mdxCrossCompilerCache: false, // partial hydration leaves no MDX in the client bundle
  },
  experimental_storage: { type: 'localStorage', namespace: false },
  experimental_router: 'browser',
};

export default async function createConfig(): Promise<Config> {
  return {
    title: site.title,
    tagline: site.tagline,
    url: siteUrl(),
    baseUrl: basePath(),
    favicon: 'img/logo.svg',
    future,
    ssrTemplate: scriptsAfterFirstPaint(),
    // The specification requires warnings. Broken links fail tests/pages/links.test.ts instead.
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    staticDirectories: [
      'static',
      '.generated/api-reference/static',
      '.generated/sandboxes/static',
      generatedFolders.codeHints,
      generatedFolders.siteIcons,
      `${generatedFolders.liveEditor}/static`,
    ],
    markdown: { parseFrontMatter: parseFrontMatter(__dirname) },
    i18n: { defaultLocale: 'en', locales: ['en'] },
    themes: themes(__dirname),
    plugins: await plugins(__dirname),
    themeConfig: {
      image: socialCard,
      metadata,
      // A short example: every page contains it, as a part of the URL.
      navbar: navbar(playgroundUrl(__dirname, 'bar/horizontal')),
      footer,
    } satisfies UserThemeConfig,
  };
}
