const boundaries = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[_$]+/u;

/** Most words need no splitting, which takes most of the time. */
const isPlain = /^[a-z0-9]+$/;

/** A word of a text with the parts of a camel case name. */
export interface Word {
  /** In lower case: `tickformat`. */
  whole: string;
  /** In lower case, in order: `tick`, `format`; the word itself if it has no parts. */
  parts: string[];
}

/** Splits a text into words: letters and digits of any script. */
export const splitWords = (text: string): Word[] =>
  (text.normalize('NFKC').match(/[\p{L}\p{N}\p{M}_$]+/gu) ?? []).flatMap((word) => {
    if (isPlain.test(word)) return [{ whole: word, parts: [word] }];
    const parts = word.split(boundaries).filter(Boolean);
    const whole = word.replace(/[_$]/g, '').toLowerCase();
    return whole ? [{ whole, parts: parts.map((part) => part.toLowerCase()) }] : [];
  });

/** Returns a name without spaces, punctuation and case, to compare names however they are typed. */
export const plainName = (name: string): string =>
  splitWords(name)
    .map(({ whole }) => whole)
    .join('');
