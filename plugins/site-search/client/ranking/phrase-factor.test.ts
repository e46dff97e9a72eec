import { describe, expect, it } from 'vitest';
import type { SearchIndex } from '../search-index';
import { phraseFactor } from './phrase-factor';

const [tooltip, out, of, legend] = [1, 2, 3, 4];
const indexOf = (title: number[]) =>
  ({ titles: [title], contexts: [[]] }) as unknown as SearchIndex;
const fillers = new Set([out, of]);
const factorOf = (title: number[], query: number[]) =>
  phraseFactor(indexOf(title), 0, [], query, [undefined], fillers);

describe('phraseFactor', () => {
  it('is higher for a title with neighboring words of the query', () => {
    expect(factorOf([legend, tooltip], [legend, tooltip])).toBeGreaterThan(
      factorOf([legend, of, tooltip], [legend, tooltip]),
    );
  });

  it('ignores pairs of filler words', () => {
    expect(factorOf([legend, out, of], [tooltip, out, of])).toBe(1);
    expect(factorOf([legend, out], [tooltip, legend, out])).toBeGreaterThan(1);
  });
});
