import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { CurrentBundler, Plugin } from '@docusaurus/types';
import { examplesLibrary } from '../../../../shared/examples-library';
import { chartCleanupRules } from '../chart-cleanup';
import { chartPackages } from './chart-packages';
import { expectModules } from './expect-modules';
import { toEsModule } from './to-es-module';

type Settings = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Identifies the loader's options in the bundler's cache; changes with the code of the transformation. */
const ident = `to-es-module-${createHash('sha256')
  .update(fs.readFileSync(path.join(__dirname, 'to-es-module.ts')))
  .digest('hex')}`;

/**
 * Bundler configuration for `@elastic/charts` 73.2.1 and its dependencies: a single chunk without unused parts.
 * The build fails if one of the settings no longer has an effect.
 */
export const chartCode = (
  siteDir: string,
  { IgnorePlugin }: CurrentBundler['instance'],
): Settings => ({
  resolve: {
    alias: {
      // moment-timezone 0.5.48: all time zones, but only for the ten years around the release.
      'moment-timezone$': 'moment-timezone/builds/moment-timezone-with-data-10-year-range.js',
    },
  },
  module: {
    rules: [
      {
        include: path.join(siteDir, 'node_modules/@elastic/charts/dist'),
        test: /\.js$/,
        // All exports are imported from the index, so that the modules can be concatenated.
        sideEffects: true,
        loader: require.resolve('string-replace-loader'),
        options: {
          ident,
          multiple: [
            { search: /^[^]+$/, replace: (code: string) => toEsModule(code), strict: true },
          ],
        },
      },
      ...chartCleanupRules(siteDir),
      {
        include: path.join(siteDir, examplesLibrary.importers),
        resolve: {
          alias: { [`${examplesLibrary.request}$`]: path.join(siteDir, examplesLibrary.module) },
        },
      },
    ],
  },
  plugins: [
    // moment 2.30.1: excludes its 137 locales, which are loaded only by `moment.locale`.
    new IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /[\\/]moment$/ }),
    expectModules([
      {
        modules: /\/@elastic\/charts\/dist\/index\.js$/,
        isExpected: true,
        fix: 'the path of the library has changed; the rules of node/library-code/chart-code.ts do not apply to it.',
      },
      ...chartCleanupRules(siteDir).map(({ resource }) => ({
        modules: new RegExp(`${path.basename(resource, '.js')}\\.js$`),
        isExpected: true,
        fix: 'node/chart-cleanup.ts patches a module that no longer exists in the library.',
      })),
      {
        modules: /\/moment-timezone-with-data-10-year-range\.js$/,
        isExpected: true,
        fix: 'the alias of moment-timezone in node/library-code/chart-code.ts has no effect.',
      },
      {
        modules: /\/moment-timezone\/(?:index|moment-timezone)\.js$|\/moment\/locale\//,
        isExpected: false,
        fix: 'the complete time zone data or locales are in the bundle; check the alias and the IgnorePlugin in node/library-code/chart-code.ts.',
      },
    ]),
  ],
  optimization: {
    splitChunks: {
      cacheGroups: {
        charts: {
          test: new RegExp(
            `[\\\\/]node_modules[\\\\/](?:${chartPackages(siteDir).join('|')})[\\\\/]`,
          ),
          name: 'charts',
          chunks: 'async',
          enforce: true,
          priority: 50,
        },
      },
    },
  },
});
