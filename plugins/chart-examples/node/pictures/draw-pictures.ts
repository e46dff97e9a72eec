import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ExampleEntry, ExampleManifest } from '../../../../contracts/example-manifest';
import { chartsStylesheet } from '../charts-stylesheet';
import { fingerprints } from './fingerprints';
import { runWorker } from './run-worker';
import { pictureName, socialCardName, variants } from '../../shared/picture-variants';

/** Folder that the site publishes the pictures from. */
export const picturesDir = '.generated/pictures/static/pictures';
const recordFile = '.generated/pictures/drawn-from.json';

/**
 * Draws every example with the library, in both color modes and for two widths, without a browser. An
 * example whose pictures were drawn from the same things is left alone.
 *
 * @returns how many examples were drawn
 * @throws Error that names the example which cannot be drawn.
 */
export async function drawPictures(siteDir: string, manifest: ExampleManifest): Promise<number> {
  const dir = path.join(siteDir, picturesDir);
  const css =
    chartsStylesheet(siteDir) + fs.readFileSync(path.join(siteDir, 'src/css/charts.css'), 'utf8');
  const madeFrom = fingerprints(siteDir, manifest, css);
  const before = readRecord(path.join(siteDir, recordFile));
  const changed = manifest.filter(
    (example) => before[example.id] !== madeFrom[example.id] || !isDrawn(dir, example),
  );

  await Promise.all(shares(changed).map((examples) => runWorker({ siteDir, dir, css, examples })));
  removeOthers(dir, manifest);
  fs.writeFileSync(path.join(siteDir, recordFile), JSON.stringify(madeFrom));
  return changed.length;
}

const isDrawn = (dir: string, { id }: ExampleEntry) =>
  variants.every((variant) => fs.existsSync(path.join(dir, `${pictureName(id, variant)}.svg`)));

/** Removes what was drawn of examples that are gone. */
function removeOthers(dir: string, manifest: ExampleManifest) {
  const wanted = new Set(
    manifest.flatMap(({ id }) => [
      socialCardName(id),
      ...variants.map((variant) => `${pictureName(id, variant)}.svg`),
    ]),
  );
  for (const entry of fs.readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(path.relative(dir, file))) fs.rmSync(file);
  }
}

function readRecord(file: string): Record<string, string> {
  if (!fs.existsSync(file)) return {};
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
}

/** Parts of the work, one a processor; those next to each other often cost alike, so they are dealt out in turn. */
function shares<Item>(items: Item[]): Item[][] {
  const count = Math.min(os.availableParallelism(), 4);
  return Array.from({ length: count }, (_, share) =>
    items.filter((_, index) => index % count === share),
  ).filter((share) => share.length > 0);
}
