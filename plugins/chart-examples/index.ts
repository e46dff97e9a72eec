import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { chartCode } from './node/library-code/chart-code';

export { chartCode } from './node/library-code/chart-code';
export { exampleData } from './node/example-data';
export { generateExampleCode, generateExamples } from './node/generate';
export { generateTables } from './node/tables/generate-tables';
export { pageWithSocialCard } from './node/page-with-social-card';
export { pictureInputs } from './node/pictures/fingerprints';
export { picturePaths } from './node/pictures/picture-files';
export { createPictureQueue, drawPictures, type PictureQueue } from './node/pictures/picture-queue';
export { screenshotFile } from './node/pictures/screenshots';
export { readExampleFiles } from './node/read-example-files';
export { drawSocialCards, socialCardInputs } from './node/social-cards/draw-social-cards';
export { playgroundUrl } from './node/playground-url';
export { cardPictureName } from './shared/card-picture';
export { pictureSize, variants, type Variant } from './shared/picture-variants';

/**
 * Renders the examples: live charts, listings, example pages and the gallery. Their pages, data and pictures are
 * generated before (`npm run generate`).
 */
export default function chartExamples({ siteDir }: LoadContext): Plugin {
  const theme = path.join(__dirname, 'theme');
  return {
    name: 'chart-examples',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    getClientModules: () =>
      ['missing-pictures.ts', 'filter-gallery.ts', 'example-tools.ts'].map((name) =>
        path.join(__dirname, 'client', name),
      ),
    configureWebpack: (_config, _isServer, { currentBundler }) =>
      chartCode(siteDir, currentBundler.instance),
  };
}
