import { describe, expect, it } from 'vitest';
import type { ApiMember, ApiModel, ApiSymbol, ApiValue } from '../../shared/types/api-model';
import type { ApiType } from '../../shared/types/api-type';
import type { ExampleListing } from '../../shared/types/example-manifest';
import { argTypesOf } from './arg-types';
import { chartsModule } from './charts-module';
import { componentStory } from './component-story';
import { controlOf } from './control-of';
import { idsInExample } from './ids-in-example';
import { typesOf } from '../../shared/prop-controls/model/types-of';

const text = (value: string) => ({ type: 'text', value }) as const;
const values = (...pairs: [name: string, value: string | number][]): ApiValue[] =>
  pairs.map(([name, value]) => ({ name, value, description: [] }));
const keyword = (name: string): ApiType => ({ kind: 'keyword', name });
const literal = (value: string | number): ApiType => ({
  kind: 'literal',
  value,
  text: typeof value === 'string' ? `'${value}'` : String(value),
});
const union = (...parts: ApiType[]): ApiType => ({ kind: 'union', types: parts });
const array = (element: ApiType): ApiType => ({ kind: 'array', element });
const object = (name: string, type: ApiType): ApiType => ({
  kind: 'object',
  members: [{ kind: 'property', name, type }],
});
const standard = (name: string, ...typeArguments: ApiType[]): ApiType => ({
  kind: 'reference',
  name,
  typeArguments,
});
const named = (name: string, kind = 'type-alias', ...typeArguments: ApiType[]): ApiType => ({
  kind: 'reference',
  name,
  to: `/${kind}/${name}`,
  ...(typeArguments.length > 0 ? { typeArguments } : {}),
});
const string = keyword('string');
const number = keyword('number');
const call: ApiType = {
  kind: 'function',
  typeParameters: [],
  parameters: [{ name: 'value', type: number }],
  returns: string,
};
const prop = (name: string, type: ApiType, more: Partial<ApiMember> = {}): ApiMember => ({
  name,
  type,
  required: false,
  description: [text('Says.')],
  ...more,
});
const symbol = (name: string, kind: string, more: Partial<ApiSymbol> = {}) =>
  ({
    name,
    kind,
    route: `/${kind}/${name}`,
    values: [],
    members: [],
    description: [],
    isComponent: kind === 'component',
    declaration: { kind: 'interface', extends: [] },
    ...more,
  }) as unknown as ApiSymbol;
const alias = (name: string, type: ApiType, more: Partial<ApiSymbol> = {}) =>
  symbol(name, 'type-alias', { declaration: { kind: 'alias', type }, ...more });

const dot = symbol('Dot', 'component', {
  route: '/all-types/functions/Dot',
  description: [
    { type: 'paragraph', children: [text('Draws a '), { type: 'inlineCode', value: 'dot' }] },
    { type: 'link', url: '/docs/intro', children: [text('more')] },
  ],
  members: [
    prop('hollow', keyword('boolean'), { default: 'false' }),
    prop('id', string, { required: true, from: 'Spec' }),
    prop('label', string, { from: 'Spec', defaultInWords: [text('none')] }),
    prop('onClick', call, {
      deprecated: [text('Use hover.')],
      defaultInWords: [text('a function that the library generates')],
    }),
  ],
});
const types = typesOf({
  symbols: [
    dot,
    alias('Side', standard('$Values', { kind: 'query', name: 'Side', to: '/variable/Side' }), {
      sameName: '/variable/Side',
      values: values(["'left'", 'left'], ["'right'", 'right']),
    }),
    symbol('Side', 'variable', {
      values: values(['Side.Left', 'left'], ['Side.Right', 'right']),
    }),
    alias('Turn', union(literal(0), literal(90)), { values: values(['0', 0], ['90', 90]) }),
    alias('Name', union(string, named('NameFn'))),
    alias('NameFn', call),
    alias('DeepPartial', {
      kind: 'mapped',
      name: 'P',
      constraint: keyword('any'),
      type: keyword('any'),
      optional: 'add',
    }),
    symbol('Style', 'interface', { members: [prop('fill', string)] }),
    symbol('Whole', 'interface', {
      members: [prop('style', named('Style', 'interface'), { required: true })],
    }),
    symbol('Range', 'interface', { members: [prop('min', number, { required: true })] }),
  ],
} as unknown as ApiModel);

describe('controlOf', () => {
  it.each<[text: string, control: unknown, type: ApiType]>([
    ['boolean | string', 'boolean', union(keyword('boolean'), string)],
    ['number | number[]', 'number', union(number, array(number))],
    ['an alias of string | function', 'text', named('Name')],
    ['string | function', 'text', union(string, call)],
    ['an interface without required members', 'object', named('Style', 'interface')],
    ['an interface of plain members', 'object', named('Range', 'interface')],
    ['an interface with an object in it', false, named('Whole', 'interface')],
    ['Partial<Whole>', 'object', standard('Partial', named('Whole', 'interface'))],
    ['a mapped type', 'object', named('DeepPartial', 'type-alias', named('Whole', 'interface'))],
    ['{ duration: number }', 'object', object('duration', number)],
    ['{ format: function }', false, object('format', call)],
    ['function', false, call],
    ['ComponentType<{ a: string }>', false, standard('ComponentType', object('a', string))],
    ['Row[]', false, array(named('Row'))],
    ['a name of the same spelling that is not exported', false, standard('Style')],
  ])('gives %s the control %s', (_text, control, type) => {
    expect(controlOf(type, types).control).toBe(control);
  });

  it('labels the values of a constant with their names in code', () => {
    expect(controlOf(union(named('Side'), named('SideConfig')), types)).toEqual({
      control: { type: 'select', labels: { left: 'Side.Left', right: 'Side.Right' } },
      options: ['left', 'right'],
      type: { name: 'string' },
    });
  });

  it('supports literals, Exclude and Extract', () => {
    expect(controlOf(named('Turn'), types)).toMatchObject({
      options: [0, 90],
      type: { name: 'number' },
    });
    expect(controlOf(union(literal('a'), literal('b')), types).options).toEqual(['a', 'b']);
    const left = literal('left');
    expect(controlOf(standard('Exclude', named('Side'), left), types).options).toEqual(['right']);
    expect(controlOf(standard('Extract', named('Side'), left), types).options).toEqual(['left']);
  });

  it.each([
    ['Side[]', array(named('Side'))],
    ['Array<Side>', standard('Array', named('Side'))],
  ])('supports multiple values for %s', (_text, type) => {
    expect(controlOf(type, types)).toMatchObject({
      control: { type: 'multi-select' },
      options: ['left', 'right'],
    });
  });
});

describe('argTypesOf', () => {
  const argTypes = argTypesOf(dot, types);

  it('lists required props first, and groups the others by declaring type', () => {
    expect(Object.entries(argTypes).map(([name, { table }]) => [name, table?.category])).toEqual([
      ['id', 'Required'],
      ['hollow', 'Optional, from Dot'],
      ['label', 'Optional, from Spec'],
      ['onClick', 'Optional, from Dot'],
    ]);
  });

  it('has no control for the id', () => {
    expect(argTypes.id?.control).toBe(false);
  });

  it('shows the observed default or a short description', () => {
    expect(argTypes.hollow?.table?.defaultValue).toEqual({ summary: 'false' });
    expect(argTypes.label?.table?.defaultValue).toEqual({ summary: 'none' });
    const size = prop('size', number, { default: '4', defaultInWords: [text('in cards: 2')] });
    expect(argTypesOf({ ...dot, members: [size] }, types).size?.table?.defaultValue).toEqual({
      summary: '4; in cards: 2',
    });
  });

  it('includes deprecations and long default descriptions in the description', () => {
    expect(argTypes.onClick?.table?.defaultValue).toBeUndefined();
    expect(argTypes.onClick?.description).toBe(
      '**Deprecated.** Use hover.\n\nSays.\n\nDefault: a function that the library generates',
    );
  });

  it('uses a color control for colors', () => {
    const members = [prop('trackColor', string, { required: true })];
    expect(argTypesOf({ ...dot, members }, types).trackColor?.control).toBe('color');
  });
});

describe('componentStory', () => {
  const source = '<Chart><Dot id="a" /><Dot size={2} id="b" /><Dot id={c} /></Chart>';
  const example = { id: 'dot/plain', title: 'Plain', source } as ExampleListing;
  const story = componentStory(dot, example, types);

  it('renders the example with overrides', () => {
    expect(story).toContain(`title: 'Components/Dot'`);
    expect(story).toContain('import Example from "../../examples/dot/plain";');
    expect(story).toContain('<Overrides of="Dot" set={args}>');
  });

  it('links to the pages of the component and the example', () => {
    expect(story).toContain(String.raw`<a href=\"../all-types/functions/Dot\"`);
    expect(story).toContain(String.raw`<a href=\"../examples/dot/plain\"`);
    expect(story).toContain('Draws a `dot`');
  });

  it('excludes props without a control from the panel', () => {
    expect(story).toContain('"exclude":["id","onClick"]');
    expect(story).toContain('"disable":false');
  });

  it('changes one of several elements, by default the last', () => {
    expect(idsInExample(source, 'Dot')).toEqual(['a', 'b']);
    expect(story).toContain('args: {"only":"b"},');
    expect(story).toMatch(/"only": \{[^}]*"options": \[\s*"a",\s*"b"\s*\]/);
  });
});

describe('chartsModule', () => {
  it('wraps the components and re-exports everything else', () => {
    const charts = chartsModule(['Dot', 'Side'], ['Dot']);
    expect(charts).toContain(`export const Dot = overridable('Dot', charts.Dot);`);
    expect(charts).toMatch(/export const \{\s*Side,\s*\} = charts;/);
  });
});
