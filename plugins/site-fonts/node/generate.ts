import fs from 'node:fs';
import path from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { fontArtifacts } from '../../../shared/font-artifacts';
import { fontsStylesheet } from './fonts-stylesheet';
import { subsetCodeFont } from './subset-code-font';
import { characters, subsetInter, weights } from './subset-inter';
import { systemFonts } from './system-fonts';

/** Weight of headings, used to adjust the metrics of bold fallbacks. */
const headingWeight = 650;

/** Generates the web fonts, their stylesheet, and the static fonts used to draw pictures. */
export async function generateFonts(siteDir: string): Promise<void> {
  const ofWeight = (weight: number) => subsetInter(siteDir, { targetFormat: 'sfnt', weight });
  const metricsOf = async (weight: number) => fromBuffer(await ofWeight(weight));
  const { font, codeFont, stylesheet, faces, characters: list } = fontArtifacts(siteDir);
  write(list, Buffer.from(characters));
  for (const { weight, file } of faces) write(file, await ofWeight(weight));
  write(font, await subsetInter(siteDir, { targetFormat: 'woff2', weight: weights }));
  write(codeFont, await subsetCodeFont(siteDir));
  const url = (file: string) => `./${path.basename(file)}`;
  const css = fontsStylesheet({ text: url(font), code: url(codeFont) }, [
    { fontWeight: '400', inter: await metricsOf(400), systemFonts: systemFonts.regular },
    {
      fontWeight: '600 700',
      inter: await metricsOf(headingWeight),
      systemFonts: systemFonts.bold,
    },
  ]);
  write(stylesheet, Buffer.from(css));
}

/** Writes a file unless its content is unchanged, which would trigger file watchers. */
function write(file: string, content: Buffer): void {
  if (fs.existsSync(file) && fs.readFileSync(file).equals(content)) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
