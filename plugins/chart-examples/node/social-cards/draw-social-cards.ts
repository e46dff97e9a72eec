import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ExampleEntry } from '../../../../shared/types/example-manifest';
import { fontArtifacts } from '../../../../shared/font-artifacts';
import { firstVariant, pictureName, socialCardName } from '../../shared/picture-variants';
import { openRecord } from '../pictures/fingerprint-record';
import { pictureFile, picturesDir } from '../pictures/picture-files';
import type { PictureQueueOptions } from '../pictures/picture-queue';
import { hasScreenshots, screenshotFile } from '../pictures/screenshots';
import { createWorker } from '../pictures/worker-process';
import type { SocialCardJob } from './worker';

/** Code that all social cards depend on, relative to the site directory. */
export const socialCardInputs = [
  'shared/font-artifacts.ts',
  'plugins/chart-examples/node/pictures/fonts.ts',
  'plugins/chart-examples/node/pictures/picture-files.ts',
  'plugins/chart-examples/node/pictures/worker-process.ts',
  'plugins/chart-examples/node/social-cards',
  'plugins/chart-examples/shared/card-picture.ts',
  'plugins/chart-examples/shared/picture-variants.ts',
];

/** Fingerprints of the drawn cards, by path. */
const recordFile = '.generated/pictures/social-cards.txt';

/**
 * Draws the social cards of all examples from their pictures. Skips those whose title and picture have not changed.
 *
 * @throws Error if a picture has not been drawn.
 */
export async function drawSocialCards({
  siteDir,
  manifest,
  inputsHash,
}: PictureQueueOptions): Promise<void> {
  const record = openRecord(path.join(siteDir, recordFile));
  const shared = createHash('sha256').update(inputsHash);
  for (const { file } of fontArtifacts(siteDir).faces) shared.update(fs.readFileSync(file));
  const outdated = manifest.flatMap((example) => {
    const { id, title } = example;
    const [name, chart] = [socialCardName(id), chartFile(siteDir, example)];
    const fingerprint = shared.copy().update(title).update(fs.readFileSync(chart)).digest('hex');
    const file = path.join(siteDir, picturesDir, name);
    const isCurrent = record.get(name) === fingerprint && fs.existsSync(file);
    return isCurrent ? [] : [{ name, fingerprint, job: { title, chart, file } }];
  });
  const count = Math.min(os.availableParallelism(), 4, outdated.length);
  const workers = Array.from({ length: count }, () =>
    createWorker<SocialCardJob, never>(siteDir, path.join(__dirname, 'worker.ts')),
  );
  try {
    await Promise.all(
      workers.map(async ({ run }) => {
        for (let card = outdated.shift(); card; card = outdated.shift()) {
          await run(card.job, () => {});
          record.set(card.name, card.fingerprint);
        }
      }),
    );
  } finally {
    for (const { close } of workers) close();
  }
}

/** Returns the path of the chart on a card: the first picture, or the screenshot from which that was made. */
function chartFile(siteDir: string, example: ExampleEntry): string {
  if (hasScreenshots(siteDir, example)) return screenshotFile(siteDir, example.id, firstVariant);
  const file = pictureFile(siteDir, pictureName(example.id, firstVariant));
  if (!fs.existsSync(file)) throw new Error(`${file} is missing: run "npm run generate".`);
  return file;
}
