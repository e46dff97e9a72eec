import { describe, expect, it } from 'vitest';
import { linkNames } from './type-text';

const pages: Record<string, string> = {
  Axis: '/all-types/functions/Axis',
  Position: '/all-types/type-aliases/Position',
};
const link = (text: string, symbolName?: string) =>
  linkNames(text, (name) => pages[name], symbolName);
const plain = (text: string) =>
  link(text)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');

describe('linkNames', () => {
  it('links every name that has a page and merges the remaining text', () => {
    expect(link('Array<Other | Position>')).toEqual([
      { text: 'Array', to: expect.stringContaining('developer.mozilla.org') },
      '<Other | ',
      { text: 'Position', to: '/all-types/type-aliases/Position' },
      '>',
    ]);
  });

  it('preserves whitespace', () => {
    const text = '{\n  side?: Position;\n  of: (axis: Axis) => void;\n}';
    expect(plain(text)).toBe(text);
  });

  it('does not link a symbol to itself', () => {
    expect(link('Axis | null', 'Axis')).toEqual(['Axis | null']);
  });

  it.each(['{ Axis: string }', '{ Axis?: string }', '(Axis: string) => void'])(
    'does not link names of members and parameters: %s',
    (text) => expect(link(text)).toEqual([text]),
  );

  it('links only the first part of a qualified name', () => {
    expect(link('Position.Axis')).toEqual([
      { text: 'Position', to: '/all-types/type-aliases/Position' },
      '.Axis',
    ]);
  });

  it('does not link text in string literals', () => {
    expect(link(`'Axis' | "Position"`)).toEqual([`'Axis' | "Position"`]);
  });
});
