import { describe, expect, it } from 'vitest';
import { scaledSize, scaleToFit } from './chart-scale';

describe('scaledSize', () => {
  it('scales the height of a chart that is as wide as its container', () => {
    expect(scaledSize({ height: 300 }, 2.5)).toEqual({ height: 750 });
    expect(scaledSize({ width: '100%', height: 300 }, 2)).toEqual({ width: '100%', height: 600 });
  });

  it.each([
    undefined,
    200,
    '50%',
    [100, 50],
    { width: 96, height: 32 },
    { height: '100%' },
  ] as const)('keeps the size %j', (size) => expect(scaledSize(size as never, 2)).toBe(size));
});

describe('scaleToFit', () => {
  it('fills the available height, but keeps small charts readable', () => {
    expect(scaleToFit(320, 800)).toBe(2.5);
    expect(scaleToFit(512, 100)).toBe(0.5);
  });
});
