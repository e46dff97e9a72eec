import { describe, expect, it } from 'vitest';
import { alphabeticOffset, baselineShift } from './baseline';

// Measured in Chromium: TextMetrics.alphabeticBaseline of a text of 100 px.
describe('baselineShift', () => {
  it.each([
    ['100px Inter', 'top', 80.06],
    ['700 100px Inter', 'middle', 30.06],
    ['100px Inter', 'bottom', -19.94],
    ['100px sans-serif', 'top', 77.58],
    ['100px sans-serif', 'middle', 27.58],
    ['100px sans-serif', 'bottom', -22.42],
  ])('writes %s with the baseline %s where a browser writes it', (font, baseline, shift) => {
    expect(baselineShift(font, baseline)).toBeCloseTo(shift, 1);
  });

  it('leaves the alphabetic baseline to the canvas', () => {
    expect(baselineShift('12px Inter', 'alphabetic')).toBeUndefined();
  });
});

describe('alphabeticOffset', () => {
  it('is what rounding the ascent adds', () => {
    const context = (fontBoundingBoxAscent: number) => ({
      measureText: () => ({ fontBoundingBoxAscent }),
    });
    expect(alphabeticOffset(context(11.625), 'a')).toBeCloseTo(0.375);
    expect(alphabeticOffset(context(17.4375), 'a')).toBeCloseTo(-0.4375);
  });
});
