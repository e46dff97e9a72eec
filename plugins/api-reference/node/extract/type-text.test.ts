import { describe, expect, it } from 'vitest';
import { linkNames } from './type-text';

const pages: Record<string, string> = {
  Axis: '/all-types/functions/Axis',
  Position: '/all-types/type-aliases/Position',
};
const link = (text: string, self?: string) => linkNames(text, (name) => pages[name], self);
const plain = (text: string) =>
  link(text)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');

describe('linkNames', () => {
  it('makes a link of every name that has a page and leaves the rest as one piece', () => {
    expect(link('Array<Other | Position>')).toEqual([
      { text: 'Array', to: expect.stringContaining('developer.mozilla.org') },
      '<Other | ',
      { text: 'Position', to: '/all-types/type-aliases/Position' },
      '>',
    ]);
  });

  it('keeps the text as it was, with its spaces and line breaks', () => {
    const text = '{\n  side?: Position;\n  of: (axis: Axis) => void;\n}';
    expect(plain(text)).toBe(text);
  });

  it('links no name to the page that it stands on', () => {
    expect(link('Axis | null', 'Axis')).toEqual(['Axis | null']);
  });

  it.each(['{ Axis: string }', '{ Axis?: string }', '(Axis: string) => void'])(
    'takes the name of a member or a parameter for what it is: %s',
    (text) => expect(link(text)).toEqual([text]),
  );

  it('links the first name of a dotted one alone', () => {
    expect(link('Position.Axis')).toEqual([
      { text: 'Position', to: '/all-types/type-aliases/Position' },
      '.Axis',
    ]);
  });

  it('links nothing inside of a string', () => {
    expect(link(`'Axis' | "Position"`)).toEqual([`'Axis' | "Position"`]);
  });
});
