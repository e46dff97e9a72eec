import fs from 'node:fs';
import path from 'node:path';
import type { ExampleEntry } from '../../../../contracts/example-manifest';
import { checkCharacters } from './check-characters';
import { composePicture } from './compose-picture';
import { drawCard, drawPicture, type PictureOptions } from './draw-picture';
import type { ElementTree } from './element-tree';
import { fontCharacters, loadFonts, registerFonts } from './fonts';
import { hasScreenshots, readScreenshot, screenshotAsSvg } from './screenshots';
import { createLayoutEngine } from './layout-engine';
import { createHeadlessDom } from './headless-dom';
import { socialCard } from './social-card';
import { cardPictureName, drawnCardSize } from '../../shared/card-picture';
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

async function drawAll(input: WorkerInput): Promise<void> {
  const fonts = loadFonts(input.siteDir);
  registerFonts(fonts);
  const characters = fontCharacters(input.siteDir);
  const renderLayout = await createLayoutEngine(fonts);
  const dom = createHeadlessDom(input.css);
  const compose = (tree: ElementTree, options: PictureSizeAndMode) => {
    checkCharacters(tree.texts, characters);
    return composePicture(renderLayout, tree, input.css, options);
  };
  const draw: Draw = {
    picture: async ({ id }, options) =>
      compose(await drawPicture(input.siteDir, dom, id, options), options),
    card: async (example, options) => {
      const tree = await drawCard(input.siteDir, dom, example, options);
      return tree && compose(tree, options);
    },
  };
  for (const example of input.examples) {
    current = example.id;
    await writePictures(input, example, draw);
  }
}

type PictureSizeAndMode = PictureOptions & { height: number };

/** Functions that draw an example as SVG. */
interface Draw {
  picture: (example: ExampleEntry, options: PictureSizeAndMode) => Promise<string>;
  /** Returns undefined if the example cannot be drawn at another size. */
  card: (example: ExampleEntry, options: PictureSizeAndMode) => Promise<string | undefined>;
}

async function writePictures({ siteDir, dir }: WorkerInput, example: ExampleEntry, draw: Draw) {
  fs.mkdirSync(path.join(dir, example.family), { recursive: true });
  const isCaptured = hasScreenshots(siteDir, example);
  for (const variant of variants) {
    const svg = isCaptured
      ? screenshotAsSvg(siteDir, example, variant)
      : await draw.picture(example, { mode: variant.mode, ...pictureSize(example, variant) });
    fs.writeFileSync(path.join(dir, `${pictureName(example.id, variant)}.svg`), svg);
    // A card shows the narrow picture of an example that cannot be drawn for it, scaled down. Of two screenshots, it shows
    // the wide one: the parts of these charts do not shrink with them, and hide each other in the narrow one.
    if (variant.size === (isCaptured ? 'wide' : 'narrow')) {
      const { mode } = variant;
      const drawn = isCaptured
        ? undefined
        : await draw.card(example, { mode, ...drawnCardSize(example) });
      fs.writeFileSync(path.join(dir, `${cardPictureName(example.id, mode)}.svg`), drawn ?? svg);
    }
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
drawAll(JSON.parse(fs.readFileSync(0, 'utf8')) as WorkerInput).then(() => process.exit(0), fail);
