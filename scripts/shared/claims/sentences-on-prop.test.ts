import { expect, it } from 'vitest';
import type { PageWithClaims } from './pages-with-claims';
import { propsWithoutTest, sentencesOnProp } from './sentences-on-prop';

const page = (name: string, ...sentences: string[]): PageWithClaims => ({
  page: name,
  kind: 'pages',
  sentences,
});
const note: PageWithClaims = {
  page: 'reference/notes/Settings',
  kind: 'notes',
  sentences: ['All settings.', 'It is ignored on an ordinal scale.'],
  membersOfNote: new Map([['minInterval', ['It is ignored on an ordinal scale.']]]),
};
const pages = [
  page('docs/a', 'minInterval is never negative.', 'It throws.', 'minIntervals are others.'),
  page('docs/b', 'Set xDomain.minInterval.', 'A bar keeps its minInterval.'),
  note,
];
const test = {
  file: 'tests/claims/b.test.tsx',
  page: 'docs/b',
  sentence: 'A bar keeps its minInterval.',
};

it('finds the sentences that name a prop, and those of its note, with their tests', () => {
  expect(sentencesOnProp('minInterval', pages, [test])).toEqual([
    { page: 'docs/a', sentence: 'minInterval is never negative.', file: undefined },
    { page: 'docs/b', sentence: test.sentence, file: test.file },
    { page: note.page, sentence: 'It is ignored on an ordinal scale.', file: undefined },
  ]);
});

it('reports a prop on which three pages make claims without a test', () => {
  expect(propsWithoutTest(pages, [])).toEqual([
    '3 pages make claims on minInterval, and none is tested: test a sentence of npm run claims -- --prop minInterval.',
  ]);
  expect(propsWithoutTest(pages, [test])).toEqual([]);
  expect(propsWithoutTest(pages.slice(1), [])).toEqual([]);
});
