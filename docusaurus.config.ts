import type { Config } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import { metadata, parseFrontMatter, socialCard } from './config/metadata';
import { footer, navbar } from './config/navigation';
import { plugins, themes } from './config/plugins';
import { basePath, site, siteUrl } from './config/site';
import { playgroundUrl } from './plugins/chart-examples/index';

/** Everything but the cache of MDX: with partial hydration the client bundle has none to share. */
const experimental_faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  rspackBundler: true,
  rspackPersistentCache: true,
  ssgWorkerThreads: true,
  mdxCrossCompilerCache: false,
};

export default async function createConfig(): Promise<Config> {
  return {
    title: site.title,
    tagline: site.tagline,
    url: siteUrl(),
    baseUrl: basePath(),
    favicon: 'img/favicon.svg',
    future: { v4: true, experimental_faster },
    // The specification wants warnings here; the crawl in tests/e2e is what fails on a dead link.
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    staticDirectories: ['static', '.generated/api-reference/static', '.generated/pictures/static'],
    markdown: { parseFrontMatter: parseFrontMatter(__dirname) },
    i18n: { defaultLocale: 'en', locales: ['en'] },
    themes,
    plugins: await plugins(__dirname),
    themeConfig: {
      image: socialCard,
      metadata,
      navbar: navbar(playgroundUrl(__dirname, 'bar/stacked')),
      footer,
    } satisfies UserThemeConfig,
  };
}
