import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { CurrentBundler, Plugin } from '@docusaurus/types';
import { unmountedCharts } from '../unmounted-charts';
import { chartPackages } from './chart-packages';
import { expectModules } from './expect-modules';
import { toEsModule } from './to-es-module';

type Settings = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Changes the stored results of the loader when its code changes: the bundler knows options by name alone. */
const ident = `to-es-module-${createHash('sha256')
  .update(fs.readFileSync(path.join(__dirname, 'to-es-module.ts')))
  .digest('hex')}`;

/**
 * Settings of the bundler for `@elastic/charts` 73.2.1 and what it needs: one chunk, without the parts that
 * no chart of the site uses. A setting that has no effect any more stops the build.
 */
export const chartCode = (
  siteDir: string,
  { IgnorePlugin }: CurrentBundler['instance'],
): Settings => ({
  resolve: {
    alias: {
      // moment-timezone 0.5.48: all time zones for ten years around the release instead of for all time.
      'moment-timezone$': 'moment-timezone/builds/moment-timezone-with-data-10-year-range.js',
    },
  },
  module: {
    rules: [
      {
        include: path.join(siteDir, 'node_modules/@elastic/charts/dist'),
        test: /\.js$/,
        // Its exports are used through its index alone: so all its modules can become one scope.
        sideEffects: true,
        loader: require.resolve('string-replace-loader'),
        options: {
          ident,
          multiple: [
            { search: /^[^]+$/, replace: (code: string) => toEsModule(code), strict: true },
          ],
        },
      },
      ...unmountedCharts(siteDir),
      {
        include: path.join(siteDir, 'examples'),
        resolve: {
          alias: { '@elastic/charts$': path.join(__dirname, '../../theme/charts-of-the-site.tsx') },
        },
      },
    ],
  },
  plugins: [
    // moment 2.30.1: names of months and days in 137 languages, of which it loads one when it is asked to.
    new IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /[\\/]moment$/ }),
    expectModules([
      {
        modules: /\/@elastic\/charts\/dist\/index\.js$/,
        isExpected: true,
        fix: 'the library has moved; no rule of node/library-code/chart-code.ts applies to it.',
      },
      ...unmountedCharts(siteDir).map(({ resource }) => ({
        modules: new RegExp(`${path.basename(resource, '.js')}\\.js$`),
        isExpected: true,
        fix: 'node/unmounted-charts.ts changes a module that the library no longer has.',
      })),
      {
        modules: /\/moment-timezone-with-data-10-year-range\.js$/,
        isExpected: true,
        fix: 'the alias of moment-timezone in node/library-code/chart-code.ts has no effect.',
      },
      {
        modules: /\/moment-timezone\/(?:index|moment-timezone)\.js$|\/moment\/locale\//,
        isExpected: false,
        fix: 'the data of all years or languages is back; see the alias and the ignored folder in node/library-code/chart-code.ts.',
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
