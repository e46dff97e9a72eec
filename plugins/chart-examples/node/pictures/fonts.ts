import fs from 'node:fs';
import { GlobalFonts } from '@napi-rs/canvas';
import { fontArtifacts } from '../../../../shared/font-artifacts';

/** Font family of charts and of HTML elements in pictures. */
export const fontFamily = 'Inter';

/** One static weight of the font, as an OpenType file. */
export interface FontFace {
  weight: number;
  data: Buffer;
}

/**
 * Reads the site's font, so that pictures have the same text metrics as live charts.
 *
 * @throws Error if the font has not been generated.
 */
export function loadFonts(siteDir: string): FontFace[] {
  return fontArtifacts(siteDir).faces.map(({ weight, file }) => {
    if (!fs.existsSync(file)) throw new Error(`${file} is missing: run "npm run generate".`);
    return { weight, data: fs.readFileSync(file) };
  });
}

/** Reads the set of characters in the site's font. */
export const fontCharacters = (siteDir: string): Set<string> =>
  new Set(fs.readFileSync(fontArtifacts(siteDir).characters, 'utf8'));

/** Registers the font for canvases in this process. */
export function registerFonts(fonts: FontFace[]): void {
  for (const { data } of fonts) GlobalFonts.register(data, fontFamily);
}
