// cspell:ignore legn legned stackmod stakcmod treshold zzzzzz
import { describe, expect, it } from 'vitest';
import { correctWord } from './correct-word';
import type { Vocabulary } from './vocabulary';

const terms = ['legend', 'stackmod', 'png', 'snapshot', 'zoom', 'threshold', 'thread', 'tick'];
const vocabulary: Vocabulary = {
  has: (term) => terms.includes(term),
  startingWith: (prefix) => terms.filter((term) => term.startsWith(prefix)),
  countOf: () => 1,
  near: () => terms.map((term) => [term, 1]),
};

describe('correctWord', () => {
  it.each([
    ['legned', ['legend']],
    ['stakcmod', ['stackmod']],
    ['treshold', ['threshold']],
    ['tic', []],
    ['zzzzzz', []],
    ['z'.repeat(500), []],
  ])('corrects %s to %j', (term, corrected) => {
    expect(correctWord(term, vocabulary)).toEqual(corrected);
  });

  it('corrects the word as typed where its stem lost what looks like an ending', () => {
    expect(correctWord('legn', vocabulary, 2, 'legned')).toEqual(['legend']);
  });
});
