import { expect, it } from 'vitest';
import { compareClaims } from './compare-claims';

const pages = [
  { page: 'docs/a', kind: 'pages' as const, sentences: ['It is ignored.', 'It is red.'] },
  { page: 'reference/notes/B', kind: 'notes' as const, sentences: ['It throws.'] },
];
const file = 'tests/claims/a.test.tsx';

it('finds claims without a test', () => {
  const tested = [{ file, page: 'docs/a', sentence: 'It is ignored.' }];
  expect(compareClaims(pages, tested)).toEqual({
    untested: [{ page: 'reference/notes/B', kind: 'notes', sentence: 'It throws.' }],
    problems: [],
  });
});

it('reports a test whose page does not contain its sentence', () => {
  const tested = [{ file, page: 'docs/a', sentence: 'It throws.' }];
  const { problems } = compareClaims(pages, tested);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(`${file}: docs/a does not contain the sentence "It throws."`);
});

it('needs a test for every page, and for every occurrence on a page', () => {
  const ignored = 'It is ignored.';
  const twice = [
    { page: 'docs/a', kind: 'pages' as const, sentences: [ignored, ignored] },
    { page: 'docs/b', kind: 'pages' as const, sentences: [ignored] },
  ];
  const tested = [{ file, page: 'docs/a', sentence: ignored }];
  expect(compareClaims(twice, tested).untested.map(({ page }) => page)).toEqual([
    'docs/a',
    'docs/b',
  ]);
});
