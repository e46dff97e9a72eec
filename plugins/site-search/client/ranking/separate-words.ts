// cspell:ignore colorpalette linewidth ticklabels
import { fillerWords } from '../../shared/filler-words';
import { splitWords } from '../../shared/split-words';
import { stem } from '../../shared/stem';
import { relatedTerms } from '../../shared/synonyms';
import { correctWord } from './correct-word';
import type { Vocabulary } from './vocabulary';

/** Words in lower case. Shorter ones are one word, and `tickFormat` or `Axis.hide` are typed as names. */
const lowerCaseWords = /(?<![\p{L}\p{N}.])\p{Ll}{6,}(?![\p{L}\p{N}.])/gu;

/**
 * Returns a function that separates words of a query that were typed as one: names of the library among other words
 * ("rotate ticklabels" becomes "rotate tick labels"), and unknown words that consist of known ones ("colorpalette"). A
 * word that a single entry contains, and no title, keeps its place before its parts ("linewidth line width").
 *
 * @param titles - titles of the entries, with the names of the library
 */
export function wordSeparator(
  titles: readonly string[],
  vocabulary: Vocabulary,
): (query: string) => string {
  const names = new Map<string, string>();
  const ofTitles = new Set<string>();
  for (const title of titles)
    for (const { whole, parts } of splitWords(title)) {
      ofTitles.add(stem(whole));
      if (parts.length > 1 && !/^\p{Lu}/u.test(title)) names.set(stem(whole), parts.join(' '));
    }
  const isRare = (term: string) => vocabulary.countOf(term) === 1 && !ofTitles.has(term);
  const isKnown = (term: string) =>
    vocabulary.has(term) || relatedTerms(term).some(([other]) => vocabulary.has(other));

  return (query) => {
    const isOneWord = !/\s/.test(query.trim());
    return query.replace(lowerCaseWords, (word) => {
      const term = stem(word);
      const name = names.get(term);
      if (name) return isOneWord ? word : name;
      if (isRare(term)) return [word, ...longParts(word, vocabulary)].join(' ');
      if (isKnown(term) || vocabulary.startingWith(word).length > 0) return word;
      const parts = knownParts(word, vocabulary);
      // One wrong letter is likelier than a missing space.
      const isMisspelled = parts.length > 0 && correctWord(term, vocabulary, 1, word).length > 0;
      return parts.length > 0 && !isMisspelled ? parts.join(' ') : word;
    });
  };
}

const minLongPart = 4; // letters

/** Returns the parts of a word if all of them are long: "upload" and "sidebar" are words of their own. */
function longParts(word: string, vocabulary: Vocabulary): string[] {
  const parts = knownParts(word, vocabulary);
  return parts.every((part) => part.length >= minLongPart && !fillerWords.has(part)) ? parts : [];
}

/** Longer words are not looked at: the time grows with the square of the length. */
const maxLength = 40;
const minPart = 2; // letters
const maxParts = 4;

/**
 * Splits a word into as few known words as possible, each of at least three letters; filler words count as known.
 * Returns nothing if it consists of other letters or of filler words.
 */
function knownParts(word: string, { has }: Vocabulary): string[] {
  if (word.length > maxLength) return [];
  const best: (string[] | undefined)[] = [[]]; // by length of the start of the word
  for (let end = minPart; end <= word.length; end++)
    for (let start = 0; start <= end - minPart; start++) {
      const before = best[start];
      const part = word.slice(start, end);
      const isBetter = before && before.length + 1 < (best[end]?.length ?? maxParts + 1);
      const isKnown = part.length >= 3 && part !== word && has(stem(part));
      if (isBetter && (isKnown || fillerWords.has(part))) best[end] = [...before, part];
    }
  const parts = best[word.length] ?? [];
  return parts.every((part) => fillerWords.has(part)) ? [] : parts;
}
