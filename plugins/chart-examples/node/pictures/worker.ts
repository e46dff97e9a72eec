import fs from 'node:fs';
import path from 'node:path';
import type { ExampleEntry } from '../../../../contracts/example-manifest';
import { checkCharacters } from './check-characters';
import { composePicture } from './compose-picture';
import { drawPicture, type PictureOptions } from './draw-picture';
import { fontCharacters, loadFonts, registerFonts } from './fonts';
import { hasScreenshots, readScreenshot, screenshotAsSvg } from './screenshots';
import { createLayoutEngine } from './layout-engine';
import { createHeadlessDom } from './headless-dom';
import { socialCard } from './social-card';
import { pictureName, pictureSize, socialCardName, variants } from '../../shared/picture-variants';

/** Input of a worker, as JSON on stdin. */
export interface WorkerInput {
  siteDir: string;
  /** Output folder of the pictures. */
  dir: string;
  /** Stylesheet of the charts. */
  css: string;
  examples: ExampleEntry[];
}

/** Id of the current example, for errors thrown during rendering, which do not reject a promise. */
let current = '';

async function draw(input: WorkerInput): Promise<void> {
  const fonts = loadFonts(input.siteDir);
  registerFonts(fonts);
  const characters = fontCharacters(input.siteDir);
  const renderLayout = await createLayoutEngine(fonts);
  const dom = createHeadlessDom(input.css);
  const vectorPicture = async (id: string, options: PictureSizeAndMode) => {
    const tree = await drawPicture(input.siteDir, dom, id, options);
    checkCharacters(tree.texts, characters);
    return composePicture(renderLayout, tree, input.css, options);
  };
  for (const example of input.examples) {
    current = example.id;
    await writePictures(input, example, vectorPicture);
  }
}

type PictureSizeAndMode = PictureOptions & { height: number };

async function writePictures(
  { siteDir, dir }: WorkerInput,
  example: ExampleEntry,
  vectorPicture: (id: string, options: PictureSizeAndMode) => Promise<string>,
) {
  fs.mkdirSync(path.join(dir, example.family), { recursive: true });
  const isCaptured = hasScreenshots(siteDir, example);
  for (const variant of variants) {
    const svg = isCaptured
      ? screenshotAsSvg(siteDir, example, variant)
      : await vectorPicture(example.id, { mode: variant.mode, ...pictureSize(example, variant) });
    fs.writeFileSync(path.join(dir, `${pictureName(example.id, variant)}.svg`), svg);
    if (variant !== variants[0]) continue;
    const chart = isCaptured ? readScreenshot(siteDir, example.id, variant) : Buffer.from(svg);
    const card = await socialCard(example.title, 'Elastic Charts', chart);
    fs.writeFileSync(path.join(dir, socialCardName(example.id)), card);
  }
}

function fail({ message }: Error): never {
  process.stderr.write(
    `examples/${current}.tsx cannot be drawn without a browser (${message}): fix the example, or run "npm run capture ${current}".`,
  );
  process.exit(1);
}

// Suppresses React's own error output; the message above is sufficient.
console.error = () => {};
process.on('uncaughtException', fail);
draw(JSON.parse(fs.readFileSync(0, 'utf8')) as WorkerInput).then(() => process.exit(0), fail);
