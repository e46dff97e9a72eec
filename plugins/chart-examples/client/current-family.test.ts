import { describe, expect, it } from 'vitest';
import { currentFamily } from './current-family';

describe('currentFamily', () => {
  it('is the first visible family in the order of the page', () => {
    expect(currentFamily(['bar', 'line', 'area'], new Set(['area', 'line']))).toBe('line');
  });

  it('is undefined above the first family', () => {
    expect(currentFamily(['bar'], new Set())).toBeUndefined();
  });
});
