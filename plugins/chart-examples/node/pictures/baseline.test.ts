import { describe, expect, it } from 'vitest';
import { alphabeticOffset, baselineShift, snapToPixel } from './baseline';

// Measured in Chromium: TextMetrics.alphabeticBaseline at 100 px.
describe('baselineShift', () => {
  it.each([
    ['100px Inter', 'top', 80.06],
    ['100px Inter', 'hanging', 77.6],
    ['700 100px Inter', 'middle', 30.06],
    ['100px Inter', 'bottom', -19.94],
    ['100px sans-serif', 'top', 77.58],
    ['100px sans-serif', 'middle', 27.58],
    ['100px sans-serif', 'bottom', -22.42],
  ])('positions %s with the baseline %s like a browser', (font, baseline, shift) => {
    expect(baselineShift(font, baseline)).toBeCloseTo(shift, 1);
  });

  it('returns no shift for the alphabetic baseline', () => {
    expect(baselineShift('12px Inter', 'alphabetic')).toBeUndefined();
  });
});

describe('alphabeticOffset', () => {
  it('returns the rounding error of the ascent', () => {
    const context = (fontBoundingBoxAscent: number) => ({
      measureText: () => ({ fontBoundingBoxAscent }),
    });
    expect(alphabeticOffset(context(11.625), 'a')).toBeCloseTo(0.375);
    expect(alphabeticOffset(context(17.4375), 'a')).toBeCloseTo(-0.4375);
  });
});

describe('snapToPixel', () => {
  it.each([
    ['down', { b: 0, c: 0, d: 1, f: 3.8 }, 49.8, 0.4],
    ['up', { b: 0, c: 0, d: 1, f: 3.8 }, 49.6, -0.4],
    ['by parts of a scaled unit', { b: 0, c: 0, d: 2, f: 0 }, 10.2, -0.2],
  ])('moves a baseline %s to a whole pixel', (_direction, matrix, y, moved) => {
    expect(snapToPixel(matrix, y)).toBeCloseTo(moved);
  });

  it('does not move rotated text', () => {
    expect(snapToPixel({ b: -1, c: 1, d: 0, f: 3.8 }, 10.2)).toBe(0);
  });
});
