import path from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { makeModel } from './make-model';
import { plainText } from './plain-text';
import { searchableProps } from './searchable-props';

const packageDir = path.resolve(__dirname, '../__fixtures__/tiny-library');
const { model } = makeModel({ packageDir, notes: new Map(), examples: [] });

describe('searchableProps', () => {
  const props = searchableProps(model);

  it('lists props in the order of the page, required ones first', () => {
    expect(props['/all-types/functions/Dot']!.map(({ name }) => name)).toEqual([
      'onPick',
      'id',
      'shape',
      'round',
      'margin',
    ]);
  });

  it('falls back to the type of a prop without a description', () => {
    const texts = new Map(props['/all-types/functions/Dot']!.map(({ name, text }) => [name, text]));
    expect(texts.get('margin')).toBe('How far it stands from the edge.');
    expect(texts.get('onPick')).toBe('(mark: Mark) => void');
  });

  it('does not repeat members for type aliases', () => {
    expect(Object.keys(props).some((route) => route.includes('type-aliases'))).toBe(false);
  });
});

describe('plainText', () => {
  it('inserts spaces between blocks, but not within a line', () => {
    const text = 'One *two*, `three`.\n\n- four\n- [five](/x)\n\n```ts\nsix\n```\n\n<b>seven</b>';
    expect(plainText(fromMarkdown(text).children)).toBe('One two, three. four five six seven');
  });
});
