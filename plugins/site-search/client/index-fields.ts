import { weights } from './ranking/weights';
import type { Posting } from './search-index';

const fields = Object.entries(weights.field);

/** Numbers of the terms of an entry by field, with repetitions. */
export type FieldTerms = Record<keyof typeof weights.field, readonly number[] | undefined>;

/** Pairs of a term and an entry, with their scores, as three lists of the same length. */
type Pairs<List> = Record<'terms' | 'ids' | 'scores', List>;

/** Returns a function that adds the fields of an entry, and one that returns the entries of a term after that. */
export function fieldIndexer(termCount: number) {
  // Few long lists instead of two for each term: garbage collection would take half of the time.
  const pairs: Pairs<number[]> = { terms: [], ids: [], scores: [] };
  const counts = new Uint16Array(termCount);
  const scores = new Float64Array(termCount);
  const found: number[] = [];

  const addEntry = (id: number, entry: Record<string, readonly number[] | undefined>): void => {
    for (const [name, { weight, b, average, k1 }] of fields) {
      const terms = entry[name] ?? [];
      const norm = k1 * (1 - b + (b * terms.length) / average);
      for (const term of terms) counts[term]! += 1;
      for (const term of terms) {
        const count = counts[term];
        if (!count) continue; // a repetition
        counts[term] = 0;
        const score = (weight * count * (1 + k1)) / (count + norm);
        const other = scores[term] ?? 0;
        if (other === 0) found.push(term);
        // The best field decides; further fields add a little.
        scores[term] = Math.max(other, score) + weights.furtherField * Math.min(other, score);
      }
    }
    for (const term of found) {
      pairs.terms.push(term);
      pairs.ids.push(id);
      pairs.scores.push(scores[term]!);
      scores[term] = 0;
    }
    found.length = 0;
  };
  return { addEntry, sortByTerm: () => sortByTerm(pairs, termCount) };
}

/** Sorts pairs of a term and an entry by the term, and returns the entries of a term. */
function sortByTerm(pairs: Pairs<readonly number[]>, termCount: number): (term: number) => Posting {
  const counts = new Uint32Array(termCount + 1);
  for (const term of pairs.terms) counts[term + 1]! += 1;
  let end = 0;
  const ends = counts.map((count) => (end += count));
  const starts = ends.slice();
  const ids = new Uint16Array(pairs.ids.length);
  const scores = new Float32Array(pairs.ids.length);
  pairs.terms.forEach((term, pair) => {
    const at = starts[term]!++;
    ids[at] = pairs.ids[pair]!;
    scores[at] = pairs.scores[pair]!;
  });
  return (term) => ({
    ids: ids.subarray(ends[term], ends[term + 1]),
    scores: scores.subarray(ends[term], ends[term + 1]),
  });
}
