import { describe, expect, it } from 'vitest';
import { classesIn } from './stylesheet-classes';

describe('classesIn', () => {
  it('finds class names, including escaped characters, and ignores decimal numbers', () => {
    const css = '.a,.b_x-1>.c\\:d:hover{margin:.5rem 1.25em}a:not(.-e)::after{content:"\\201c"}';
    expect([...classesIn(css)]).toEqual(['a', 'b_x-1', 'c:d', '-e']);
  });
});
