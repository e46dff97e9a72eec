import { fillerWords } from './filler-words';
import { splitWords } from './split-words';
import { stem } from './stem';

/** Returns the terms of a title: stems of whole names and of their parts. */
export const indexTerms = (text: string): string[] =>
  splitWords(text).flatMap(({ whole, parts }) =>
    (parts.length > 1 ? [whole, ...parts] : [whole]).map(stem),
  );

/**
 * Returns the words of a text: parts of names only, since whole names are found by the titles of their entries, and no
 * filler words.
 */
export const textWords = (text: string): string[] =>
  splitWords(text)
    .flatMap(({ parts }) => parts)
    .filter((part) => !fillerWords.has(part));

/** Returns the terms of a text: stems of its words. */
export const textTerms = (text: string): string[] => textWords(text).map(stem);
