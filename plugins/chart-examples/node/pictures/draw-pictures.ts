import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ExampleEntry, ExampleManifest } from '../../../../contracts/example-manifest';
import { chartsStylesheet } from '../charts-stylesheet';
import { fingerprints } from './fingerprints';
import { runWorker } from './run-worker';
import type { WorkerInput } from './worker';
import { cardPictureName } from '../../shared/card-picture';
import { pictureName, socialCardName, variants } from '../../shared/picture-variants';

/** Output folder of the pictures, from which they are published. */
export const picturesDir = '.generated/pictures/static/pictures';
const fingerprintsFile = '.generated/pictures/drawn-from.json';

/**
 * Draws the pictures of all examples without a browser, in both color modes, for two widths and for cards. Skips
 * examples whose inputs have not changed.
 *
 * @param inputsHash - hash of `pictureInputs` and of the installed packages
 * @returns the number of examples that were drawn
 * @throws Error that names an example that cannot be drawn.
 */
export async function drawPictures(
  siteDir: string,
  manifest: ExampleManifest,
  inputsHash: string,
): Promise<number> {
  const dir = path.join(siteDir, picturesDir);
  const css =
    chartsStylesheet(siteDir) + fs.readFileSync(path.join(siteDir, 'src/css/charts.css'), 'utf8');
  const current = fingerprints(siteDir, manifest, css, inputsHash);
  const previous = readFingerprints(path.join(siteDir, fingerprintsFile));
  const changed = manifest.filter(
    (example) => previous[example.id] !== current[example.id] || !isDrawn(dir, example),
  );

  const worker = path.join(__dirname, 'worker.ts');
  await Promise.all(
    batches(changed).map((examples) =>
      runWorker<WorkerInput>(worker, { siteDir, dir, css, examples }),
    ),
  );
  removeStalePictures(dir, manifest);
  fs.writeFileSync(path.join(siteDir, fingerprintsFile), JSON.stringify(current));
  return changed.length;
}

/** Returns the paths of an example's pictures, relative to the output folder. */
const picturesOf = ({ id }: ExampleEntry) =>
  [
    ...variants.map((variant) => pictureName(id, variant)),
    cardPictureName(id, 'light'),
    cardPictureName(id, 'dark'),
  ].map((name) => `${name}.svg`);

const isDrawn = (dir: string, example: ExampleEntry) =>
  picturesOf(example).every((file) => fs.existsSync(path.join(dir, file)));

/** Removes the pictures of deleted examples. */
function removeStalePictures(dir: string, manifest: ExampleManifest) {
  const expected = new Set(
    manifest.flatMap((example) => [socialCardName(example.id), ...picturesOf(example)]),
  );
  for (const entry of fs.readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !expected.has(path.relative(dir, file))) fs.rmSync(file);
  }
}

function readFingerprints(file: string): Record<string, string> {
  if (!fs.existsSync(file)) return {};
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
}

/** Splits items into one batch per CPU core. Alternates between batches, because adjacent examples are similarly expensive. */
function batches<Item>(items: Item[]): Item[][] {
  const count = Math.min(os.availableParallelism(), 4);
  return Array.from({ length: count }, (_, batch) =>
    items.filter((_, index) => index % count === batch),
  ).filter((batch) => batch.length > 0);
}
