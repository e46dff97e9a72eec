import { describe, expect, it } from 'vitest';
import type { ApiMember, ApiModel, ApiSymbol, ApiValue } from '../../contracts/api-model';
import type { ExampleListing } from '../../contracts/example-manifest';
import { argTypesOf } from './arg-types';
import { chartsModule } from './charts-module';
import { componentStory } from './component-story';
import { controlOf } from './control-of';
import { idsInExample } from './ids-in-example';
import { typesOf } from './types-of';

const text = (value: string) => ({ type: 'text', value }) as const;
const values = (...pairs: [name: string, value?: string][]): ApiValue[] =>
  pairs.map(([name, value]) => ({ name, value, description: [] }));
const prop = (name: string, type: string, more: Partial<ApiMember> = {}): ApiMember => ({
  name,
  type: [type],
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
    ...more,
  }) as unknown as ApiSymbol;
const alias = (name: string, declaration: string, more: Partial<ApiSymbol> = {}) =>
  symbol(name, 'type-alias', { declaration: [`type ${name} = ${declaration}`], ...more });

const dot = symbol('Dot', 'component', {
  route: '/all-types/functions/Dot',
  description: [
    { type: 'paragraph', children: [text('Draws a '), { type: 'inlineCode', value: 'dot' }] },
    { type: 'link', url: '/docs/intro', children: [text('more')] },
  ],
  members: [
    prop('hollow', 'boolean', { default: 'false' }),
    prop('id', 'string', { required: true, from: 'Spec' }),
    prop('label', 'string', { from: 'Spec', defaultInWords: [text('none')] }),
    prop('onClick', '() => void', {
      deprecated: [text('Use hover.')],
      defaultInWords: [text('a function that the library generates')],
    }),
  ],
});
const types = typesOf({
  symbols: [
    dot,
    alias('Side', '$Values<typeof Side>', {
      twin: '/variable/Side',
      values: values(["'left'"], ["'right'"]),
    }),
    symbol('Side', 'variable', {
      values: values(['Side.Left', '"left"'], ['Side.Right', '"right"']),
    }),
    alias('Turn', '0 | 90', { values: values(['0'], ['90']) }),
    alias('Name', 'string | NameFn'),
    alias('NameFn', '(value: number) => string'),
    symbol('Style', 'interface', { members: [prop('fill', 'string')] }),
    symbol('Whole', 'interface', { members: [prop('style', 'Style', { required: true })] }),
    symbol('Range', 'interface', { members: [prop('min', 'number', { required: true })] }),
  ],
} as unknown as ApiModel);

describe('controlOf', () => {
  it.each([
    ['boolean | string', 'boolean'],
    ['number | number[]', 'number'],
    ['Name', 'text'],
    ['string | ((value: string) => string)', 'text'],
    ['Style', 'object'],
    ['RecursivePartial<Range>', 'object'],
    ['Range', 'object'],
    ['Whole', false],
    ['{ duration: number; }', 'object'],
    ['{ format: (value: number) => string; }', false],
    ['(index: number) => number', false],
    ['ReactNode | ComponentType<{ a: string | number }>', false],
    ['Row[]', false],
  ])('gives %s the control %s', (type, control) => {
    expect(controlOf(type, types).control).toBe(control);
  });

  it('labels the values of a constant with their names in code', () => {
    expect(controlOf('Side | SideConfig', types)).toEqual({
      control: { type: 'select', labels: { left: 'Side.Left', right: 'Side.Right' } },
      options: ['left', 'right'],
      type: { name: 'string' },
    });
  });

  it('supports literals and Exclude', () => {
    expect(controlOf('Turn', types)).toMatchObject({ options: [0, 90], type: { name: 'number' } });
    expect(controlOf(`'a' | "b"`, types).options).toEqual(['a', 'b']);
    expect(controlOf(`Exclude<Side, 'left'>`, types).options).toEqual(['right']);
  });

  it.each(['Side[]', 'Array<Side>'])('supports multiple values for %s', (type) => {
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
  });

  it('includes deprecations and long default descriptions in the description', () => {
    expect(argTypes.onClick?.table?.defaultValue).toBeUndefined();
    expect(argTypes.onClick?.description).toBe(
      '**Deprecated.** Use hover.\n\nSays.\n\nDefault: a function that the library generates',
    );
  });

  it('uses a color control for colors', () => {
    const members = [prop('trackColor', 'string', { required: true })];
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
