import ts from 'typescript';
import { expect, it } from 'vitest';
import type { ApiType } from '../../../../../shared/types/api-type';
import type { ExtractionContext } from '../context';
import { accessorProperty } from './accessor';

const convert = (node: ts.TypeNode): ApiType => ({ kind: 'keyword', name: node.getText() });

/** Converts the accessors of an object type that is declared in the second line of `sheet.d.ts`. */
function propertiesOf(members: string) {
  const code = `\ntype Sheet = { ${members} };`;
  const file = ts.createSourceFile('sheet.d.ts', code, ts.ScriptTarget.ESNext, true);
  const alias = file.statements[0] as ts.TypeAliasDeclaration;
  const context = { symbolName: 'Sheet', enclosingNode: alias } as unknown as ExtractionContext;
  const all = (alias.type as ts.TypeLiteralNode).members;
  return all.filter(ts.isAccessor).flatMap((one) => accessorProperty(one, all, convert, context));
}

const property = { kind: 'property', name: 'a', type: { kind: 'keyword', name: 'string' } };

it('converts a getter to a read-only property', () => {
  expect(propertiesOf('get a(): string')).toEqual([{ ...property, readonly: true }]);
});

it('converts a getter and a setter of the same type to one property', () => {
  expect(propertiesOf('get a(): string; set a(value: string)')).toEqual([property]);
  expect(propertiesOf('set a(value: string); get a(): string')).toEqual([property]);
});

it.each(['set a(value: string)', 'get a(): string; set a(value: string | number)'])(
  'throws an error with the symbol and the file if no property can represent a setter: %s',
  (members) => {
    expect(() => propertiesOf(members)).toThrow(
      /^Sheet: the setter a has no getter of the same type \(sheet\.d\.ts:2\)\. Add setters to/,
    );
  },
);
