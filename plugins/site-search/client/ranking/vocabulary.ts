import type { SearchIndex } from '../search-index';

/** Looks up terms of the index. */
export interface Vocabulary {
  has: (term: string) => boolean;
  /** Returns the number of entries of a term. */
  countOf: (term: string) => number;
  /** Returns the terms that start with a prefix. */
  startingWith: (prefix: string) => string[];
  /** Returns the terms whose length and letters allow at most this many changes, with the number of their entries. */
  near: (term: string, changes: number) => [term: string, count: number][];
}

/** Returns a lookup of the terms of an index. */
export function vocabularyOf({ termNumbers, sortedTerms, postingOf }: SearchIndex): Vocabulary {
  const masks = sortedTerms.map(letterMask);
  return {
    has: (term) => termNumbers.has(term),
    countOf: (term) => (termNumbers.has(term) ? postingOf(term).ids.length : 0),
    startingWith(prefix) {
      const start = firstAtOrAfter(sortedTerms, prefix);
      let end = start;
      while (sortedTerms[end]?.startsWith(prefix)) end += 1;
      return sortedTerms.slice(start, end);
    },
    near(term, changes) {
      const mask = letterMask(term);
      return sortedTerms.flatMap((other, at): [string, number][] =>
        Math.abs(other.length - term.length) <= changes &&
        bitCount(mask ^ masks[at]!) <= 2 * changes
          ? [[other, postingOf(other).ids.length]]
          : [],
      );
    },
  };
}

/** Returns the position of the first term that is not before a text in the order of the terms. */
function firstAtOrAfter(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns a bit for each letter that occurs in a term; each changed letter changes at most two of them. */
function letterMask(term: string): number {
  let mask = 0;
  for (let at = 0; at < term.length; at++) mask |= 1 << (term.charCodeAt(at) & 31);
  return mask;
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
