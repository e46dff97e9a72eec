import fs from 'node:fs';
import path from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { fontArtifacts } from './artifacts';
import { fontsStylesheet } from './fonts-stylesheet';
import { subsetInter, weights } from './subset-inter';
import { systemFonts } from './system-fonts';

/** Weight of the site's headings; faces for bold text are fitted to it. */
const headingWeight = 650;

/** Makes the site's font file and the stylesheet that declares it. */
export async function generateFonts(siteDir: string): Promise<void> {
  const measured = async (weight: number) =>
    fromBuffer(await subsetInter(siteDir, { targetFormat: 'sfnt', weight }));
  const { font, stylesheet } = fontArtifacts(siteDir);
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
