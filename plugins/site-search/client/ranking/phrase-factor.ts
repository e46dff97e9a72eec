import type { SearchIndex } from '../search-index';
import { weights } from './weights';

/**
 * Returns a factor above 1 for an entry whose title, or whose best sentence, has words of the query in the same order,
 * side by side.
 *
 * @param sentence - terms of the best sentence
 * @param terms - terms of the query, in order; `undefined` for unknown ones
 * @param parts - the same without whole names, such as `offsetY`, whose parts are among them
 * @param fillers - terms of filler words
 */
export function phraseFactor(
  index: SearchIndex,
  id: number,
  sentence: readonly number[],
  terms: readonly (number | undefined)[],
  parts: readonly (number | undefined)[],
  fillers: ReadonlySet<number>,
): number {
  const title = index.titles[id]!;
  let factor = 1 + pairs(title, terms, fillers) * weights.titlePair;
  factor += pairs(sentence, terms, fillers) * weights.sentencePair;
  if (terms[0] !== undefined && title[0] === terms[0]) factor += weights.titleStart;
  const context = index.contexts[id]!;
  const isNamed = parts.every(
    (term) => term !== undefined && (title.includes(term) || context.includes(term)),
  );
  return isNamed ? factor * weights.namedInWords : factor;
}

/** Counts the pairs of neighboring terms of the query that are neighbors in a text. Two fillers are no pair: "out of". */
function pairs(
  words: readonly number[],
  terms: readonly (number | undefined)[],
  fillers: ReadonlySet<number>,
): number {
  let count = 0;
  for (let index = 1; index < terms.length; index++) {
    const [one, next] = [terms[index - 1], terms[index]];
    if (one === undefined || next === undefined || (fillers.has(one) && fillers.has(next)))
      continue;
    if (words.some((word, at) => word === one && words[at + 1] === next)) count += 1;
  }
  return count;
}
