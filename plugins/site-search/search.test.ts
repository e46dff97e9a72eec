import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SearchDocument } from '../../contracts/search-data';
import { searchFiles, searchTexts } from './node/search-files';
import { terms } from './shared/terms';
import { createEngine } from './client/create-engine';

const found = (title: string, heading: string, rest: Partial<SearchDocument> = {}) => ({
  kind: heading ? ('prop' as const) : ('page' as const),
  area: 'Reference' as const,
  title,
  heading,
  url: `/all-types/interfaces/${title}#${heading}`,
  text: '',
  ...rest,
});

const documents = [
  found('Guide', '', { area: 'Docs', text: 'Use stackMode to stack bars.' }),
  found('BarSeriesSpec', 'stackMode'),
  found('BarSeries', 'stackMode', { url: '/all-types/functions/BarSeries#stackMode' }),
  found('StackMode', ''),
  found('Axis', 'tickFormat'),
  found('Axis', 'hide'),
];

/** Creates the search engine from files as the build writes them. */
function search(maxHits = 30) {
  const texts = searchTexts(documents, { maxHits });
  return createEngine({ documents: bufferOf(texts.documents), index: bufferOf(texts.index) });
}

const bufferOf = (text: string) => new TextEncoder().encode(text).buffer;

afterEach(() => vi.unstubAllEnvs());

describe('terms', () => {
  it('splits camel case names and keeps the complete name', () => {
    expect(terms('stackMode of XYChart')).toEqual([
      'stackmode',
      'stack',
      'mode',
      'of',
      'xychart',
      'xy',
      'chart',
    ]);
  });
});

describe('createEngine', () => {
  it('ranks exact names before pages that mention them', () => {
    const [first, ...others] = search()('stackMode');
    expect([first!.title, first!.heading]).toEqual(['StackMode', '']);
    expect(others[0]!.title).toBe('BarSeries');
    expect(others.at(-1)!.title).toBe('Guide');
  });

  it('matches prefixes, parts of names and misspelled names', () => {
    const titles = search()('tickf').map(({ heading }) => heading);
    expect(titles).toEqual(['tickFormat']);
    expect(search()('format').map(({ heading }) => heading)).toEqual(['tickFormat']);
    expect(search()('tickfromat').map(({ heading }) => heading)).toEqual(['tickFormat']);
  });

  it('requires all words of a query', () => {
    expect(search()('axis hide')).toHaveLength(1);
    expect(search()('axis nothing')).toHaveLength(0);
  });

  it('returns at most maxHits documents', () => {
    expect(search(2)('stackMode')).toHaveLength(2);
  });

  it('throws if a file is truncated', () => {
    const [whole, truncated] = [
      bufferOf('{"searchDocs":[],"options":{}}'),
      bufferOf('{"searchDocs":'),
    ];
    expect(() => createEngine({ documents: truncated, index: whole })).toThrow(SyntaxError);
    expect(() => createEngine({ documents: whole, index: truncated })).toThrow(SyntaxError);
  });
});

describe('searchFiles', () => {
  it('uses the same timestamp for both files, which SOURCE_DATE_EPOCH overrides', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
    expect(searchFiles()).toEqual({
      documents: 'search-doc-1700000000000.json',
      index: 'search-index-1700000000000.json',
    });
  });
});
