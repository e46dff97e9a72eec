import { generateApiReference } from '../../plugins/api-reference/node/generate';
import { generateExamples } from '../../plugins/chart-examples/node/generate';
import { drawPictures } from '../../plugins/chart-examples/node/pictures/draw-pictures';
import { loadHighlight } from '../../plugins/code-listing/node/highlight';
import { generateFonts } from '../../plugins/site-fonts/node/generate';
import { step } from './step';

/** Makes everything that the site imports but git does not hold: `.generated/` and `content/all-types/`. */
export async function generate(): Promise<void> {
  const siteDir = process.cwd();
  await step('Make the font', () => generateFonts(siteDir));
  const manifest = await step('Read the examples', async () =>
    generateExamples(siteDir, { highlight: await loadHighlight() }),
  );
  await step('Draw their pictures', () => drawPictures(siteDir, manifest));
  await step('Make the reference from the library’s types', () => generateApiReference(siteDir));
}
