import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import { compileHint } from '../../shared/compile-hint';
import { ExpectReplacements, replacedModules, replaceModule } from '../../shared/replaced-modules';
import { ReadBundleFacts } from './node/bundle-facts';
import {
  checkPages,
  existingFiles,
  knownIslands,
  missingFiles,
  styledClasses,
  stylesheetClasses,
} from './node/check-pages';
import { earlyEventsScript } from './node/early-events-script';
import { readPages, scanPage, type ScannedPage } from './node/read-pages';
import { writeChunks } from './node/write-chunks';
import { writeClientModules } from './node/write-client-modules';
import type { PartialHydrationOptions } from './options';

export { scanPage } from './node/read-pages';
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
    injectHtmlTags: () => ({
      preBodyTags: isBuild() ? [{ tagName: 'script', innerHTML: earlyEventsScript }] : [],
    }),

    configureWebpack(config, isServer, { currentBundler }) {
      writeClientModules(context, options);
      if (isServer || !isBuild()) return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' },
        plugins: [
          new NormalModuleReplacementPlugin(/./, replaceModule('partial-hydration')),
          new ExpectReplacements('partial-hydration'),
          compileHint(currentBundler, /\/(?:runtime~)?main\.\w+\.js$/),
          bundle,
        ],
        ...withCacheVersion(config, sourcesHash(__dirname)),
      };
    },

    async postBuild(props) {
      const { facts } = bundle;
      if (!facts)
        throw new Error(
          'partial-hydration: the client bundle was not read. Docusaurus calls postBuild after it; adapt index.ts to the new order.',
        );
      const pages = new Map<string, ScannedPage>();
      for await (const { route, html } of readPages(props)) pages.set(route, scanPage(html));
      checkPages(pages, [
        knownIslands(options.islands.names),
        styledClasses(
          await stylesheetClasses(props.outDir, facts.stylesheets),
          options.classesWithoutStyle,
        ),
        existingFiles(missingFiles(props.outDir, props.baseUrl, options.laterFiles)),
      ]);
      await writeChunks(props, facts, pages);
    },
  };
}

/**
 * Checks that the site configuration is compatible with this plugin.
 *
 * @throws Error with a hint.
 */
function checkSite({ future }: DocusaurusConfig): void {
  if (future.experimental_faster.mdxCrossCompilerCache)
    throw new Error(
      'partial-hydration: future.experimental_faster.mdxCrossCompilerCache must be false. The client bundle contains no MDX, so the server compilation would wait forever.',
    );
  if (future.experimental_router === 'hash')
    throw new Error(
      'partial-hydration: future.experimental_router must be "browser": a page is its HTML file.',
    );
}

/** True for `docusaurus build --dev` as well, in which React reports hydration mismatches. */
const isBuild = () => process.env.NODE_ENV === 'production' || process.argv.includes('build');

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Adds the hash of this plugin's sources to the cache version, since the bundler caches replaced modules. */
function withCacheVersion(config: BundlerConfig, hash: string) {
  const { cache } = (config.experiments ?? {}) as { cache?: { version: string } };
  return cache ? { experiments: { cache: { version: `${cache.version}-${hash}` } } } : {};
}

/** Returns a hash of the list of replaced modules and of all TypeScript sources in a folder, without tests. */
function sourcesHash(folder: string): string {
  const hash = createHash('sha256').update(JSON.stringify(replacedModules['partial-hydration']));
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (/(?<!\.test|\.d)\.tsx?$/.test(entry.name))
      hash.update(fs.readFileSync(path.join(entry.parentPath, entry.name)));
  return hash.digest('hex').slice(0, 16);
}
