import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { named } from '../../named';
import { plainType } from '../../../shared/print-type';
import type { ExtractionContext } from '../context';
import { extractModel } from '../extract-model';
import { openLibrary } from '../library';
import { convertType } from './convert-type';

const tiny = path.resolve(__dirname, '../../../__fixtures__/tiny-library');
const { symbols } = extractModel(openLibrary(tiny));
const kinds = named(symbols, 'Kinds');
const typeOf = (member: string) => named(kinds.members, member).type;
const mark = { kind: 'reference', name: 'Mark', to: '/all-types/interfaces/Mark' };

describe('convertType', () => {
  it.each([
    ['keyword', 'unknown'],
    ['nothing', 'null'],
    ['own', 'this'],
    ['string', String.raw`'it\'s'`],
    ['number', '-1.5'],
    ['truth', 'true'],
    ['reference', 'Mark'],
    ['external', 'Promise<Mark>'],
    ['parameter', 'T'],
    ['union', `'a' | ('b' | null)`],
    ['intersection', 'Mark & { a: 1; }'],
    ['array', '(string | number)[]'],
    ['tuple', '[x: number, y?: Mark, ...rest: string[]]'],
    ['plainTuple', '[number, Mark?, ...string[]]'],
    ['call', '<U extends Mark>(this: Mark, first: U, second?: T, ...rest: U[]) => void'],
    ['constructor', 'new (mark: Mark) => Box'],
    ['abstract', 'abstract new () => Box'],
    [
      'object',
      `{ readonly a?: number; 'line-width': number; [Symbol.iterator]: string; [key: string]: unknown; method?(mark: Mark): void; (value: number): string; new (value: string): Mark; width: number; }`,
    ],
    ['keys', 'keyof Mark'],
    ['readonlyList', 'readonly string[]'],
    ['access', `Mark['id']`],
    ['element', '(typeof Shape)[keyof typeof Shape]'],
    ['condition', 'T extends infer U extends string ? U : never'],
    ['mapping', '{ readonly [P in keyof Mark as `${P}s`]-?: Mark[P]; }'],
    ['query', 'typeof Shape.Round'],
    ['template', '`${T}px`'],
    ['callbacks', '((mark: Mark) => void) | Array<() => void>'],
  ])('converts type %s completely', (member, text) => {
    expect(plainType(typeOf(member))).toBe(text);
  });

  it('returns structured data', () => {
    expect(typeOf('number')).toEqual({ kind: 'literal', value: -1.5, text: '-1.5' });
    expect(typeOf('parameter')).toEqual({ kind: 'typeParameter', name: 'T' });
    expect(typeOf('access')).toEqual({
      kind: 'indexedAccess',
      object: mark,
      index: { kind: 'literal', value: 'id', text: `'id'` },
    });
    expect(typeOf('mapping')).toMatchObject({
      kind: 'mapped',
      readonly: 'add',
      optional: 'remove',
    });
  });

  it('expands an alias that is not exported if it is the complete type', () => {
    expect(plainType(typeOf('hidden'))).toBe(`'small' | 'large'`);
    expect(plainType(typeOf('hiddenInside'))).toBe('Size | null');
  });

  it('throws an error with the symbol, the kind and the line of an unsupported node', () => {
    const code = 'export type Odd = ?string;';
    const file = ts.createSourceFile('odd.d.ts', code, ts.ScriptTarget.ESNext, true);
    const alias = file.statements[0] as ts.TypeAliasDeclaration;
    const context = { symbolName: 'Odd', enclosingNode: alias } as unknown as ExtractionContext;
    expect(() => convertType(context, alias.type)).toThrow(
      /^Odd: types of kind JSDocNullableType are not supported \(odd\.d\.ts:1\): add the kind to/,
    );
  });
});

describe('references', () => {
  it('link to the page of the symbol that they refer to', () => {
    expect(typeOf('reference')).toEqual(mark);
    expect(typeOf('external')).toMatchObject({
      to: expect.stringMatching(/developer\.mozilla\.org.*Promise$/),
      typeArguments: [mark],
    });
  });

  it('link to the constant after typeof, and otherwise to the type of the same name', () => {
    expect(typeOf('query')).toEqual({
      kind: 'query',
      name: 'Shape.Round',
      to: '/all-types/variables/Shape',
    });
    const { type } = named(named(symbols, 'DotProps').members, 'shape');
    expect(type).toMatchObject({ to: '/all-types/type-aliases/Shape' });
  });

  it('do not link to the page of another symbol of the same name', () => {
    expect(typeOf('local')).toEqual({ kind: 'reference', name: 'Map' });
    const measure = named(symbols, 'measure');
    expect(measure.signatures[0]?.parameters[0]?.type).toEqual({ kind: 'reference', name: 'Mark' });
  });

  it('do not link to the page of their own symbol', () => {
    const shape = named(symbols, 'Shape', 'type-alias');
    expect(JSON.stringify(shape.declaration)).not.toContain('type-aliases/Shape');
    expect(JSON.stringify(shape.declaration)).toContain('/all-types/variables/Shape');
  });

  it('are converted in methods and in overloads', () => {
    const box = named(symbols, 'Box');
    const member = (wanted: string) => named(box.members, wanted).type;
    expect(member('place')).toEqual({
      kind: 'function',
      typeParameters: [],
      parameters: [{ name: 'mark', type: mark, optional: true }],
      returns: { kind: 'keyword', name: 'void' },
    });
    expect(plainType(member('take'))).toBe('{ (id: string): Mark; (index: number): Mark; }');
    expect(member('take')).toMatchObject({ members: [{ type: { returns: mark } }, {}] });
  });
});
