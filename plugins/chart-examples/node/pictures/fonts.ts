import fs from 'node:fs';
import { GlobalFonts } from '@napi-rs/canvas';
import { fontArtifacts } from '../../../../contracts/font-artifacts';

/** Family that charts and the elements around them are drawn in. */
export const fontFamily = 'Inter';

/** One static weight of the font, as an OpenType file. */
export interface FontFace {
  weight: number;
  data: Buffer;
}

/**
 * Reads the site's font, so that pictures and charts measure alike.
 *
 * @throws Error when it has not been generated.
 */
export function loadFonts(siteDir: string): FontFace[] {
  return fontArtifacts(siteDir).faces.map(({ weight, file }) => {
    if (!fs.existsSync(file)) throw new Error(`${file} is missing: run "npm run generate".`);
    return { weight, data: fs.readFileSync(file) };
  });
}

/** Reads which characters the site's font has. */
export const fontCharacters = (siteDir: string): Set<string> =>
  new Set(fs.readFileSync(fontArtifacts(siteDir).characters, 'utf8'));

/** Makes the font known to the canvases of this process. */
export function registerFonts(fonts: FontFace[]): void {
  for (const { data } of fonts) GlobalFonts.register(data, fontFamily);
}
