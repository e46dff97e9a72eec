// cspell:ignore ｌｅｇｅｎｄ
import { describe, expect, it } from 'vitest';
import { limitQuery, maxQueryLength, normalizeQuery } from './normalize-query';

describe('limitQuery', () => {
  it('keeps the start of a long query', () => {
    expect(limitQuery('a'.repeat(100_000))).toBe('a'.repeat(maxQueryLength));
    expect(limitQuery('axis')).toBe('axis');
  });

  it('does not split a character', () => {
    expect(limitQuery(`${'a'.repeat(maxQueryLength - 1)}😀`)).toBe('a'.repeat(maxQueryLength - 1));
  });
});

describe('normalizeQuery', () => {
  it.each([
    ['ｌｅｇｅｎｄ', 'legend'],
    ['ﬁt', 'fit'],
    ['tick\u200bFormat', 'tickFormat'],
  ])('turns %j into %j', (typed, query) => {
    expect(normalizeQuery(typed)).toBe(query);
  });

  it('limits what becomes longer', () => {
    expect(normalizeQuery('ﷺ'.repeat(100))).toHaveLength(maxQueryLength);
  });
});
