import { expect, it } from 'vitest';
import { contrast } from './contrast';

it('contrast is the ratio of WCAG 2, in any order', () => {
  expect(contrast('#fff', '#000')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#fff', '#767676')).toBeCloseTo(4.54, 2);
});

it('contrast rejects other notations', () => {
  expect(() => contrast('red', '#fff')).toThrow('red');
});
