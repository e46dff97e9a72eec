import type { SearchIndex } from '../search-index';
import { weights } from './weights';

/**
 * Returns a factor above 1 for an entry whose title, or whose best sentence, has words of the query in the same order,
 * side by side.
 *
 * @param sentence - terms of the best sentence
 * @param terms - terms of the query, in order; `undefined` for unknown ones
 * @param parts - the same without whole names, such as `offsetY`, whose parts are among them
 */
export function phraseFactor(
  index: SearchIndex,
  id: number,
  sentence: readonly number[],
  terms: readonly (number | undefined)[],
  parts: readonly (number | undefined)[] = terms,
): number {
  const title = index.titles[id]!;
  let factor = 1 + pairs(title, terms) * weights.titlePair;
  factor += pairs(sentence, terms) * weights.sentencePair;
  if (terms[0] !== undefined && title[0] === terms[0]) factor += weights.titleStart;
  const context = index.contexts[id]!;
  const isNamed = parts.every(
    (term) => term !== undefined && (title.includes(term) || context.includes(term)),
  );
  return isNamed ? factor * weights.namedInWords : factor;
}

/** Counts the pairs of neighboring terms of the query that are neighbors in a text. */
function pairs(words: readonly number[], terms: readonly (number | undefined)[]): number {
  let count = 0;
  for (let index = 1; index < terms.length; index++)
    if (words.some((word, at) => word === terms[index - 1] && words[at + 1] === terms[index]))
      count += 1;
  return count;
}
