import { describe, expect, it } from 'vitest';
import type { ApiDeclaration } from '../../../shared/types/api-model';
import type { ApiFunctionType, ApiType } from '../../../shared/types/api-type';
import { textOf } from './pieces';
import { printDeclaration } from './print-declaration';

const number: ApiType = { kind: 'keyword', name: 'number' };
const spec: ApiType = { kind: 'reference', name: 'Spec' };
const call: ApiFunctionType = {
  kind: 'function',
  typeParameters: [{ name: 'T' }],
  parameters: [],
  returns: number,
};
const typeParameters = [{ name: 'T', constraint: spec, default: spec }];

describe('printDeclaration', () => {
  it.each<[string, ApiDeclaration]>([
    ['interface Mark<T extends Spec = Spec> extends Spec', { kind: 'interface', extends: [spec] }],
    [
      'abstract class Mark<T extends Spec = Spec> extends Spec implements Spec, Spec',
      { kind: 'class', abstract: true, extends: [spec], implements: [spec, spec] },
    ],
    ['type Mark<T extends Spec = Spec> = number', { kind: 'alias', type: number }],
    [
      'function Mark<T>(): number; function Mark<T>(): number',
      { kind: 'function', overloads: [call, call] },
    ],
    ['const Mark: number', { kind: 'variable', type: number }],
    ["const Mark = 'a'", { kind: 'value', literal: { kind: 'literal', value: 'a', text: "'a'" } }],
    ['enum Mark { A = 1, B }', { kind: 'enum', members: [{ name: 'A', value: 1 }, { name: 'B' }] }],
  ])('prints %s', (expected, declaration) => {
    const symbol = { name: 'Mark', declaration, typeParameters };
    expect(textOf(printDeclaration(symbol, 'line'))).toBe(expected);
  });
});
