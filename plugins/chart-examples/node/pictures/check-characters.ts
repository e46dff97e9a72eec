/**
 * Checks that the site's font can draw every character of a picture; a browser would take another font for it,
 * of another width on each machine.
 *
 * @throws Error that names the first character without a glyph.
 */
export function checkCharacters(texts: string[], characters: Set<string>): void {
  const missing = [...texts.join('')].find((one) => !characters.has(one) && !/\p{Cc}/u.test(one));
  if (missing)
    throw new Error(
      `the site's font has no "${missing}" (U+${missing.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}); add it to plugins/site-fonts/node/subset-inter.ts or use another character`,
    );
}
