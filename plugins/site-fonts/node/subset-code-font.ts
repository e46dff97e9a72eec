import subsetFont from 'subset-font';
import { packageFiles } from '../../../shared/package-files';
import { readFont } from './read-font';
import { characters, weights } from './subset-inter';

/**
 * Creates a subset of the installed JetBrains Mono in WOFF2 format, with the characters and weights of the site's
 * font. It has no ligatures: readers type the characters that they see.
 *
 * @throws Error if the font file is missing from the package.
 */
export const subsetCodeFont = (siteDir: string): Promise<Buffer> =>
  subsetFont(readFont(siteDir, packageFiles.codeFont), characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: [],
    variationAxes: { wght: weights },
  });
