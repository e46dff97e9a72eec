// cspell:ignore hjkmnp
const vowel = /[aeiouy]/;

/**
 * Removes the endings that distinguish forms of a word: plurals, -ing and -ed (Porter's first step), and a final e.
 *
 * Deliberately light: stronger stemming would join names such as `format` and `formal`.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const singular = withoutPlural(word);
  const base = withoutVerbEnding(singular);
  return base.length > 3 && base.endsWith('e') ? base.slice(0, -1) : base;
}

function withoutPlural(word: string): string {
  if (word === 'axes') return 'axis';
  if (word.endsWith('ies') && word !== 'series') return `${word.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) && word !== 'series' ? word.slice(0, -1) : word;
}

function withoutVerbEnding(word: string): string {
  const base = /^(.+)(?:ing|ed)$/.exec(word)?.[1];
  if (!base || base.length < 2 || !vowel.test(base)) return word;
  // "clipped", "dragging": the consonant is doubled only before the ending; "fill" and "press" keep theirs.
  return /([b-df-hjkmnp-rtv-y])\1$/.test(base) ? base.slice(0, -1) : base;
}
