import type { SearchKind } from '../../../shared/search-data';
import { encodeIds, encodeNumbers, twoDigits } from '../shared/encode-numbers';
import type { SearchIndexFile } from '../shared/file-contents';
import { indexTerms, textTerms, textWords } from '../shared/index-terms';
import type { SearchRecord } from '../shared/search-record';
import { stem } from '../shared/stem';
import { tokensOf } from '../shared/tokens';

/** Returns the words of the index file. */
export function encodeIndex(records: readonly SearchRecord[]): Omit<SearchIndexFile, 'places'> {
  const texts = records.map(({ text }) => tokensOf(text));
  const tokenOfTerm = new Map<string, string>();
  for (const token of texts.flat())
    for (const term of textTerms(token))
      if (!tokenOfTerm.has(term) && textTerms(token).length === 1) tokenOfTerm.set(term, token);
  // A word that no text contains is its own token.
  const tokensOfWords = (words: string) =>
    textWords(words).map((word) => tokenOfTerm.get(stem(word)) ?? word);
  const keywords = records.map(({ keywords: words, title, kind }) => {
    const text = words.join(' ');
    const inTitle = new Set(titledByTheirWords.has(kind) ? indexTerms(title) : []);
    const isInTitle = (token: string) => textTerms(token).every((term) => inTitle.has(term));
    return [
      ...tokensOfWords(text).filter((token) => !isInTitle(token)),
      ...(text.match(camelCase) ?? []),
    ];
  });
  const isCommon = commonTerms(records);
  const hidden = records.map((record) => {
    // Search words count more already; as hidden words they would change next to nothing.
    const shown = new Set([...textTerms(record.text), ...textTerms(record.keywords.join(' '))]);
    const others = textWords(record.hiddenText).filter(
      (word) => !shown.has(stem(word)) && !isCommon(stem(word)),
    );
    return tokensOfWords(others.join(' '));
  });

  const tokens = orderTokens([...texts, ...keywords, ...hidden].flat());
  const numbers = new Map(tokens.map((token, number) => [token, number]));
  const numbersOf = (list: string[]) => list.flatMap((token) => numbers.get(token) ?? []);
  const examples = records.filter(({ kind }) => kind === 'example').map(({ url }) => url);
  const setOf = (list: string[]) => [...new Set(numbersOf(list))].sort((a, b) => a - b);
  return {
    examples: records
      .map(({ example }) => encodeNumbers(example ? [examples.indexOf(example)] : []))
      .join(''),
    tokens: tokens.join('\n'),
    texts: texts.map((list) => encodeNumbers(numbersOf(list))).join(''),
    keywords: keywords.map((list) => encodeIds(setOf(list))).join(''),
    hiddenTexts: hidden.map((list) => encodeIds(setOf(list))).join(''),
  };
}

/** Kinds whose search words repeat the title, so that words of the title would only make the file larger. */
const titledByTheirWords: ReadonlySet<SearchKind> = new Set(['example', 'recipe']);

/** Search words that are names are found as a whole, too. */
const camelCase = /\b[a-z]+[A-Z]\w*/g;

/** Hidden words that this many texts contain are left out: they would only add a few of many poor matches. */
const common = 4;

function commonTerms(records: readonly SearchRecord[]): (term: string) => boolean {
  const counts = new Map<string, number>();
  for (const { text } of records)
    for (const term of new Set(textTerms(text))) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => (counts.get(term) ?? 0) >= common;
}

/** Sorts tokens by the length of their numbers: frequent ones get short numbers; equal lengths are in alphabetical order. */
function orderTokens(all: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const token of all) counts.set(token, (counts.get(token) ?? 0) + 1);
  const byCount = [...counts]
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
    .map(([token]) => token);
  const groups = [byCount.slice(0, 64), byCount.slice(64, twoDigits), byCount.slice(twoDigits)];
  return groups.flatMap((group) => group.sort());
}
