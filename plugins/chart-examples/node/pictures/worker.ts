import fs from 'node:fs';
import path from 'node:path';
import type { ExampleEntry } from '../../../../contracts/example-manifest';
import { composePicture } from './compose-picture';
import { drawPicture } from './draw-picture';
import { loadFonts, registerFonts } from './fonts';
import { framedPhotograph, isPhotographed, photograph } from './photographs';
import { startLayout, type LayOut } from './lay-out';
import { makeScreen, type Screen } from './screen';
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
  const fonts = await loadFonts(work.siteDir);
  registerFonts(fonts);
  const layOut = await startLayout(fonts);
  const screen = makeScreen(work.css);
  for (const example of work.examples) {
    current = example.id;
    await drawExample(work, screen, layOut, example);
  }
}

async function drawExample(
  { siteDir, dir, css }: Work,
  screen: Screen,
  layOut: LayOut,
  example: ExampleEntry,
) {
  fs.mkdirSync(path.join(dir, example.family), { recursive: true });
  const photographed = isPhotographed(siteDir, example);
  for (const variant of variants) {
    const options = { mode: variant.mode, ...pictureSize(example, variant) };
    const svg = photographed
      ? framedPhotograph(siteDir, example, variant)
      : await composePicture(
          layOut,
          await drawPicture(siteDir, screen, example.id, options),
          css,
          options,
        );
    fs.writeFileSync(path.join(dir, `${pictureName(example.id, variant)}.svg`), svg);
    if (variant !== variants[0]) continue;
    const chart = photographed ? photograph(siteDir, example.id, variant) : Buffer.from(svg);
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
