import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { named } from '../named';
import { extractModel } from '../extract/extract-model';
import { openLibrary } from '../extract/library';
import type { ExtractedSymbol, ModelOf } from '../stages';
import { withAcceptedValues } from './accepted-values';
import { withExamples } from './examples-of';
import { linkCode } from './link-code';
import { withUses } from './used-by';

const model = extractModel(openLibrary(path.resolve(__dirname, '../../__fixtures__/tiny-library')));
const find = <Symbol extends ExtractedSymbol>(
  { symbols }: ModelOf<Symbol>,
  name: string,
  kind: string,
): Symbol => named(symbols, name, kind);

describe('withUses', () => {
  it('lists members and callbacks that use a type, for its constant as well', () => {
    const used = withUses(model);
    const uses = (name: string, kind: string) =>
      find(used, name, kind).usedBy.map(({ text }) => text);
    const ofShape = ['DotProps.shape', 'Kinds.element', 'Kinds.query'];
    expect(uses('Shape', 'type-alias')).toEqual(ofShape);
    expect(uses('Shape', 'variable')).toEqual(ofShape);
    expect(uses('Mark', 'interface')).toContain('DotProps.onPick');
    expect(uses('Mark', 'interface')).not.toContain('measure');
    expect(find(used, 'Shape', 'variable').usedBy[0]?.to).toBe(
      '/all-types/interfaces/DotProps#shape',
    );
  });
});

describe('withAcceptedValues', () => {
  it('lists the values of a member’s type', () => {
    const accepting = withAcceptedValues(model);
    const shape = named(find(accepting, 'Dot', 'component').members, 'shape');
    expect(shape.accepts).toEqual([
      { text: 'Shape.Round', to: '/all-types/variables/Shape' },
      { text: 'Shape.Square', to: '/all-types/variables/Shape' },
    ]);
  });
});

describe('linkCode', () => {
  const code = (value: string) => ({ type: 'inlineCode', value }) as const;
  const link = linkCode(model);

  it('links names and values, but no other code', () => {
    expect(link([code('Mark')])).toMatchObject([{ url: '/all-types/interfaces/Mark' }]);
    expect(link([code('Shape.Round')])).toMatchObject([{ url: '/all-types/variables/Shape' }]);
    expect(link([code('other')])).toEqual([code('other')]);
  });

  it('prefers the constant to the type of the same name', () => {
    expect(link([code('Shape')])).toMatchObject([{ url: '/all-types/variables/Shape' }]);
  });
});

describe('withExamples', () => {
  const example = (id: string, props: Record<string, string[]>, summary = '') => ({
    id,
    family: path.dirname(id),
    name: path.basename(id),
    title: '',
    summary,
    alt: '',
    tags: [],
    height: 1,
    uses: Object.keys(props),
    props,
  });

  it('lists examples that set a prop, the most relevant first', () => {
    const shown = withExamples(model, [
      example('area/x', { Dot: ['shape'], Mark: [], Box: [] }),
      example('dot/y', { Dot: ['shape', 'id'] }),
    ]);
    const dot = find(shown, 'Dot', 'component');
    expect(dot.examples).toEqual(['dot/y', 'area/x']);
    expect(dot.members.find(({ name }) => name === 'id')?.examples).toEqual(['dot/y']);
  });

  it('orders the examples of a prop: those whose caption names it, then those that set few props', () => {
    const shown = withExamples(model, [
      example('dot/many', { Dot: ['shape', 'id'], Box: ['id'] }),
      example('dot/few', { Dot: ['shape'] }, 'Sets another shape.'),
      example('dot/about', { Dot: ['shape', 'id'], Box: ['id'] }, 'A `shape` for each dot.'),
    ]);
    const shape = named(find(shown, 'Dot', 'component').members, 'shape');
    expect(shape.examples).toEqual(['dot/about', 'dot/few', 'dot/many']);
  });
});
