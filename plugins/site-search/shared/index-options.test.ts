import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../../../contracts/search-data';
import { documentBoost, indexOptions, queryOptions } from './index-options';
import { terms } from './terms';

const document = (known: Partial<SearchDocument>): SearchDocument => ({
  id: 0,
  kind: 'page',
  area: 'Docs',
  title: '',
  heading: '',
  url: '/docs/page',
  text: '',
  ...known,
});

/** Returns the titles of the results of a query, best match first. */
function ranking(query: string, ...known: Partial<SearchDocument>[]): string[] {
  const documents = known.map((one, id) => document({ ...one, id }));
  const engine = new MiniSearch<SearchDocument>(indexOptions);
  engine.addAll(documents);
  const boostDocument = (id: unknown) => documentBoost(documents[id as number]!, query);
  return engine
    .search(query, { ...queryOptions, boostDocument })
    .map(({ id }) => documents[id as number]!.title);
}

describe('ranking', () => {
  it('ranks matches in titles before matches in text', () => {
    const hits = ranking(
      'legend',
      { title: 'Colors', text: 'The legend lists the colors: legend, legend.' },
      { title: 'The legend of a chart' },
    );
    expect(hits).toEqual(['The legend of a chart', 'Colors']);
  });

  it('ranks headings before text, and exact page titles before both', () => {
    const hits = ranking(
      'tooltip',
      { title: 'Text', text: 'tooltip' },
      { title: 'Section', kind: 'section', heading: 'Own tooltip' },
      { title: 'Tooltip' },
    );
    expect(hits).toEqual(['Tooltip', 'Section', 'Text']);
  });

  it('ranks exact matches before prefix matches, and these before fuzzy matches', () => {
    const hits = ranking('scale', { title: 'Scales' }, { title: 'Scale' }, { title: 'Stale' });
    expect(hits).toEqual(['Scale', 'Scales', 'Stale']);
  });

  it('applies no fuzzy matching to short words', () => {
    expect(ranking('axis', { title: 'Axes' }, { title: 'Axis' })).toEqual(['Axis']);
  });
});

describe('documentBoost', () => {
  const boost = (known: Partial<SearchDocument>) => documentBoost(document(known), ' AXIS ');

  it('ignores case and surrounding spaces', () => {
    expect(boost({ title: 'Axis' })).toBeGreaterThan(boost({ title: 'Axis of time' }));
  });

  it('prefers hand-written pages to the reference, and components to types', () => {
    const component = boost({ area: 'Reference', url: '/all-types/functions/Axis' });
    expect(boost({ area: 'API' })).toBeGreaterThan(boost({ area: 'Reference' }));
    expect(component).toBeGreaterThan(boost({ area: 'Reference', url: '/all-types/interfaces/A' }));
  });
});

describe('terms', () => {
  it.each([
    ['', []],
    ['— … !', []],
    ['Café 10', ['café', '10']],
    ['snake_case', ['snake_case', 'snake', 'case']],
    ['x2Axis', ['x2axis', 'x2', 'axis']],
  ])('of %j are %j', (text, words) => {
    expect(terms(text)).toEqual(words);
  });
});
