import { expect, it } from 'vitest';
import { defaultOf } from './default-of';

const words = [{ type: 'text' as const, value: 'from the theme' }];

it('is the observed value with the description of the notes', () => {
  expect(defaultOf({ default: '4', defaultInWords: words })).toEqual({ code: '4', words });
});

it('is what the doc comment states only without an observed value and a description', () => {
  expect(defaultOf({ declaredDefault: '8' })).toEqual({ code: '8' });
  expect(defaultOf({ declaredDefault: '8', default: '4' })).toEqual({ code: '4' });
  expect(defaultOf({ declaredDefault: '8', defaultInWords: words })).toEqual({ words });
});

it('is undefined without any of them', () => {
  expect(defaultOf({})).toBeUndefined();
});
