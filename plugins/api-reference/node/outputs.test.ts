import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatedFiles, type GeneratedFile } from '../../../shared/generated-files';
import { named } from './named';
import { makeModel } from './make-model';
import { referenceData } from './outputs';

const packageDir = path.resolve(__dirname, '../__fixtures__/tiny-library');
const { model } = makeModel({ packageDir, notes: new Map(), examples: [] });
const data = referenceData(model);
const read = <Content>({ name }: GeneratedFile<Content>): Content => JSON.parse(data[name] ?? '');

describe('data of the reference', () => {
  it('contains the model', () => {
    expect(read(generatedFiles.apiModel)).toEqual(JSON.parse(JSON.stringify(model)));
  });

  it('counts names and described props', () => {
    expect(read(generatedFiles.referenceFigures)).toEqual({
      names: new Set(model.symbols.map(({ name }) => name)).size,
      describedProps: model.symbols
        .filter(({ isComponent }) => isComponent)
        .flatMap(({ members }) => members)
        .filter(({ description }) => description.length > 0).length,
    });
  });

  it('contains every symbol by name and kind', () => {
    for (const { name, kind } of model.symbols)
      expect(read(generatedFiles.apiSymbol(`${name}.${kind}`))).toMatchObject({ name, kind });
  });

  it('contains the symbol with more members for a name that several share', () => {
    const mark = named(model.symbols, 'Mark');
    const without = { ...mark, kind: 'variable' as const, members: [] };
    const withMember = { ...mark, kind: 'interface' as const };
    const both = referenceData({ ...model, symbols: [withMember, without] });
    const file = generatedFiles.apiSymbol('Mark').name;
    expect(JSON.parse(both[file] ?? '')).toMatchObject({ kind: 'interface' });
  });

  it('redirects the pages of variables to components', () => {
    expect(read(generatedFiles.redirects)).toContainEqual({
      from: '/all-types/variables/Dot',
      to: '/all-types/functions/Dot',
    });
    expect(read(generatedFiles.componentRoutes)).toHaveProperty('Dot', '/all-types/functions/Dot');
  });
});
