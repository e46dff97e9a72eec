import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SearchDocument } from '../../contracts/search-data';
import { searchFiles, searchTexts } from './node/search-files';
import { terms } from './shared/terms';
import { loadSearch } from './client/load-search';

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

async function search(maxHits = 30) {
  const texts = searchTexts(documents, { maxHits });
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(new Response(url.includes('doc') ? texts.documents : texts.index)),
  );
  return loadSearch('/', searchFiles());
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('terms', () => {
  it('splits names in camel case and keeps them whole', () => {
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

describe('loadSearch', () => {
  it('puts a component’s prop of just that name before pages that mention it', async () => {
    const [first, ...others] = (await search())('stackMode');
    expect([first!.title, first!.heading]).toEqual(['StackMode', '']);
    expect(others[0]!.title).toBe('BarSeries');
    expect(others.at(-1)!.title).toBe('Guide');
  });

  it('finds a name from its beginning, from a part of it and with a slip in it', async () => {
    const titles = (await search())('tickf').map(({ heading }) => heading);
    expect(titles).toEqual(['tickFormat']);
    expect((await search())('format').map(({ heading }) => heading)).toEqual(['tickFormat']);
    expect((await search())('tickfromat').map(({ heading }) => heading)).toEqual(['tickFormat']);
  });

  it('wants all words of a query', async () => {
    expect((await search())('axis hide')).toHaveLength(1);
    expect((await search())('axis nothing')).toHaveLength(0);
  });

  it('returns no more documents than the site allows', async () => {
    expect((await search(2))('stackMode')).toHaveLength(2);
  });

  it('says which file could not be fetched', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
    await expect(loadSearch('/base/', searchFiles())).rejects.toThrow(
      /^\/base\/search-.* answered 503$/,
    );
  });
});

describe('searchFiles', () => {
  it('stamps both files with the same time, which SOURCE_DATE_EPOCH can fix', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
    expect(searchFiles()).toEqual({
      documents: 'search-doc-1700000000000.json',
      index: 'search-index-1700000000000.json',
    });
  });
});
