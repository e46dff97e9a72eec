/**
 * Checks that the site's font contains every character of a picture. Browsers would use a fallback font with
 * different widths for missing characters.
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
