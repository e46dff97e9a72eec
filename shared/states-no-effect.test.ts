import { expect, it } from 'vitest';
import { statesNoEffect } from './states-no-effect';

it('recognizes descriptions of what the library ignores', () => {
  expect(statesNoEffect('No effect.')).toBe(true);
  expect(statesNoEffect('Has no effect: the renderer does not read it.')).toBe(true);
});

it('ignores descriptions of what has an effect in some cases', () => {
  expect(statesNoEffect('Has no effect on other layouts.')).toBe(false);
  expect(statesNoEffect('Sets the width. No effect: never.')).toBe(false);
});
