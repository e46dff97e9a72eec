import fs from 'node:fs';
import path from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import subsetFont from 'subset-font';

/** Weights of Inter that charts are drawn in. */
const weights = [400, 500, 600, 700];

const fileOf = (siteDir: string, weight: number) =>
  path.join(siteDir, `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff2`);

/** Makes Inter known to the canvases of this process. */
export function registerFonts(siteDir: string): void {
  for (const weight of weights) GlobalFonts.registerFromPath(fileOf(siteDir, weight), 'Inter');
}

/**
 * Styles that carry Inter within a picture: an image on a page has no access to the page's fonts.
 *
 * @param texts - the characters to carry, by weight
 */
export async function embeddedFonts(siteDir: string, texts: Map<number, string>): Promise<string> {
  const faces = weights.map(async (weight) => {
    const wanted = [...texts].filter(([of]) => nearest(of) === weight).map(([, text]) => text);
    if (wanted.length === 0) return '';
    const characters = [...new Set(wanted.join(''))].sort().join('');
    const font = await subset(fileOf(siteDir, weight), characters);
    return `@font-face{font-family:Inter;font-weight:${weight};src:url(data:font/woff2;base64,${font.toString('base64')})}`;
  });
  return (await Promise.all(faces)).join('');
}

const nearest = (weight: number) =>
  weights.reduce((best, next) => (Math.abs(next - weight) < Math.abs(best - weight) ? next : best));

const unpacked = new Map<string, Promise<Buffer>>();
const subsets = new Map<string, Promise<Buffer>>();

/** The pictures of an example hold the same characters: each subset is made once. */
function subset(file: string, characters: string): Promise<Buffer> {
  const font =
    unpacked.get(file) ??
    subsetFont(fs.readFileSync(file), '', { targetFormat: 'sfnt', keepAllGlyphs: true });
  unpacked.set(file, font);
  const key = file + characters;
  const made =
    subsets.get(key) ??
    font.then((whole) =>
      subsetFont(whole, characters, {
        targetFormat: 'woff2',
        noHinting: true,
        keepFeatures: ['kern'],
      }),
    );
  subsets.set(key, made);
  return made;
}
