import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { named } from '../named';
import { extractModel } from './extract-model';
import { openLibrary } from './library';

const model = extractModel(openLibrary(path.resolve(__dirname, '../../__fixtures__/tiny-library')));
const find = (name: string, kind: string) => named(model.symbols, name, kind);
const member = (name: string, kind: string, prop: string) => named(find(name, kind).members, prop);

describe('extractModel', () => {
  it('contains the name and version of the package', () => {
    expect(model.library).toEqual({ name: 'tiny-library', version: '1.2.3' });
  });

  it('creates a symbol for every meaning of an exported name', () => {
    expect(model.symbols.map(({ name, kind, route }) => [name, kind, route])).toEqual([
      ['Box', 'class', '/all-types/classes/Box'],
      ['Dot', 'component', '/all-types/functions/Dot'],
      ['DotProps', 'interface', '/all-types/interfaces/DotProps'],
      ['double', 'function', '/all-types/functions/double'],
      ['Kinds', 'interface', '/all-types/interfaces/Kinds'],
      ['Mark', 'interface', '/all-types/interfaces/Mark'],
      ['measure', 'function', '/all-types/functions/measure'],
      ['Shape', 'type-alias', '/all-types/type-aliases/Shape'],
      ['Shape', 'variable', '/all-types/variables/Shape'],
    ]);
    expect(find('Shape', 'variable').sameName).toBe('/all-types/type-aliases/Shape');
  });

  it('resolves the props of a component, including inherited ones', () => {
    expect(
      find('Dot', 'component').members.map(({ name, required, from }) => [name, required, from]),
    ).toEqual([
      ['shape', false, 'DotProps'],
      ['round', false, 'DotProps'],
      ['onPick', true, 'DotProps'],
      ['id', true, 'Mark'],
      ['margin', false, 'Mark'],
    ]);
  });

  it('reads defaults and deprecations from the comments', () => {
    expect(member('Mark', 'interface', 'margin').declaredDefault).toBe('4');
    expect(member('Dot', 'component', 'round').deprecated).toMatchObject([{ type: 'paragraph' }]);
  });

  it('uses the first sentence of a comment as the summary', () => {
    expect(find('Mark', 'interface').summary).toBe('What every mark has.');
  });

  it('links names that have a page in types and comments', () => {
    expect(member('DotProps', 'interface', 'shape').type).toEqual({
      kind: 'reference',
      name: 'Shape',
      to: '/all-types/type-aliases/Shape',
    });
    const comment = JSON.stringify(member('Mark', 'interface', 'id').description);
    expect(comment).toContain('"url":"/all-types/type-aliases/Shape"');
    expect(comment).toContain('{"type":"inlineCode","value":"missing"}');
  });

  it('reads the values of a constant at run time, and those of a union from its type', () => {
    expect(find('Shape', 'variable').values).toMatchObject([
      { name: 'Shape.Round', value: 'round' },
      { name: 'Shape.Square', value: 'square' },
    ]);
    expect(find('Shape', 'type-alias').values.map(({ name }) => name)).toEqual([
      "'round'",
      "'square'",
    ]);
  });

  it('reads the parameters of a function by name', () => {
    expect(find('double', 'function').signatures).toMatchObject([
      {
        parameters: [
          { name: 'amount', type: { name: 'number' }, required: true },
          { name: 'digits', type: { name: 'number' }, required: false },
        ],
        returns: { name: 'number' },
      },
    ]);
  });

  it('reads the static properties of a component at run time', () => {
    expect(find('Dot', 'component').statics).toMatchObject([
      { name: 'displayName', observed: '"Dot"' },
    ]);
  });

  it('omits private members', () => {
    expect(find('Box', 'class').members.map(({ name }) => name)).toEqual([
      'width',
      'place',
      'take',
    ]);
  });
});

describe('openLibrary with an invalid package', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'library-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  const write = (manifest: object, types: string) => {
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    fs.writeFileSync(path.join(folder, 'index.d.ts'), types);
  };

  it('throws if package.json has no types', () => {
    write({ name: 'x', version: '1.0.0' }, '');
    expect(() => openLibrary(folder)).toThrow(/package\.json: "types" must name/);
  });

  it('throws if the types export nothing', () => {
    write({ name: 'x', version: '1.0.0', types: 'index.d.ts' }, 'declare const a: 1;');
    expect(() => openLibrary(folder)).toThrow(/index\.d\.ts: the file exports nothing/);
  });

  it('reports file and line of syntax errors in the types', () => {
    write(
      { name: 'x', version: '1.0.0', types: 'index.d.ts' },
      'export type A = 1;\nexport type = ;',
    );
    expect(() => openLibrary(folder)).toThrow(
      /index\.d\.ts:2: the types do not parse \(.+\): install/,
    );
  });
});
