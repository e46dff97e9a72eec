import subsetFont from 'subset-font';
import { packageFiles } from '../../../shared/package-files';
import { readFont } from './read-font';

/** The lightest and the heaviest weight that pages and charts use. */
export const weights = { min: 400, max: 700 };

/**
 * OpenType features to keep: kerning, and tabular figures, which the charts' stylesheet uses.
 * `calt`, contextual alternates, is dropped: it replaces the minus sign before a digit, the colon between
 * digits and the en dash by glyphs that map to no character.
 */
const features = ['kern', 'tnum'];

interface InterOptions {
  targetFormat: 'woff2' | 'sfnt';
  /** A single weight, or the range of weights that the site uses. */
  weight: number | typeof weights;
}

/** Latin letters, digits and punctuation: the usual `latin` subset of web fonts. */
const latin =
  'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2002-200A,U+2010-2027,U+202F-203A,U+2044,U+20AC,U+2122,U+2212';

/** Additional symbols of chart labels: comparison operators, which the library writes into legends, arrows and marks. */
const symbols = '≤≥≠≈←↑→↓▲▼▶◀●■';

/**
 * Creates a subset of the installed Inter.
 *
 * @throws Error if the font file is missing from the package.
 */
export async function subsetInter(
  siteDir: string,
  { targetFormat, weight }: InterOptions,
): Promise<Buffer> {
  return subsetFont(readFont(siteDir, packageFiles.font), characters, {
    targetFormat,
    noHinting: true,
    keepFeatures: features,
    // The optical size for body text; the other end of the axis is for headlines.
    variationAxes: { wght: weight, opsz: 14 },
  });
}

/**
 * Expands a CSS `unicode-range` into its characters.
 *
 * @param range - such as `U+0000-00FF,U+0131`
 */
export function charactersOf(range: string): string {
  return range
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
}

/** All characters of the site's font. */
export const characters = charactersOf(latin) + symbols;
