import fs from 'node:fs';
import path from 'node:path';
import type { ExampleEntry } from '../../../../shared/types/example-manifest';
import { pictureName, pictureSize, variants, type Variant } from '../../shared/picture-variants';

/** Returns the path of a committed screenshot, captured by `npm run capture` if an example requires a browser. */
export const screenshotFile = (siteDir: string, id: string, variant: Variant) =>
  path.join(siteDir, 'examples/pictures', `${pictureName(id, variant)}.png`);

/** Reads the PNG of a screenshot, with a device pixel ratio of 2. */
export const readScreenshot = (siteDir: string, id: string, variant: Variant): Buffer =>
  fs.readFileSync(screenshotFile(siteDir, id, variant));

/** Whether an example has screenshots instead of drawn pictures. */
export const hasScreenshots = (siteDir: string, { id }: Pick<ExampleEntry, 'id'>): boolean =>
  variants.every((variant) => fs.existsSync(screenshotFile(siteDir, id, variant)));

/** Embeds a screenshot in an SVG of the picture's size, so that all pictures have the same format. */
export function screenshotAsSvg(siteDir: string, example: ExampleEntry, variant: Variant): string {
  const { width, height } = pictureSize(example, variant);
  const png = readScreenshot(siteDir, example.id, variant).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png}"/></svg>`;
}
