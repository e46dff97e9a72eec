import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generateExamples } from './node/generate';
import { chartCode } from './node/library-code/chart-code';
import { drawPictures } from './node/pictures/draw-pictures';
import type { ChartExamplesOptions } from './options';

export type { ChartExamplesOptions } from './options';
export { playgroundUrl } from './node/playground-url';
export { exampleData } from './node/example-data';
export { pageWithSocialCard } from './node/page-with-social-card';

/** Renders the examples: live charts, listings, example pages and the gallery. */
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
    configureWebpack: (_config, _isServer, { currentBundler }) =>
      chartCode(siteDir, currentBundler.instance),
  };
}
