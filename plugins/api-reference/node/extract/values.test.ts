import { describe, expect, it } from 'vitest';
import { describeValue } from './values';

describe('describeValue', () => {
  it.each([
    ['strings with quotes', 'text', '"text"'],
    ['undefined', undefined, 'undefined'],
    ['null', null, 'null'],
    ['objects as JSON', { a: [1] }, '{"a":[1]}'],
    ['symbols with their description', Symbol('mark'), 'Symbol(mark)'],
    ['functions by name', function draw() {}, 'function draw'],
    ['anonymous functions', (() => () => {})(), 'function (anonymous)'],
  ])('writes %s', (_case, value, text) => {
    expect(describeValue(value)).toBe(text);
  });
});
