import subsetFont from 'subset-font';
import { readFont } from './read-font';
import { charactersOf } from './subset-inter';

const source =
  'node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2';

/** ASCII, and the other characters in the code of examples and pages. */
export const codeCharacters = `${charactersOf('U+0020-007E')}°²×–—’“”…€−`;

/**
 * Creates a subset of the installed JetBrains Mono in WOFF2 format. It has no ligatures: readers type the characters
 * that they see.
 *
 * @throws Error if the font file is missing from the package.
 */
export const subsetCodeFont = (siteDir: string): Promise<Buffer> =>
  subsetFont(readFont(siteDir, source), codeCharacters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: [],
  });
