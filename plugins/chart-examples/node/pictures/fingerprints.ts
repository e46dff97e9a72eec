import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ExampleEntry, ExampleManifest } from '../../../../contracts/example-manifest';
import { examplesLibrary } from '../../../../contracts/examples-library';
import { fontArtifacts } from '../../../../contracts/font-artifacts';
import { variants } from '../../shared/picture-variants';
import { hasScreenshots, readScreenshot } from './screenshots';

/** Code and styles that all pictures depend on, relative to the site directory. */
export const pictureInputs = [
  'plugins/chart-examples/node/pictures',
  'plugins/chart-examples/shared/card-picture.ts',
  'plugins/chart-examples/shared/picture-variants.ts',
  'plugins/chart-examples/theme/base-themes.ts',
  examplesLibrary.module,
];

/**
 * Returns a hash of the inputs of each example's pictures, by id.
 *
 * @param inputsHash - hash of `pictureInputs` and of the installed packages
 */
export function fingerprints(
  siteDir: string,
  manifest: ExampleManifest,
  css: string,
  inputsHash: string,
): Record<string, string> {
  const sharedHash = createHash('sha256').update(css).update(inputsHash);
  for (const { file } of fontArtifacts(siteDir).faces) sharedHash.update(fs.readFileSync(file));
  const shared = sharedHash.digest('hex');
  const fingerprint = (example: ExampleEntry): string => {
    const { id, title, height, narrowHeight } = example;
    const hash = createHash('sha256').update([shared, title, height, narrowHeight].join());
    hash.update(fs.readFileSync(path.join(siteDir, `examples/${id}.tsx`)));
    if (hasScreenshots(siteDir, example))
      for (const variant of variants) hash.update(readScreenshot(siteDir, id, variant));
    return hash.digest('hex');
  };
  return Object.fromEntries(manifest.map((example) => [example.id, fingerprint(example)]));
}
