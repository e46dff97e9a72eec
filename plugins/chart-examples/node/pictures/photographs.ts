import fs from 'node:fs';
import path from 'node:path';
import type { ExampleEntry } from '../../../../contracts/example-manifest';
import { pictureName, pictureSize, variants, type Variant } from '../../shared/picture-variants';

/** File of a picture that only a browser can draw; committed, taken by `npm run photograph`. */
export const photographFile = (siteDir: string, id: string, variant: Variant) =>
  path.join(siteDir, 'examples/pictures', `${pictureName(id, variant)}.png`);

/** The PNG of a photograph, at twice the pixels of its size on the page. */
export const photograph = (siteDir: string, id: string, variant: Variant): Buffer =>
  fs.readFileSync(photographFile(siteDir, id, variant));

/** Whether an example's pictures are photographs. */
export const isPhotographed = (siteDir: string, { id }: Pick<ExampleEntry, 'id'>): boolean =>
  variants.every((variant) => fs.existsSync(photographFile(siteDir, id, variant)));

/** A photograph in the frame of a picture, so that pages need not know which of the two they show. */
export function framedPhotograph(siteDir: string, example: ExampleEntry, variant: Variant): string {
  const { width, height } = pictureSize(example, variant);
  const png = photograph(siteDir, example.id, variant).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png}"/></svg>`;
}
