import { endsSentence } from '../../shared/tokens';
import type { SearchIndex } from '../search-index';
import type { WordMatch } from './match-word';

/** A sentence of a text, as positions of its tokens. */
export interface Sentence {
  start: number;
  end: number;
  /** Its first word that is a word of the query; the start if there is none. */
  match: number;
  /** Sum of the weights of the words of the query that it contains. */
  weight: number;
}

/** A term of a query: the word that it stands for, and the weight of the word if it is found by this term. */
type QueryTerms = ReadonlyMap<number, { word: number; weight: number }>;

/** Returns the terms of a query, by number of the term. */
export function queryTerms(matches: readonly WordMatch[], index: SearchIndex): QueryTerms {
  const terms = new Map<number, { word: number; weight: number }>();
  matches.forEach((match, word) => {
    for (const [term, factor] of match.factors) {
      const number = index.termNumbers.get(term)!;
      const weight = match.weight * factor;
      if (weight > (terms.get(number)?.weight ?? 0)) terms.set(number, { word, weight });
    }
  });
  return terms;
}

/** Returns a function that finds the first sentence of an entry with the most important words of a query. */
export function sentenceFinder(index: SearchIndex) {
  const isEnd = index.tokens.map(endsSentence);
  return (id: number, terms: QueryTerms): Sentence => {
    const tokens = index.texts[id]!;
    let best: Sentence = { start: 0, end: 0, match: 0, weight: -1 };
    let [start, match] = [0, -1];
    let found = new Map<number, number>();
    tokens.forEach((token, at) => {
      for (const number of index.termsOfTokens[token]!) {
        const term = terms.get(number);
        if (!term) continue;
        found.set(term.word, Math.max(found.get(term.word) ?? 0, term.weight));
        if (match < 0) match = at;
      }
      if (!isEnd[token] && at < tokens.length - 1) return;
      const weight = [...found.values()].reduce((sum, one) => sum + one, 0);
      if (weight > best.weight)
        best = { start, end: at + 1, match: Math.max(start, match), weight };
      [start, match] = [at + 1, -1];
      if (found.size > 0) found = new Map();
    });
    return best;
  };
}
