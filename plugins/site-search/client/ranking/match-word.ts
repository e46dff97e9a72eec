import { fillerWords } from '../../shared/filler-words';
import { stem } from '../../shared/stem';
import { relatedTerms } from '../../shared/synonyms';
import type { SearchIndex } from '../search-index';
import { correctWord } from './correct-word';
import type { Vocabulary } from './vocabulary';
import { weights } from './weights';

/** The entries that match a word of the query. */
export interface WordMatch {
  /** How much the word says: rare words more than common ones, filler words little. */
  weight: number;
  /** Score by id of the entry. */
  scores: Map<number, number>;
  /** The terms that the word stands for: its stem, or the corrected word. */
  terms: string[];
  /** How well each term stands for the word, synonyms included. */
  factors: Map<string, number>;
}

/** Other forms of filler words say as little: "showing". */
const fillerStems = new Set([...fillerWords].filter((word) => word.length > 3).map(stem));

/** Prefixes of fewer letters begin too many words. */
const minPrefix = 2;
/** Words that a prefix stands for, at most. */
const maxCompletions = 60;

/**
 * Finds the entries that match a word: the word itself, else corrections of it, and synonyms with less weight.
 *
 * @param isLast - the last word may be incomplete, so that words that it begins match as well
 * @param maxChanges - letters that may be wrong
 */
export function matchWord(
  word: string,
  isLast: boolean,
  index: SearchIndex,
  vocabulary: Vocabulary,
  maxChanges?: number,
): WordMatch {
  const term = stem(word);
  const isKnown = vocabulary.has(term);
  const factors = new Map<string, number>();
  const add = (one: string, factor: number) => {
    if (vocabulary.has(one)) factors.set(one, Math.max(factors.get(one) ?? 0, factor));
  };
  let terms = [term];
  add(term, 1);
  // Typed prefixes are not stemmed: "anno" must find "annotation".
  if ((isLast || !isKnown) && word.length >= minPrefix)
    for (const one of vocabulary.startingWith(word).slice(0, maxCompletions))
      add(one, isKnown ? weights.prefix * 0.5 : weights.prefix);
  const hasSynonym = relatedTerms(term).some(([other]) => vocabulary.has(other));
  if (factors.size === 0 && !hasSynonym) {
    terms = correctWord(term, vocabulary, maxChanges, word);
    for (const corrected of terms) add(corrected, weights.correction);
  }
  for (const [other, kind] of new Map(terms.flatMap(relatedTerms))) add(other, weights[kind]);

  const scores = new Map<number, number>();
  for (const [one, factor] of factors) {
    const posting = index.postingOf(one);
    posting.ids.forEach((id, at) => {
      const score = posting.scores[at]! * factor;
      if (score > (scores.get(id) ?? 0)) scores.set(id, score);
    });
  }
  // After the synonyms: a rare word for something common says no more than the common one.
  const rarity = Math.log(1 + index.entries.length / (1 + scores.size));
  const isFiller = fillerWords.has(word) || fillerStems.has(term);
  const weight = rarity * (isFiller ? weights.filler : word.length === 1 ? weights.letter : 1);
  return { weight, scores, terms, factors };
}
