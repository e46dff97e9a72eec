import fs from 'node:fs';
import path from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import subsetFont from 'subset-font';

/** Family that charts and the elements around them are drawn in. */
export const fontFamily = 'Inter';

/** One static weight of the font, as an OpenType file. */
export interface FontFace {
  weight: number;
  data: Buffer;
}

/**
 * Reads Inter without its contextual alternates: `calt` replaces a minus sign before a digit, a colon between
 * digits and an en dash by glyphs that no character stands for. The site's own web font leaves them out too,
 * so that pictures and charts measure alike.
 */
export function loadFonts(siteDir: string): Promise<FontFace[]> {
  const files = path.join(siteDir, 'node_modules/@fontsource/inter/files');
  return Promise.all(
    [400, 500, 600, 700].map(async (weight) => ({
      weight,
      data: await subsetFont(
        fs.readFileSync(path.join(files, `inter-latin-${weight}-normal.woff2`)),
        '',
        { targetFormat: 'sfnt', keepAllGlyphs: true, keepFeatures: ['kern', 'tnum'] },
      ),
    })),
  );
}

/** Makes the font known to the canvases of this process. */
export function registerFonts(fonts: FontFace[]): void {
  for (const { data } of fonts) GlobalFonts.register(data, fontFamily);
}
