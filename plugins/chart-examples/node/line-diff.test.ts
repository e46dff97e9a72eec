import { describe, expect, it } from 'vitest';
import { lineDiff } from './line-diff';

const signs = { same: ' ', added: '+', removed: '-' };
const print = (before: string, after: string) =>
  lineDiff(before, after).map(({ kind, text }) => signs[kind] + text);

describe('lineDiff', () => {
  it('returns equal texts without marks', () => {
    expect(print('a\nb', 'a\nb')).toEqual([' a', ' b']);
  });

  it('marks added and removed lines, also at the end', () => {
    expect(print('a\nc', 'a\nb\nc\nd')).toEqual([' a', '+b', ' c', '+d']);
    expect(print('a\nb\nc', 'b')).toEqual(['-a', ' b', '-c']);
  });

  it('places the former text of a changed line above the new one', () => {
    expect(print('a\nold\nb', 'a\nnew\nb')).toEqual([' a', '-old', '+new', ' b']);
  });

  it('keeps as many lines as possible', () => {
    expect(print('x\na\nb\nc', 'a\nb\nx\nc')).toEqual(['-x', ' a', ' b', '+x', ' c']);
  });
});
