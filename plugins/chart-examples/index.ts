import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generateExamples } from './node/generate';
import { drawPictures } from './node/pictures/draw-pictures';
import { unmountedCharts } from './node/unmounted-charts';
import type { ChartExamplesOptions } from './options';

export type { ChartExamplesOptions } from './options';
export { playgroundUrl } from './node/playground-url';
export { exampleData } from './node/example-data';
export { pageWithSocialCard } from './node/page-with-social-card';

/** `examples/` on the site: listings, live charts and the gallery. */
export default function chartExamples(
  { siteDir }: LoadContext,
  options: ChartExamplesOptions,
): Plugin {
  const theme = path.join(__dirname, 'theme');
  return {
    name: 'chart-examples',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    getClientModules: () =>
      ['missing-pictures.ts', 'filter-gallery.ts'].map((name) =>
        path.join(__dirname, 'client', name),
      ),
    getPathsToWatch: () => [path.join(siteDir, 'examples/**/*.{ts,tsx}')],
    loadContent: async () => void (await drawPictures(siteDir, generateExamples(siteDir, options))),
    configureWebpack: () => ({
      resolve: {
        alias: {
          // All time zones for ten years around the release instead of for all time: 200 kB less.
          'moment-timezone$': 'moment-timezone/builds/moment-timezone-with-data-10-year-range.js',
        },
      },
      module: {
        rules: [
          ...unmountedCharts(siteDir),
          {
            include: path.join(siteDir, 'examples'),
            resolve: { alias: { '@elastic/charts$': path.join(theme, 'charts-of-the-site.tsx') } },
          },
        ],
      },
      optimization: {
        splitChunks: {
          cacheGroups: {
            charts: {
              test: /node_modules[\\/](@elastic[\\/]charts|moment|moment-timezone|d3-\w+|@reduxjs|immer|luxon|chroma-js)[\\/]/,
              name: 'charts',
              chunks: 'async',
              enforce: true,
              priority: 50,
            },
          },
        },
      },
    }),
  };
}
