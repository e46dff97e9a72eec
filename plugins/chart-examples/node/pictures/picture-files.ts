import fs from 'node:fs';
import path from 'node:path';
import type { ExampleEntry, ExampleManifest } from '../../../../shared/types/example-manifest';
import { cardPictureName } from '../../shared/card-picture';
import { pictureName, socialCardName, variants, type Variant } from '../../shared/picture-variants';

/** Output folder of the pictures, from which they are published. */
export const picturesDir = '.generated/pictures/static/pictures';

/** One of the six pictures of an example. */
export interface Picture {
  /** Path without extension, relative to the output folder: `bar/stacked.wide.light`. */
  name: string;
  mode: Variant['mode'];
  /** The size of a variant, or of a card. */
  size: Variant['size'] | 'small';
}

/** Lists the pictures of an example, the first variant first. */
export const picturesOf = ({ id }: Pick<ExampleEntry, 'id'>): Picture[] => [
  ...variants.map((variant) => ({ name: pictureName(id, variant), ...variant })),
  ...(['light', 'dark'] as const).map((mode) => ({
    name: cardPictureName(id, mode),
    mode,
    size: 'small' as const,
  })),
];

/** Returns the path of the file of a picture. */
export const pictureFile = (siteDir: string, name: string): string =>
  path.join(siteDir, picturesDir, `${name}.svg`);

/** Lists the paths of the pictures of all examples, relative to the pictures folder, whether they are drawn or not. */
export const picturePaths = (manifest: ExampleManifest): string[] =>
  manifest.flatMap((example) => picturesOf(example).map(({ name }) => `${name}.svg`));

/** Removes pictures and social cards of deleted examples, and those that were not written completely. */
export function removeStalePictures(siteDir: string, manifest: ExampleManifest): void {
  const dir = path.join(siteDir, picturesDir);
  const expected = new Set([
    ...picturePaths(manifest),
    ...manifest.map(({ id }) => socialCardName(id)),
  ]);
  fs.mkdirSync(dir, { recursive: true });
  for (const entry of fs.readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !expected.has(path.relative(dir, file))) fs.rmSync(file);
  }
}

/** Writes a file that is complete whenever it exists. */
export function writeWhole(file: string, content: string | Buffer): void {
  const temporary = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(temporary, content);
  fs.renameSync(temporary, file);
}
