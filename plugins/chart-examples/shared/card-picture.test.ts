import { describe, expect, it } from 'vitest';
import { cardSize, drawnCardSize } from './card-picture';

describe('drawnCardSize', () => {
  it('is the size of the card', () => {
    expect(drawnCardSize({ family: 'bar', height: 320 })).toEqual(cardSize);
  });

  it.each([
    ['a dense family', 'partition', 300],
    ['a tall chart', 'bar', 502],
  ])('is larger for %s, with the same aspect ratio', (_, family, height) => {
    const size = drawnCardSize({ family, height });
    expect(size.width).toBeGreaterThan(400);
    expect(size.width / size.height).toBeCloseTo(cardSize.width / cardSize.height, 1);
  });
});
