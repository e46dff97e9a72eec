import fs from 'node:fs';
import path from 'node:path';
import type { ExampleEntry } from '../../../../contracts/example-manifest';
import { composePicture } from './compose-picture';
import { drawPicture } from './draw-picture';
import { framedPhotograph, isPhotographed, photograph } from './photographs';
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
  const screen = makeScreen(work.siteDir, work.css);
  for (const example of work.examples) {
    current = example.id;
    await drawExample(work, screen, example);
  }
}

async function drawExample({ siteDir, dir, css }: Work, screen: Screen, example: ExampleEntry) {
  fs.mkdirSync(path.join(dir, example.family), { recursive: true });
  const photographed = isPhotographed(siteDir, example);
  for (const variant of variants) {
    const options = { mode: variant.mode, ...pictureSize(example, variant) };
    const xhtml = photographed ? '' : await drawPicture(siteDir, screen, example.id, options);
    const svg = photographed
      ? framedPhotograph(siteDir, example, variant)
      : await composePicture(siteDir, xhtml, css, options);
    fs.writeFileSync(path.join(dir, `${pictureName(example.id, variant)}.svg`), svg);
    if (variant !== variants[0]) continue;
    const chart = photographed ? photograph(siteDir, example.id, variant) : drawingIn(xhtml);
    const card = await socialCard(example.title, 'Elastic Charts', chart);
    fs.writeFileSync(path.join(dir, socialCardName(example.id)), card);
  }
}

/** The first drawing of a chart; a chart may also be mere elements. */
function drawingIn(xhtml: string): Buffer | undefined {
  const drawing = /<svg[^>]*(echCanvasRenderer|role="presentation")[\s\S]*?<\/svg>/.exec(
    xhtml,
  )?.[0];
  return drawing ? Buffer.from(drawing) : undefined;
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
