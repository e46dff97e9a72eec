import type { PageWithClaims, TextKind } from './pages-with-claims';

/** Maximum number of words of a sentence. The limits may only fall. */
export const maxWords: Record<TextKind, number> = { pages: 30, notes: 39, captions: 36 };

/** Returns a message for each sentence that is longer than those of its kind of text may be. */
export const longSentences = (pages: PageWithClaims[]): string[] =>
  pages.flatMap(({ page, kind, sentences }) =>
    sentences
      .map((sentence) => ({ sentence, words: wordsOf(sentence) }))
      .filter(({ words }) => words > maxWords[kind])
      .map(
        ({ sentence, words }) =>
          `${page}: split the sentence of ${words} words (at most ${maxWords[kind]} in ${kind}): "${sentence}"`,
      ),
  );

/** Returns the number of words; signs between spaces are none. */
const wordsOf = (sentence: string) => sentence.split(' ').filter((word) => /\w/.test(word)).length;
