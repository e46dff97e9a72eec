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

  it('lists the props of a page in its order, required ones first', () => {
    expect(props['/all-types/functions/Dot']!.map(({ name }) => name)).toEqual([
      'onPick',
      'id',
      'shape',
      'round',
      'margin',
    ]);
  });

  it('takes the type of a prop for its text where nobody described it', () => {
    const texts = new Map(props['/all-types/functions/Dot']!.map(({ name, text }) => [name, text]));
    expect(texts.get('margin')).toBe('How far it stands from the edge.');
    expect(texts.get('onPick')).toBe('(mark: Mark) => void');
  });

  it('lists the members of an alias no second time', () => {
    expect(Object.keys(props).some((route) => route.includes('type-aliases'))).toBe(false);
  });
});

describe('plainText', () => {
  it('leaves a space between blocks and none within a line', () => {
    const text = 'One *two*, `three`.\n\n- four\n- [five](/x)\n\n```ts\nsix\n```\n\n<b>seven</b>';
    expect(plainText(fromMarkdown(text).children)).toBe('One two, three. four five six seven');
  });
});
