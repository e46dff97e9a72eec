// cspell:ignore rdexwc atfokh tikformatter ticklbl worldcloud
import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../../../shared/search-data';
import { nearestNames } from './nearest-names';

const entries = ['tickFormat', 'tickLabel', 'Wordcloud', 'Settings', 'tickFormat'].map(
  (title, index): SearchHit => ({
    kind: 'prop',
    title,
    breadcrumb: ['Axis'],
    excerpt: '',
    url: `/${index}`,
    also: [],
    flags: [],
  }),
);
const names = (query: string) => nearestNames(query, entries).map(({ title }) => title);

describe('nearestNames', () => {
  it('returns similar names, best first, each once', () => {
    expect(names('tikformatter')).toEqual(['tickFormat']);
    expect(names('ticklbl')).toEqual(['tickLabel']);
    expect(names('worldcloud')).toEqual(['Wordcloud']);
  });

  it.each(['', 'x', '??', '🙂', 'qqq', 'rdexwc', 'atfokh', 'x'.repeat(500)])(
    'returns nothing for "%s"',
    (query) => {
      expect(names(query)).toEqual([]);
    },
  );
});
