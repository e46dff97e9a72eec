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

/** Titles of what a query finds, best first. */
function ranking(query: string, ...known: Partial<SearchDocument>[]): string[] {
  const documents = known.map((one, id) => document({ ...one, id }));
  const engine = new MiniSearch<SearchDocument>(indexOptions);
  engine.addAll(documents);
  const boostDocument = (id: unknown) => documentBoost(documents[id as number]!, query);
  return engine
    .search(query, { ...queryOptions, boostDocument })
    .map(({ id }) => documents[id as number]!.title);
}

describe('the ranking', () => {
  it('puts a hit in the title before a hit in the text', () => {
    const hits = ranking(
      'legend',
      { title: 'Colors', text: 'The legend lists the colors: legend, legend.' },
      { title: 'The legend of a chart' },
    );
    expect(hits).toEqual(['The legend of a chart', 'Colors']);
  });

  it('puts a heading before a text, and a page of the very name before both', () => {
    const hits = ranking(
      'tooltip',
      { title: 'Text', text: 'tooltip' },
      { title: 'Section', kind: 'section', heading: 'Own tooltip' },
      { title: 'Tooltip' },
    );
    expect(hits).toEqual(['Tooltip', 'Section', 'Text']);
  });

  it('puts a whole word before the beginning of one, and this before a slip', () => {
    const hits = ranking('scale', { title: 'Scales' }, { title: 'Scale' }, { title: 'Stale' });
    expect(hits).toEqual(['Scale', 'Scales', 'Stale']);
  });

  it('takes a short word as it is typed, for slips would find anything', () => {
    expect(ranking('axis', { title: 'Axes' }, { title: 'Axis' })).toEqual(['Axis']);
  });
});

describe('documentBoost', () => {
  const boost = (known: Partial<SearchDocument>) => documentBoost(document(known), ' AXIS ');

  it('heeds neither case nor spaces around the query', () => {
    expect(boost({ title: 'Axis' })).toBeGreaterThan(boost({ title: 'Axis of time' }));
  });

  it('prefers hand-written pages to the reference, and there components to types', () => {
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
