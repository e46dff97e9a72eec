import { describe, expect, it } from 'vitest';
import { spreadFirst, type OpensAt } from './spread-first';

const spread = (list: Partial<OpensAt>[], isOnePage?: boolean) =>
  spreadFirst(list, (one) => ({ url: '', isRecipe: false, score: 1, ...one }), isOnePage).map(
    ({ url }) => url,
  );
const places = (...urls: string[]) => urls.map((url) => ({ url }));

describe('spreadFirst', () => {
  it('keeps the order of results that differ', () => {
    expect(spread(places('/a', '/b#1', '/b#2', '/c'))).toEqual(['/a', '/b#1', '/b#2', '/c']);
  });

  it('puts what opens at the same place after the first five', () => {
    const urls = spread(places('/a', '/a', '/b', '/c', '/d', '/e', '/f'));
    expect(urls).toEqual(['/a', '/b', '/c', '/d', '/e', '/a', '/f']);
  });

  it('puts what opens at the same example after the first five', () => {
    const list = [
      { url: '/docs/bars#sort', example: '/examples/bar/sorted' },
      { url: '/examples/bar/sorted', example: '/examples/bar/sorted' },
      ...places('/b'),
    ];
    expect(spread(list)).toEqual(['/docs/bars#sort', '/b', '/examples/bar/sorted']);
  });

  it.each([
    ['/e', 0.1, ['/r', '/b', '/e']],
    ['/s', 0.7, ['/r', '/b', '/s']],
    ['/s', 0.6, ['/s', '/b', '/r']],
    ['/s', 0.3, ['/s', '/b', '/r']],
  ])('has the recipe or %s, with a score of %d', (url, score, urls) => {
    const recipe = { url: '/r', example: '/e', isRecipe: true, score };
    expect(spread([{ url, example: '/e' }, ...places('/b'), recipe])).toEqual(urls);
  });

  it('has at most two results of one page among the first five, unless all are of a filter', () => {
    const list = places('/a#1', '/a#2', '/a#3', '/b');
    expect(spread(list)).toEqual(['/a#1', '/a#2', '/b', '/a#3']);
    expect(spread(list, true)).toEqual(['/a#1', '/a#2', '/a#3', '/b']);
  });
});
