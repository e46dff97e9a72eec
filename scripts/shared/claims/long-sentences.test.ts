import { expect, it } from 'vitest';
import { longSentences, maxWords } from './long-sentences';

const sentence = (words: number) => `${Array.from({ length: words }, () => 'word').join(' ')}.`;

it('reports sentences with more words than their kind of text may have', () => {
  const page = {
    page: 'docs/axes',
    kind: 'pages' as const,
    sentences: [sentence(maxWords.pages), `${sentence(maxWords.pages - 1)} × –`, sentence(31)],
  };
  expect(longSentences([page])).toEqual([
    `docs/axes: split the sentence of 31 words (at most 30 in pages): "${sentence(31)}"`,
  ]);
});
