import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ExampleEntry, ExampleManifest } from '../../../../contracts/example-manifest';
import { fontArtifacts } from '../../../../contracts/font-artifacts';
import { variants } from '../../shared/picture-variants';
import { hasScreenshots, readScreenshot } from './screenshots';

/** Inputs of all pictures, in addition to the example. */
const commonInputs = [
  'plugins/chart-examples/node/pictures',
  'plugins/chart-examples/shared/picture-variants.ts',
  'plugins/chart-examples/theme/base-themes.ts',
  'plugins/chart-examples/theme/site-charts.tsx',
  ...['@elastic/charts', '@napi-rs/canvas', '@takumi-rs/core', 'jsdom', 'react-dom', 'svgo'].map(
    (name) => `node_modules/${name}/package.json`,
  ),
];

/** Returns a hash of the inputs of each example's pictures, by id. */
export function fingerprints(
  siteDir: string,
  manifest: ExampleManifest,
  css: string,
): Record<string, string> {
  const common = createHash('sha256').update(css);
  for (const file of commonInputs.flatMap((name) => filesOf(path.join(siteDir, name))))
    common.update(fs.readFileSync(file));
  for (const { file } of fontArtifacts(siteDir).faces) common.update(fs.readFileSync(file));
  const shared = common.digest('hex');
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

/** Returns a file, or the files of a folder without tests. */
const filesOf = (name: string): string[] =>
  fs.statSync(name).isFile()
    ? [name]
    : fs
        .readdirSync(name)
        .filter((file) => !file.includes('.test.'))
        .sort()
        .map((file) => path.join(name, file));
