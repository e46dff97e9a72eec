import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../../../shared/search-data';
import type { JudgedQuery } from '../../../tests/search-quality/judged-queries';
import { judge, qualityRows } from './judge';

const hit = (url: string) => ({ url }) as SearchHit;
const query = (text: string, ...expected: string[]): JudgedQuery => ({
  query: text,
  kind: 'name',
  expected,
  half: 'tuning',
  set: 'first',
});
const ranks = (found: string[], ...expected: string[]) =>
  judge([query('a', ...expected)], () => ({ hits: found.map(hit) })).map(({ rank }) => rank);

describe('judge', () => {
  it.each([
    [['/api/Axis'], ['api/Axis'], 1],
    [['/other', '/api/Axis'], ['api/Axis'], 2],
    [['/other'], ['api/Axis'], 0],
    [['/api/Axis#hide'], ['api/Axis'], 1],
    [['/api/Axis'], ['api/Axis#hide'], 0],
    [['/all-types/'], ['all-types'], 1],
  ])('finds %j for %j at rank %i', (found, expected, rank) => {
    expect(ranks(found, ...expected)).toEqual([rank]);
  });
});

describe('qualityRows', () => {
  it('computes shares by kind, by set and of all', () => {
    const answers: Record<string, string[]> = { one: ['/a'], two: ['/b', '/a'], three: [] };
    const judgments = judge(
      ['one', 'two', 'three'].map((text) => query(text, 'a')),
      (text) => ({ hits: answers[text]!.map(hit) }),
    );
    expect(qualityRows(judgments)).toEqual([
      { kind: 'name', queries: 3, first: 33.3, 'among five': 66.7, empty: 1 },
      { kind: 'first set', queries: 3, first: 33.3, 'among five': 66.7, empty: 1 },
      { kind: 'all', queries: 3, first: 33.3, 'among five': 66.7, empty: 1 },
    ]);
  });
});
