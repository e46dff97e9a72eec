import { fillerWords } from '../shared/filler-words';
import { normalizeQuery } from '../shared/normalize-query';

/** Part of a text; whether it is a word of the query. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Shorter words are not marked. */
const minLength = 2;

/**
 * Splits a text at the words of the query, ignoring case: at starts of words and of parts of camel case names. Filler
 * words such as "the" are marked only if the query has no others. The parts joined are the text.
 */
export function markWords(text: string, query: string): TextPart[] {
  const words = wordsToMark(query);
  const parts: TextPart[] = [];
  let end = 0;
  if (words.length > 0)
    for (const { 0: match, index } of text.matchAll(new RegExp(words.join('|'), 'gi'))) {
      if (!isWordStart(text, index)) continue;
      parts.push({ text: text.slice(end, index), isMatch: false }, { text: match, isMatch: true });
      end = index + match.length;
    }
  return [...parts, { text: text.slice(end), isMatch: false }].filter((part) => part.text !== '');
}

/** Returns the words as patterns, longer ones first. */
function wordsToMark(query: string): string[] {
  const words = [
    ...new Set(
      normalizeQuery(query)
        .toLowerCase()
        .trim()
        .split(/[\s.]+/),
    ),
  ]
    .filter(({ length }) => length >= minLength)
    .sort((a, b) => b.length - a.length);
  const specific = words.filter((word) => !fillerWords.has(word));
  return (specific.length > 0 ? specific : words).map(escapeForPattern);
}

/** Whether a word begins at an index, or a part of a camel case name. */
const isWordStart = (text: string, index: number) =>
  !/[\p{L}\p{N}]$/u.test(text.slice(0, index)) || /^.\p{Lu}/su.test(text.slice(index - 1));

const escapeForPattern = (word: string) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
