// cspell:ignore stackedshares stakc stackmodality
import { describe, expect, it } from 'vitest';
import { createEngine, parseFiles } from './client/create-engine';
import { makeRecord } from './node/records/make-record';
import { searchTexts } from './node/search-texts';
import type { SearchDocumentsFile } from './shared/file-contents';
import type { SearchRecord } from './shared/search-record';

const records: SearchRecord[] = [
  makeRecord({
    kind: 'component',
    title: 'Axis',
    url: '/api/Axis',
    text: 'Draws an axis.',
    also: [{ title: 'AxisSpec', url: '/all-types/interfaces/AxisSpec' }],
  }),
  makeRecord({
    kind: 'prop',
    title: 'stackMode',
    breadcrumb: ['BarSeries'],
    url: '/api/BarSeries#stackMode',
    text: 'Stacks bars as shares.',
    also: [{ title: 'AreaSeries', url: '/api/AreaSeries#stackMode' }],
  }),
  makeRecord({
    kind: 'prop',
    title: 'hide',
    breadcrumb: ['Axis'],
    url: '/api/Axis#hide',
    text: '',
  }),
  makeRecord({
    kind: 'member',
    title: 'hide',
    breadcrumb: ['Old'],
    url: '/all-types/Old#hide',
    text: 'No effect.',
    flags: ['no effect'],
  }),
  makeRecord({
    kind: 'troubleshooting',
    title: 'Nothing is drawn',
    url: '/docs/troubleshooting#nothing-is-drawn',
    breadcrumb: ['Guides', 'Troubleshooting'],
    text: 'Check these in order. Give the chart a height, otherwise it stays blank. Import the stylesheet.',
  }),
  makeRecord({
    kind: 'page',
    title: 'Troubleshooting',
    breadcrumb: ['Guides'],
    url: '/docs/troubleshooting',
    text: 'Symptoms and their causes.',
  }),
  makeRecord({
    kind: 'page',
    title: 'Partitions',
    breadcrumb: ['Examples'],
    url: '/examples/partition',
    text: '',
  }),
  makeRecord({ kind: 'component', title: 'BarSeries', url: '/api/BarSeries', text: 'Draws bars.' }),
  makeRecord({
    kind: 'component',
    title: 'AreaSeries',
    url: '/api/AreaSeries',
    text: 'Draws areas.',
  }),
  makeRecord({
    kind: 'type',
    title: 'Long',
    url: '/all-types/Long',
    text: `A ${'very '.repeat(40)}long sentence with letters and digits and more words that stand before fractions of a number.`,
  }),
  makeRecord({ kind: 'type', title: 'Old', url: '/all-types/Old', text: 'An old type.' }),
  makeRecord({
    kind: 'example',
    title: 'Waffle of shares',
    breadcrumb: ['Partitions'],
    url: '/examples/partition/waffle',
    also: [{ title: 'Partitions', url: '/examples/partition#waffle' }],
    text: 'Draws squares.',
  }),
];
const further = [
  makeRecord({
    kind: 'prop',
    title: 'onElementClick',
    breadcrumb: ['BarSeries'],
    url: '/api/BarSeries#onElementClick',
    text: 'Reports clicks on bars.',
  }),
  makeRecord({
    kind: 'prop',
    title: 'type',
    breadcrumb: ['AreaSeries'],
    url: '/api/AreaSeries#type',
    text: 'When it shows.',
  }),
  makeRecord({
    kind: 'section',
    title: 'Reverse an axis',
    breadcrumb: ['Guides', 'Troubleshooting'],
    url: '/docs/troubleshooting#reverse-an-axis',
    text: 'Out of the box, values grow upwards.',
  }),
];
const pictures = { light: '/pictures/{id}.light.svg', dark: '/pictures/{id}.dark.svg' };
const options = { maxHits: 3, pictures };
const texts = searchTexts(records, options);
const answer = createEngine(parseFiles(texts.documents, texts.index), '/');
const search = (query: string) => answer(query).hits;
const urls = (query: string) => search(query).map(({ url }) => url);

describe('createEngine', () => {
  it.each([
    ['axis', '/api/Axis'],
    ['AxisSpec', '/all-types/interfaces/AxisSpec'],
    ['stackMode', '/api/BarSeries#stackMode'],
    ['stack mode', '/api/BarSeries#stackMode'],
    ['stackmode', '/api/BarSeries#stackMode'],
    ['stakcMode', '/api/BarSeries#stackMode'],
    ['AreaSeries.stackMode', '/api/AreaSeries#stackMode'],
    ['area stack mode', '/api/AreaSeries#stackMode'],
    ['why is my chart blank', '/docs/troubleshooting#nothing-is-drawn'],
    ['jest height vs unknown', '/docs/troubleshooting#nothing-is-drawn'],
  ])('answers %j with %s', (query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it.each([
    ['typescript types for elementClick', '/api/BarSeries#onElementClick'],
    ['invert y axis', '/docs/troubleshooting#reverse-an-axis'],
  ])('answers %j by another word, with %s', (query, url) => {
    const more = searchTexts([...records, ...further], options);
    const { hits } = createEngine(parseFiles(more.documents, more.index), '/')(query);
    expect(hits[0]?.url).toBe(url);
  });

  it('prefers the family that a query names to the words of a symptom', () => {
    const page = (title: string, text: string) =>
      makeRecord({ kind: 'page', title, url: `/docs/${title.toLowerCase()}`, text });
    const files = searchTexts(
      [
        page('Axes', 'Tick labels overlap. Labels of an axis overlap if they are long.'),
        page('Treemap', 'Labels have a size.'),
      ],
      options,
    );
    const find = createEngine(parseFiles(files.documents, files.index), '/');
    expect(find('treemap labels overlap').hits[0]?.url).toBe('/docs/treemap');
    expect(find('tick labels overlap').hits[0]?.url).toBe('/docs/axes');
  });

  it('ranks what has no effect late', () => {
    expect(urls('hide')).toEqual(['/api/Axis#hide', '/all-types/Old#hide']);
  });

  it('shows the sentence that matches best', () => {
    expect(search('blank')[0]?.excerpt).toBe('Give the chart a height, otherwise it stays blank.');
    expect(search('stylesheet')[0]?.excerpt).toBe(
      'Give the chart a height, otherwise it stays blank. Import the stylesheet.',
    );
    // No sentence has the word: the first one with content.
    expect(search('drawn')[0]?.excerpt).toBe('Give the chart a height, otherwise it stays blank.');
    expect(search('fractions')[0]?.excerpt).toBe(
      '…and digits and more words that stand before fractions of a number.',
    );
  });

  it.each([
    [
      'It starts at zero. Fit it to the data. See bars.',
      'zero',
      'It starts at zero. Fit it to the data.',
    ],
    [
      `No prop does this. ${'A long sentence that says how to do it, '.repeat(4)}with the code of a component.`,
      'prop',
      'No prop does this.',
    ],
    [
      'No prop turns the axis around. Negate the values and the labels.',
      'turn axis',
      'No prop turns the axis around. Negate the values and the labels.',
    ],
    [
      'The axis has a domain. It sets the ends.',
      'ends',
      'The axis has a domain. It sets the ends.',
    ],
    [
      'See ticks. The number of ticks is a wish of the axis.',
      'ticks',
      'The number of ticks is a wish of the axis.',
    ],
    [
      'Bars show single values. Lines show a development.',
      'development',
      'Bars show single values. Lines show a development.',
    ],
  ])('shows a sentence of %j that says something alone', (text, query, excerpt) => {
    const record = makeRecord({ kind: 'page', title: 'Page', url: '/docs/page', text });
    const files = searchTexts([record], options);
    const { hits } = createEngine(parseFiles(files.documents, files.index), '/')(query);
    expect(hits[0]?.excerpt).toBe(excerpt);
  });

  it('completes the addresses of results and of pictures of examples', () => {
    const [hit] = createEngine(parseFiles(texts.documents, texts.index), '/base/')('waffle').hits;
    expect(hit).toEqual({
      kind: 'example',
      title: 'Waffle of shares',
      breadcrumb: ['Partitions'],
      excerpt: 'Draws squares.',
      url: '/base/examples/partition/waffle',
      also: [{ title: 'Partitions', url: '/base/examples/partition#waffle' }],
      flags: [],
      picture: {
        light: '/base/pictures/partition/waffle.light.svg',
        dark: '/base/pictures/partition/waffle.dark.svg',
      },
    });
  });

  it('throws if a file is truncated', () => {
    expect(() => parseFiles('{"searchDocs":', texts.index)).toThrow(SyntaxError);
    expect(() => parseFiles(texts.documents, '{"terms":')).toThrow(SyntaxError);
  });
});

describe('searchTexts', () => {
  it('keeps the options of the specification and leaves long texts out of the documents', () => {
    const { searchDocs, options }: SearchDocumentsFile = JSON.parse(texts.documents);
    expect(options).toEqual({ maxHits: 3, highlightResult: false });
    expect(searchDocs[0]).not.toHaveProperty('text');
  });

  it('returns the same bytes for the same records', () => {
    expect(searchTexts(records, options)).toEqual(texts);
  });

  it('counts all matching entries by group, and filters by group', () => {
    const all = answer('axis hide');
    expect(all.total).toBe((all.counts.components ?? NaN) + (all.counts.props ?? NaN));
    const props = answer('axis hide', { group: 'props' });
    expect(props.hits.map(({ kind }) => kind)).toEqual(['prop', 'member']);
    expect(props).toMatchObject({ total: 2, pages: 1, counts: all.counts });
    expect(answer('axis hide', { group: 'examples' })).toMatchObject({ hits: [], total: 0 });
  });

  it('returns further hits on further pages, each once', () => {
    const query = 'axis stackMode hide drawn waffle';
    expect(answer(query)).toMatchObject({ total: 6, pages: 2 });
    const hits = [1, 2].map((page) => answer(query, { page }).hits.map(({ url }) => url));
    expect(hits.map(({ length }) => length)).toEqual([3, 3]);
    expect(new Set(hits.flat()).size).toBe(6);
    expect(answer(query, { page: 9 }).hits.map(({ url }) => url)).toEqual(hits[1]);
  });

  it('returns the query with words separated that were typed as one', () => {
    expect(answer('stackedshares').separated).toBe('stacked shares');
    expect(answer('stakc mode').separated).toBe('stakc mode');
  });

  it('offers similar names only if nothing matches', () => {
    expect(answer('axis').nearest).toEqual([]);
    const { hits, nearest } = answer('stackmodality');
    expect(hits).toEqual([]);
    expect(nearest.map(({ title }) => title)).toEqual(['stackMode']);
  });
});
