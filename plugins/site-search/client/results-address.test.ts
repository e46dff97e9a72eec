import { describe, expect, it } from 'vitest';
import { parseResultsAddress, resultsAddress } from './results-address';

describe('the address of the results page', () => {
  it.each([
    { query: 'dark mode', group: 'examples', page: 2 },
    { query: '<b> & "100 %" + #ü', group: undefined, page: 1 },
    { query: '', group: undefined, page: 1 },
  ])('contains %o', (request) => {
    const { search } = new URL(resultsAddress('/base/search', request), 'https://charts.example');
    expect(parseResultsAddress(search)).toEqual(request);
  });

  it('stays short for a long query', () => {
    const address = resultsAddress('/search', { query: 'ä'.repeat(100_000) });
    expect(address.length).toBeLessThan(2000);
    expect(parseResultsAddress(`?q=${'a'.repeat(100_000)}`).query).toBe('a'.repeat(200));
  });

  it('is short without a filter', () => {
    expect(resultsAddress('/base/search', { query: 'axis' })).toBe('/base/search?q=axis');
    expect(resultsAddress('/search', {})).toBe('/search');
  });

  it.each(['?q=axis&kind=nothing&page=0', '?q=axis&page=1.5', '?q=axis&page=x'])(
    'ignores unknown values in %s',
    (search) =>
      expect(parseResultsAddress(search)).toEqual({ query: 'axis', group: undefined, page: 1 }),
  );
});
