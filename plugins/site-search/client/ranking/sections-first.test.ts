import { describe, expect, it } from 'vitest';
import { sectionsFirst } from './sections-first';

const order = (scores: Record<string, number>) =>
  sectionsFirst(Object.entries(scores).map(([url, score]) => ({ score, entry: { url } }))).map(
    ({ entry }) => entry.url,
  );

describe('sectionsFirst', () => {
  it('moves the best part of a page before the page', () => {
    const scores = {
      '/docs/legend': 1,
      '/b': 0.9,
      '/docs/legend#hide': 0.8,
      '/docs/legend#size': 0.7,
    };
    expect(order(scores)).toEqual(['/docs/legend#hide', '/docs/legend', '/b', '/docs/legend#size']);
  });

  it('leaves a page in front whose parts match much worse', () => {
    expect(order({ '/docs/legend': 1, '/docs/legend#hide': 0.3 })).toEqual([
      '/docs/legend',
      '/docs/legend#hide',
    ]);
  });

  it('changes nothing if a part is in front already, or belongs to another page', () => {
    const urls = ['/docs/bars#width', '/docs/bars', '/docs/bar', '/docs/legend#size'];
    expect(order(Object.fromEntries(urls.map((url, at) => [url, 1 - at / 10])))).toEqual(urls);
  });
});
