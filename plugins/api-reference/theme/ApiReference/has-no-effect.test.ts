import { expect, it } from 'vitest';
import { hasNoEffect } from './has-no-effect';

const note = (value: string) =>
  hasNoEffect([{ type: 'paragraph', children: [{ type: 'text', value }] }]);

it('recognizes notes on props without an effect', () => {
  expect(note('No effect.')).toBe(true);
  expect(note('No effect: the renderer does not read it.')).toBe(true);
});

it('ignores notes on props that have an effect in some cases', () => {
  expect(note('Has no effect on the ticks that are drawn.')).toBe(false);
  expect(note('Sets the width.')).toBe(false);
  expect(hasNoEffect([])).toBe(false);
});
