import { generateApiReference } from '../../plugins/api-reference/node/generate';
import { generateExamples } from '../../plugins/chart-examples/node/generate';
import { drawPictures } from '../../plugins/chart-examples/node/pictures/draw-pictures';
import { loadHighlight } from '../../plugins/code-listing/node/highlight';
import { generateFonts } from '../../plugins/site-fonts/node/generate';
import { step } from './step';

/** Generates all files that are not committed: `.generated/`, and pages in `content/`. */
export async function generate(): Promise<void> {
  const siteDir = process.cwd();
  await step('Generate the font', () => generateFonts(siteDir));
  const manifest = await step('Read the examples', async () =>
    generateExamples(siteDir, { highlight: await loadHighlight() }),
  );
  await step('Draw the pictures', () => drawPictures(siteDir, manifest));
  await step('Generate the API reference', () => generateApiReference(siteDir));
}
