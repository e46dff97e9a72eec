import { endsSentence } from '../../shared/tokens';
import type { SearchIndex } from '../search-index';
import type { WordMatch } from './match-word';

/** A sentence of a text, as positions of its tokens. */
export interface Sentence {
  start: number;
  end: number;
  /** Start of the sentences before it for which there is room as well. They are shown, but do not count. */
  shownFrom: number;
  /** Its first word that is a word of the query; the start if there is none. */
  match: number;
  /** Sum of the weights of the words of the query that it contains. */
  weight: number;
}

interface FoundSentence extends Omit<Sentence, 'shownFrom'> {
  /** Whether it means something without the sentence before. */
  isAlone: boolean;
  /** Whether it has few terms. */
  isShort: boolean;
  /** Number of characters. */
  length: number;
  /** Its weight, less for a short sentence. */
  rank: number;
}

/** A term of a query: the word that it stands for, and the weight of the word if it is found by this term. */
type QueryTerms = ReadonlyMap<number, { word: number; weight: number }>;

/** Returns the terms of a query, by number of the term. */
export function queryTerms(matches: readonly WordMatch[], index: SearchIndex): QueryTerms {
  const terms = new Map<number, { word: number; weight: number }>();
  matches.forEach((match, word) => {
    for (const [term, factor] of match.factors) {
      const number = index.termNumbers.get(term);
      const weight = match.weight * factor;
      if (number !== undefined && weight > (terms.get(number)?.weight ?? 0))
        terms.set(number, { word, weight });
    }
  });
  return terms;
}

/** Sentences with fewer terms say little: "See ticks." */
const minTerms = 3;
/** Factor for their weight, so that another one is shown if it says nearly as much about the query. */
const shortFactor = 0.6;

/** A sentence is shown with the next ones up to this length in characters: two lines of a result. */
const lengthWithNext = 160;

/** Words at the start of a sentence that continues the one before. */
const continuing = new Set(
  'it its they their this that these those both either neither also so then otherwise instead or but and'.split(
    ' ',
  ),
);

/**
 * Returns a function that finds the first sentence of an entry with the most important words of a query, together with
 * the one before if it means nothing without it, and with the next ones and those before if there is room: the first may
 * say what is not possible, and the next what to do.
 */
export function sentenceFinder(index: SearchIndex) {
  const isEnd = index.tokens.map(endsSentence);
  const isContinuing = index.tokens.map((token) => continuing.has(token));

  const sentencesOf = (id: number, terms: QueryTerms) => {
    const tokens = index.texts[id]!;
    const sentences: FoundSentence[] = [];
    let [start, match, count, length] = [0, -1, 0, 0];
    let found = new Map<number, number>();
    tokens.forEach((token, at) => {
      const inToken = index.termsOfTokens[token]!;
      count += inToken.length;
      length += index.tokens[token]!.length;
      for (const number of inToken) {
        const term = terms.get(number);
        if (!term) continue;
        found.set(term.word, Math.max(found.get(term.word) ?? 0, term.weight));
        if (match < 0) match = at;
      }
      if (!isEnd[token] && at < tokens.length - 1) return;
      const weight = [...found.values()].reduce((sum, one) => sum + one, 0);
      const isAlone = !isContinuing[tokens[start]!];
      const isShort = count < minTerms;
      sentences.push({
        start,
        end: at + 1,
        match: Math.max(start, match),
        weight,
        isAlone,
        isShort,
        length,
        rank: isAlone && isShort ? weight * shortFactor - Number.EPSILON : weight,
      });
      [start, match, count, length] = [at + 1, -1, 0, 0];
      if (found.size > 0) found = new Map();
    });
    return sentences;
  };

  return (id: number, terms: QueryTerms): Sentence => {
    const sentences = sentencesOf(id, terms);
    if (sentences.length === 0) return { start: 0, end: 0, shownFrom: 0, match: 0, weight: 0 };
    const best = sentences.reduce((one, other) => (other.rank > one.rank ? other : one));
    let [first, last] = [sentences.indexOf(best), sentences.indexOf(best)];
    while (first > 0 && !sentences[first]!.isAlone) first -= 1;
    // The first sentence continues the title; the second one says what to do.
    if (first === last && !best.isAlone) last = Math.min(last + 1, sentences.length - 1);
    const { match, weight } = best;
    let length = sentences.slice(first, last + 1).reduce((sum, one) => sum + one.length, 0);
    for (const next of sentences.slice(last + 1)) {
      length += next.length;
      if (next.isShort || length > lengthWithNext) break;
      last += 1;
    }
    length = sentences.slice(first, last + 1).reduce((sum, one) => sum + one.length, 0);
    let shown = first;
    for (const before of sentences.slice(0, first).reverse()) {
      length += before.length;
      if (before.isShort || length > lengthWithNext) break;
      shown -= 1;
    }
    const [{ start }, { end }, { start: shownFrom }] = [
      sentences[first]!,
      sentences[last]!,
      sentences[shown]!,
    ];
    return { start, end, shownFrom, match, weight };
  };
}
