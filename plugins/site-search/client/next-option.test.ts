import { describe, expect, it } from 'vitest';
import { nextOption } from './next-option';

describe('nextOption', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 0, undefined],
    ['a', 0, undefined],
  ])('%s at %i of three selects %s', (key, active, next) => {
    expect(nextOption(key, active, 3)).toBe(next);
  });

  it('selects nothing in an empty list', () => {
    expect(nextOption('ArrowDown', -1, 0)).toBeUndefined();
  });
});
