import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { named } from '../named';
import { extractModel } from './extract-model';
import { openLibrary } from './library';

const fixture = path.resolve(__dirname, '../../__fixtures__/tiny-react-library');
const model = extractModel(openLibrary(fixture));
const find = (name: string) => named(model.symbols, name);
const requiredProps = (name: string) =>
  Object.fromEntries(find(name).members.map((prop) => [prop.name, prop.required]));

describe('extractModel with a React library', () => {
  it('recognizes FC as a component, whose page is in the folder of functions', () => {
    expect(find('Panel')).toMatchObject({
      kind: 'component',
      route: '/all-types/functions/Panel',
      summary: 'Shows a panel.',
      declaredIn: 'index.d.ts',
      isComponent: true,
    });
  });

  it('resolves Partial and Pick to determine required props', () => {
    expect(requiredProps('Panel')).toEqual({
      id: true,
      visible: false,
      width: false,
      renderHead: false,
    });
    expect(requiredProps('PanelSpec')).toMatchObject({ id: true, width: true });
  });

  it('records the declaring interface of inherited props', () => {
    expect(find('Panel').members.map(({ from }) => from)).toEqual(Array(4).fill('PanelSpec'));
    expect(find('PanelSpec').members.some(({ from }) => from)).toBe(false);
  });

  it('lists the props of a class component instead of its members', () => {
    expect(find('Frame')).toMatchObject({
      kind: 'class',
      route: '/all-types/classes/Frame',
      isComponent: true,
    });
    expect(requiredProps('Frame')).toEqual({ padding: false });
  });

  it('lists the static properties of FC, with undefined for unset ones', () => {
    expect(find('Panel').statics).toContainEqual(
      expect.objectContaining({ name: 'displayName', observed: 'undefined' }),
    );
  });

  it('reads the members of an enum without its reverse mappings', () => {
    expect(find('Side').values).toMatchObject([
      { name: 'Side.Left', value: 0, description: [{ type: 'paragraph' }] },
      { name: 'Side.Right', value: 1, description: [] },
    ]);
  });

  it('reads no values from a constant that is not enum-like', () => {
    expect(find('look')).toMatchObject({ kind: 'variable', values: [] });
  });

  it('lists all overloads of a function', () => {
    expect(find('format').signatures).toMatchObject([
      { parameters: [{ name: 'value', required: true }], returns: { name: 'string' } },
      { parameters: [{ name: 'value' }, { name: 'zone', required: false }] },
    ]);
  });

  it('treats rest parameters as optional, and reads the release tag', () => {
    expect(find('joinAll')).toMatchObject({
      releaseTag: 'alpha',
      signatures: [{ parameters: [{ name: 'parts', type: { kind: 'array' }, required: false }] }],
    });
  });

  it('merges the members of all parts of a union', () => {
    expect(requiredProps('Mark')).toEqual({ radius: true, width: true, height: false });
  });

  it('substitutes type arguments in the parameters of a callback', () => {
    expect(find('Ticks').members[0]?.parameters).toMatchObject([
      { name: 'value', type: { kind: 'keyword', name: 'number' } },
    ]);
  });

  it('links names of React and JavaScript to external documentation', () => {
    const [, second] = find('format').signatures;
    expect(second?.parameters[0]?.type).toEqual({
      kind: 'reference',
      name: 'Date',
      to: expect.stringMatching(/^https:\/\/developer\.mozilla\.org\/.*Date$/),
    });
  });

  it('marks function components and class components', () => {
    const components = model.symbols.filter(({ isComponent }) => isComponent);
    expect(components.map(({ name }) => name)).toEqual(['Frame', 'Panel']);
  });

  it('links types of React by their symbol', () => {
    const { type } = named(find('PanelSpec').members, 'renderHead');
    expect(type).toMatchObject({
      kind: 'function',
      returns: { name: 'ReactNode', to: expect.stringMatching(/^https:\/\/react\.dev\//) },
    });
    expect(find('Frame').declaration).toEqual({
      kind: 'class',
      extends: [
        {
          kind: 'reference',
          name: 'Component',
          typeArguments: [
            { kind: 'reference', name: 'FrameProps', to: '/all-types/interfaces/FrameProps' },
          ],
        },
      ],
      implements: [],
    });
  });
});
