import { describe, expect, it } from 'vitest';
import type { ApiFunctionType, ApiType } from '../../../shared/types/api-type';
import { plainType, printType } from './print-type';

const keyword = (name: string): ApiType => ({ kind: 'keyword', name });
const text = keyword('string');
const named = (name: string, to?: string): ApiType => ({ kind: 'reference', name, to });
const call: ApiFunctionType = {
  kind: 'function',
  typeParameters: [],
  parameters: [{ name: 'value', type: text, optional: true }],
  returns: keyword('void'),
};
const union: ApiType = { kind: 'union', types: [text, keyword('null')] };
const keys: ApiType = { kind: 'operator', operator: 'keyof', type: named('A') };
const query: ApiType = { kind: 'query', name: 'A' };
const array = (element: ApiType): ApiType => ({ kind: 'array', element });

describe('printType', () => {
  it.each<[string, ApiType]>([
    ['(string | null)[]', array(union)],
    ['((value?: string) => void)[]', array(call)],
    ['string[][]', array(array(text))],
    ['((value?: string) => void) | A', { kind: 'union', types: [call, named('A')] }],
    ['(string | null) & A', { kind: 'intersection', types: [union, named('A')] }],
    [
      '(A & B) | null',
      {
        kind: 'union',
        types: [{ kind: 'intersection', types: [named('A'), named('B')] }, keyword('null')],
      },
    ],
    ['(keyof A)[]', array(keys)],
    ['keyof A | null', { kind: 'union', types: [keys, keyword('null')] }],
    ['keyof (string | null)', { kind: 'operator', operator: 'keyof', type: union }],
    ['readonly string[]', { kind: 'operator', operator: 'readonly', type: array(text) }],
    [
      '(typeof A)[keyof typeof A]',
      {
        kind: 'indexedAccess',
        object: query,
        index: { kind: 'operator', operator: 'keyof', type: query },
      },
    ],
    ['(infer U)[]', array({ kind: 'infer', name: 'U' })],
    ['[(string | null)?]', { kind: 'tuple', elements: [{ type: union, optional: true }] }],
    [
      '[string | null, ...A]',
      { kind: 'tuple', elements: [{ type: union }, { type: named('A'), rest: true }] },
    ],
    [
      '((value?: string) => void) extends A ? string | null : () => void',
      {
        kind: 'conditional',
        check: call,
        extends: named('A'),
        whenTrue: union,
        whenFalse: { ...call, parameters: [] },
      },
    ],
    ['(value?: string) => string | null', { ...call, returns: union }],
    ['new (value?: string) => void', { ...call, construct: 'new' }],
  ])('prints %s with only the parentheses that precedence requires', (expected, type) => {
    expect(plainType(type)).toBe(expected);
  });

  it('links names that have a page, and joins the text between links', () => {
    const type: ApiType = { kind: 'union', types: [named('A', '/a'), text, keyword('null')] };
    expect(printType(array(type), 'line')).toEqual([
      '(',
      { text: 'A', to: '/a' },
      ' | string | null)[]',
    ]);
  });

  it('prints the members of an object on one line, or on separate indented lines', () => {
    const inner: ApiType = {
      kind: 'object',
      members: [{ kind: 'property', name: 'b', type: text }],
    };
    const outer: ApiType = {
      kind: 'object',
      members: [{ kind: 'property', name: 'a', type: inner, optional: true, readonly: true }],
    };
    expect(plainType(outer)).toBe('{ readonly a?: { b: string; }; }');
    expect(plainType(outer, 'lines')).toBe('{\n    readonly a?: {\n        b: string;\n    };\n}');
    expect(plainType({ kind: 'object', members: [] }, 'lines')).toBe('{}');
  });
});
