import { startsWithCapital, textOfTokens } from '../shared/tokens';
import type { Sentence } from './ranking/best-sentence';
import type { SearchIndex } from './search-index';

const maxLength = 200; // characters
/** Tokens before the first word that matches, if the start of a long sentence is left out. */
const tokensBefore = 8;

/** Returns a sentence of the text of an entry. Of a long one, it returns the part with the words of the query. */
export function excerptOf(index: SearchIndex, id: number, { start, end, match }: Sentence): string {
  const tokens = index.texts[id]!.map((token) => index.tokens[token]!);
  const textFrom = (first: number, last: number) => {
    const previous = tokens[first - 1];
    const before = first === start ? (previous ?? '') : '';
    const isCapital = previous === undefined || startsWithCapital(previous);
    const text = textOfTokens(tokens.slice(first, last), isCapital);
    return openingOf(before) + text.replace(/\s+[^\p{L}\p{N}]*$/u, '').replace(/:$/, '.');
  };
  const sentence = textFrom(start, end);
  if (sentence.length <= maxLength) return sentence;
  if (textFrom(start, match).length <= maxLength / 2) return shorten(sentence);
  return `…${shorten(textFrom(Math.max(start, match - tokensBefore), end))}`;
}

/** Returns what of the punctuation between two sentences belongs to the second one, such as a bracket. */
const openingOf = (punctuation: string) => /\s([(“"'])[⇧]?$/.exec(punctuation)?.[1] ?? '';

const shorten = (text: string): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/\s+\S*$/, '')}…`;
