import fs from 'node:fs';
import path from 'node:path';
import type { ExampleEntry } from '../../../../contracts/example-manifest';
import { checkCharacters } from './check-characters';
import { composePicture } from './compose-picture';
import { drawPicture, type PictureOptions } from './draw-picture';
import { fontCharacters, loadFonts, registerFonts } from './fonts';
import { framedPhotograph, isPhotographed, photograph } from './photographs';
import { startLayout } from './lay-out';
import { makeScreen } from './screen';
import { socialCard } from './social-card';
import { pictureName, pictureSize, socialCardName, variants } from '../../shared/picture-variants';

/** What a worker is told, as JSON on its standard input. */
export interface Work {
  siteDir: string;
  /** Folder that the pictures are written to. */
  dir: string;
  /** Stylesheet of the charts. */
  css: string;
  examples: ExampleEntry[];
}

/** Example at work, for what is thrown while React renders it: that reaches no promise of ours. */
let current = '';

async function draw(work: Work): Promise<void> {
  const fonts = loadFonts(work.siteDir);
  registerFonts(fonts);
  const characters = fontCharacters(work.siteDir);
  const layOut = await startLayout(fonts);
  const screen = makeScreen(work.css);
  const vectorPicture = async (id: string, options: PictureSizeAndMode) => {
    const tree = await drawPicture(work.siteDir, screen, id, options);
    checkCharacters(tree.texts, characters);
    return composePicture(layOut, tree, work.css, options);
  };
  for (const example of work.examples) {
    current = example.id;
    await writePictures(work, example, vectorPicture);
  }
}

type PictureSizeAndMode = PictureOptions & { height: number };

async function writePictures(
  { siteDir, dir }: Work,
  example: ExampleEntry,
  vectorPicture: (id: string, options: PictureSizeAndMode) => Promise<string>,
) {
  fs.mkdirSync(path.join(dir, example.family), { recursive: true });
  const captured = isPhotographed(siteDir, example);
  for (const variant of variants) {
    const svg = captured
      ? framedPhotograph(siteDir, example, variant)
      : await vectorPicture(example.id, { mode: variant.mode, ...pictureSize(example, variant) });
    fs.writeFileSync(path.join(dir, `${pictureName(example.id, variant)}.svg`), svg);
    if (variant !== variants[0]) continue;
    const chart = captured ? photograph(siteDir, example.id, variant) : Buffer.from(svg);
    const card = await socialCard(example.title, 'Elastic Charts', chart);
    fs.writeFileSync(path.join(dir, socialCardName(example.id)), card);
  }
}

function fail({ message }: Error): never {
  process.stderr.write(
    `examples/${current}.tsx cannot be drawn without a browser (${message}): mend it, or run "npm run photograph ${current}".`,
  );
  process.exit(1);
}

// React prints what it throws besides; the sentence above is enough.
console.error = () => {};
process.on('uncaughtException', fail);
draw(JSON.parse(fs.readFileSync(0, 'utf8')) as Work).then(() => process.exit(0), fail);
