import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { extractModel } from './extract-model';
import { openLibrary } from './library';

const fixture = path.resolve(__dirname, '../../__fixtures__/tiny-react-library');
const model = extractModel(openLibrary(fixture));
const find = (name: string) => model.symbols.find((symbol) => symbol.name === name)!;
const requiredProps = (name: string) =>
  Object.fromEntries(find(name).members.map((prop) => [prop.name, prop.required]));

describe('extractModel on a library made with React', () => {
  it('calls a name of the type FC a component, and its page stands with the functions', () => {
    expect(find('Panel')).toMatchObject({
      kind: 'component',
      route: '/all-types/functions/Panel',
      summary: 'Shows a panel.',
      declaredIn: 'index.d.ts',
      isComponent: true,
    });
  });

  it('tells what a prop requires after Partial and Pick, not as its interface declares it', () => {
    expect(requiredProps('Panel')).toEqual({
      id: true,
      visible: false,
      width: false,
      renderHead: false,
    });
    expect(requiredProps('PanelSpec')).toMatchObject({ id: true, width: true });
  });

  it('names the interface that a prop comes from, on the pages of others alone', () => {
    expect(find('Panel').members.map(({ from }) => from)).toEqual(Array(4).fill('PanelSpec'));
    expect(find('PanelSpec').members.some(({ from }) => from)).toBe(false);
  });

  it('shows a class component by its props, without the members that React gives it', () => {
    expect(find('Frame')).toMatchObject({
      kind: 'class',
      route: '/all-types/classes/Frame',
      isComponent: true,
    });
    expect(requiredProps('Frame')).toEqual({ padding: false });
  });

  it('lists the statics of the type FC, unset ones as undefined', () => {
    expect(find('Panel').statics).toContainEqual(
      expect.objectContaining({ name: 'displayName', observed: 'undefined' }),
    );
  });

  it('reads the members of an enum once, without the names that its numbers lead back to', () => {
    expect(find('Side').values).toMatchObject([
      { name: 'Side.Left', value: 0, description: [{ type: 'paragraph' }] },
      { name: 'Side.Right', value: 1, description: [] },
    ]);
  });

  it('takes no values from a constant that holds more than names', () => {
    expect(find('look')).toMatchObject({ kind: 'variable', values: [] });
  });

  it('shows every way to call an overloaded function', () => {
    expect(find('format').signatures).toMatchObject([
      { parameters: [{ name: 'value', required: true }], returns: { name: 'string' } },
      { parameters: [{ name: 'value' }, { name: 'zone', required: false }] },
    ]);
  });

  it('takes rest parameters as optional, and keeps the release tag of a comment', () => {
    expect(find('joinAll')).toMatchObject({
      releaseTag: 'alpha',
      signatures: [{ parameters: [{ name: 'parts', type: { kind: 'array' }, required: false }] }],
    });
  });

  it('takes the members of a union from all of its parts', () => {
    expect(requiredProps('Mark')).toEqual({ radius: true, width: true, height: false });
  });

  it('links the names of React and of JavaScript to the pages of their own makers', () => {
    const [, second] = find('format').signatures;
    expect(second!.parameters[0]!.type).toEqual({
      kind: 'reference',
      name: 'Date',
      to: expect.stringMatching(/^https:\/\/developer\.mozilla\.org\/.*Date$/),
    });
  });

  it('marks what React renders, function or class, and nothing else', () => {
    const components = model.symbols.filter(({ isComponent }) => isComponent);
    expect(components.map(({ name }) => name)).toEqual(['Frame', 'Panel']);
  });

  it('links names of React by their symbol', () => {
    const { type } = find('PanelSpec').members.find(({ name }) => name === 'renderHead')!;
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
