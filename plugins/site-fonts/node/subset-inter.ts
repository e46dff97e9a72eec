import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/** The lightest and the heaviest weight that pages and charts use. */
export const weights = { min: 400, max: 700 };

/**
 * Features that a subset keeps: kerning, and digits of one width, which the charts' stylesheet asks for.
 * `calt`, contextual alternates, is left out: it replaces the minus sign before a digit, the colon between
 * digits and the en dash by glyphs that stand for no character.
 */
const features = ['kern', 'tnum'];

interface InterOptions {
  targetFormat: 'woff2' | 'sfnt';
  /** One weight, or all that the site uses. */
  weight: number | typeof weights;
}

/**
 * Makes a subset of the installed Inter for the characters of its latin range.
 *
 * @throws Error when the package does not have the files that it is read from.
 */
export async function subsetInter(
  siteDir: string,
  { targetFormat, weight }: InterOptions,
): Promise<Buffer> {
  const read = (file: string) => {
    const source = path.join(siteDir, 'node_modules/@fontsource-variable/inter', file);
    if (fs.existsSync(source)) return fs.readFileSync(source);
    throw new Error(
      `${source} is missing: run "npm ci", or correct plugins/site-fonts/node/subset-inter.ts for a new version of the package.`,
    );
  };
  const ranges = JSON.parse(String(read('unicode.json'))) as { latin: string };
  return subsetFont(read('files/inter-latin-wght-normal.woff2'), charactersOf(ranges.latin), {
    targetFormat,
    noHinting: true,
    keepFeatures: features,
    variationAxes: { wght: weight },
  });
}

/**
 * Lists the characters of a range as CSS writes it.
 *
 * @param range - such as `U+0000-00FF,U+0131`
 */
export const charactersOf = (range: string) =>
  range
    .split(',')
    .flatMap((part) => {
      const [first = NaN, last = first] = part
        .trim()
        .replace(/^U\+/i, '')
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    })
    .join('');
