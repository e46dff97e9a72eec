import { createFontStack } from '@capsizecss/core';
import type { FontMeasures } from './system-fonts';
import { weights } from './subset-inter';

/** Inter's name for the text of pages. Charts know the font as `Inter`, which their themes name first. */
const textFamily = 'Inter Text';

/** Measures of one weight of Inter and the system fonts that stand in for it. */
export interface FallbackFaces {
  inter: FontMeasures;
  systemFonts: FontMeasures[];
  /** Weights that the faces are for, as `font-weight` of `@font-face` takes them. */
  fontWeight: string;
}

/**
 * Writes the stylesheet that declares the site's fonts.
 *
 * The font file has two families. Text of a page uses `Inter Text`, which is `optional`: the first paint
 * decides, and a font that arrives later moves nothing. Charts measure their labels with `Inter` and wait for
 * it. One family cannot do both: a canvas does not draw with an optional face that was late, and in Firefox
 * and WebKit `document.fonts.load` rejects it.
 *
 * @param fontUrl - the font file, relative to the stylesheet
 * @returns CSS with the custom property `--site-font-family`, the families of text in their order.
 */
export function fontsStylesheet(fontUrl: string, fallbacks: FallbackFaces[]): string {
  const stacks = fallbacks.map(({ inter, systemFonts, fontWeight }) =>
    createFontStack([{ ...inter, familyName: textFamily }, ...systemFonts], {
      fontFaceProperties: { fontWeight },
    }),
  );
  const face = (family: string, display: string) => `@font-face {
  font-family: ${family};
  font-weight: ${weights.min} ${weights.max};
  font-display: ${display};
  src: url('${fontUrl}') format('woff2');
}`;
  return [
    '/* Made by "npm run generate" from plugins/site-fonts. */',
    face('Inter', 'block'),
    face(`'${textFamily}'`, 'optional'),
    ...stacks.map(({ fontFaces }) => fontFaces),
    `:root {\n  --site-font-family: ${stacks[0]?.fontFamily}, system-ui, sans-serif;\n}\n`,
  ].join('\n\n');
}
