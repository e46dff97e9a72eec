import { describe, expect, it } from 'vitest';
import { describeValue } from './values';

describe('describeValue', () => {
  it.each([
    ['a string with its quotes', 'text', '"text"'],
    ['nothing by its name', undefined, 'undefined'],
    ['null by its name', null, 'null'],
    ['an object as JSON', { a: [1] }, '{"a":[1]}'],
    ['a symbol with its words', Symbol('mark'), 'Symbol(mark)'],
    ['a function by its name', function draw() {}, 'function draw'],
    ['a function without a name as such', (() => () => {})(), 'function (anonymous)'],
  ])('writes %s', (_case, value, text) => {
    expect(describeValue(value)).toBe(text);
  });
});
