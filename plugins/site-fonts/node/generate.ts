import fs from 'node:fs';
import path from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { fontArtifacts } from '../../../contracts/font-artifacts';
import { fontsStylesheet } from './fonts-stylesheet';
import { characters, subsetInter, weights } from './subset-inter';
import { systemFonts } from './system-fonts';

/** Weight of the site's headings; faces for bold text are fitted to it. */
const headingWeight = 650;

/** Makes the site's font file, the stylesheet that declares it, and the same font for drawing pictures. */
export async function generateFonts(siteDir: string): Promise<void> {
  const ofWeight = (weight: number) => subsetInter(siteDir, { targetFormat: 'sfnt', weight });
  const measured = async (weight: number) => fromBuffer(await ofWeight(weight));
  const { font, stylesheet, faces, characters: list } = fontArtifacts(siteDir);
  write(list, Buffer.from(characters));
  for (const { weight, file } of faces) write(file, await ofWeight(weight));
  write(font, await subsetInter(siteDir, { targetFormat: 'woff2', weight: weights }));
  const css = fontsStylesheet(`./${path.basename(font)}`, [
    { fontWeight: '400', inter: await measured(400), systemFonts: systemFonts.regular },
    {
      fontWeight: '600 700',
      inter: await measured(headingWeight),
      systemFonts: systemFonts.bold,
    },
  ]);
  write(stylesheet, Buffer.from(css));
}

/** A file that would not change is left alone, so that watchers see only changes. */
function write(file: string, content: Buffer): void {
  if (fs.existsSync(file) && fs.readFileSync(file).equals(content)) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
