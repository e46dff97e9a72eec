import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ExampleEntry } from '../../../../shared/types/example-manifest';
import { tokensFile } from '../../../../shared/design-tokens';
import { examplesLibrary } from '../../../../shared/examples-library';
import { fontArtifacts } from '../../../../shared/font-artifacts';
import { variants } from '../../shared/picture-variants';
import { hasScreenshots, readScreenshot } from './screenshots';

/** Code that all pictures depend on, relative to the site directory. */
export const pictureInputs = [
  'shared/design-tokens.ts',
  'shared/examples-library.ts',
  'shared/font-artifacts.ts',
  'plugins/chart-examples/node/charts-stylesheet.ts',
  'plugins/chart-examples/node/pictures',
  'plugins/chart-examples/shared/card-picture.ts',
  'plugins/chart-examples/shared/picture-variants.ts',
  'plugins/chart-examples/theme/Example/card-chart.ts',
  'plugins/chart-examples/theme/Example/chart-scale.ts',
  'plugins/chart-examples/theme/base-themes.ts',
  examplesLibrary.module,
  tokensFile,
];

/**
 * Returns a function that hashes the inputs of the pictures of an example.
 *
 * @param css - stylesheet of the charts
 * @param inputsHash - hash of `pictureInputs` and of the installed packages
 */
export function createFingerprint(
  siteDir: string,
  css: string,
  inputsHash: string,
): (example: ExampleEntry) => string {
  const sharedHash = createHash('sha256').update(css).update(inputsHash);
  for (const { file } of fontArtifacts(siteDir).faces) sharedHash.update(fs.readFileSync(file));
  const shared = sharedHash.digest('hex');
  return (example) => {
    const { id, family, height, narrowHeight } = example;
    const hash = createHash('sha256').update([shared, family, height, narrowHeight].join());
    hash.update(fs.readFileSync(path.join(siteDir, `examples/${id}.tsx`)));
    if (hasScreenshots(siteDir, example))
      for (const variant of variants) hash.update(readScreenshot(siteDir, id, variant));
    return hash.digest('hex');
  };
}
