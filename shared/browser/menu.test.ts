import { expect, it } from 'vitest';
import { nextIndex, type MenuItem } from './menu';

const items: MenuItem[] = ['Copy page', 'Open in ChatGPT', 'Open in Claude'].map((label) => ({
  label,
  href: '#',
}));

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['o', 1, 2],
  ['O', 2, 1],
  ['x', 0, undefined],
  ['Tab', 0, undefined],
])('%s moves from item %i to %s', (key, current, next) => {
  expect(nextIndex(key, current, items)).toBe(next);
});
