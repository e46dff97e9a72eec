import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ExampleEntry, ExampleManifest } from '../../../../contracts/example-manifest';
import { fontArtifacts } from '../../../../contracts/font-artifacts';
import { variants } from '../../shared/picture-variants';
import { isPhotographed, photograph } from './photographs';

/** Folders and files that shape every picture, beside the example itself. */
const drawnWith = [
  'plugins/chart-examples/node/pictures',
  'plugins/chart-examples/shared/picture-variants.ts',
  'plugins/chart-examples/theme/base-themes.ts',
  'plugins/chart-examples/theme/charts-of-the-site.tsx',
  ...['@elastic/charts', '@napi-rs/canvas', '@takumi-rs/core', 'jsdom', 'react-dom', 'svgo'].map(
    (name) => `node_modules/${name}/package.json`,
  ),
];

/** What each example's pictures are made from, as a hash by id. */
export function fingerprints(
  siteDir: string,
  manifest: ExampleManifest,
  css: string,
): Record<string, string> {
  const common = createHash('sha256').update(css);
  for (const file of drawnWith.flatMap((name) => filesOf(path.join(siteDir, name))))
    common.update(fs.readFileSync(file));
  for (const { file } of fontArtifacts(siteDir).faces) common.update(fs.readFileSync(file));
  const shared = common.digest('hex');
  const fingerprint = (example: ExampleEntry): string => {
    const { id, title, height, narrowHeight } = example;
    const own = createHash('sha256').update([shared, title, height, narrowHeight].join());
    own.update(fs.readFileSync(path.join(siteDir, `examples/${id}.tsx`)));
    if (isPhotographed(siteDir, example))
      for (const variant of variants) own.update(photograph(siteDir, id, variant));
    return own.digest('hex');
  };
  return Object.fromEntries(manifest.map((example) => [example.id, fingerprint(example)]));
}

/** A file, or the files of a folder without their tests. */
const filesOf = (name: string): string[] =>
  fs.statSync(name).isFile()
    ? [name]
    : fs
        .readdirSync(name)
        .filter((file) => !file.includes('.test.'))
        .sort()
        .map((file) => path.join(name, file));
