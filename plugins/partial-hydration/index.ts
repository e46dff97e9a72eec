import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ExpectReplacements, replaceModule } from '../../contracts/replaced-modules';
import { ReadBundleFacts } from './node/bundle-facts';
import { checkPages, existingFiles, knownIslands, styledClasses } from './node/check-pages';
import { checkSite } from './node/check-site';
import { missingFiles } from './node/missing-files';
import { scanPage, type ScannedPage } from './node/scan-page';
import { readPages } from './node/site-pages';
import { sourcesHash } from './node/sources-hash';
import { stylesheetClasses } from './node/stylesheet-classes';
import { writeChunks } from './node/write-chunks';
import { writeClientModules } from './node/write-client-modules';
import type { PartialHydrationOptions } from './options';

export { scanPage } from './node/scan-page';
export { validateOptions, type PartialHydrationOptions } from './options';

/** Hydrates only the layout and the islands of a page; the rest of its HTML stays static. */
export default function partialHydration(
  context: LoadContext,
  options: PartialHydrationOptions,
): Plugin {
  checkSite(context.siteConfig);
  const theme = path.join(__dirname, 'theme');
  const bundle = new ReadBundleFacts();
  return {
    name: 'partial-hydration',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,

    configureWebpack(config, isServer, { currentBundler }) {
      writeClientModules(context, options);
      if (isServer || !isBuild()) return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' },
        plugins: [
          new NormalModuleReplacementPlugin(/./, replaceModule('partial-hydration')),
          new ExpectReplacements('partial-hydration'),
          bundle,
        ],
        ...withCacheVersion(config, sourcesHash(__dirname)),
      };
    },

    async postBuild(props) {
      const pages = new Map<string, ScannedPage>();
      for await (const { route, html } of readPages(props)) pages.set(route, scanPage(html));
      checkPages(pages, [
        knownIslands(Object.keys(options.islands)),
        styledClasses(
          await stylesheetClasses(props.outDir, bundle.facts!.stylesheets),
          options.classesWithoutStyle,
        ),
        existingFiles(missingFiles(props.outDir, props.baseUrl, options.laterFiles)),
      ]);
      await writeChunks(props, bundle.facts!, pages);
    },
  };
}

/** True for `docusaurus build --dev` as well, in which React reports hydration mismatches. */
const isBuild = () => process.env.NODE_ENV === 'production' || process.argv.includes('build');

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Adds the hash of this plugin's sources to the cache version, since the bundler caches replaced modules. */
function withCacheVersion(config: BundlerConfig, hash: string) {
  const { cache } = (config.experiments ?? {}) as { cache?: { version: string } };
  return cache ? { experiments: { cache: { version: `${cache.version}-${hash}` } } } : {};
}
