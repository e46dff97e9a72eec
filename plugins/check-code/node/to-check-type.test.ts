import { expect, it } from 'vitest';
import type { ApiModel, ApiSymbol } from '../../../shared/types/api-model';
import type { ApiType } from '../../../shared/types/api-type';
import { sampleSymbol } from '../../../shared/sample-symbol';
import { CheckTypes } from './to-check-type';

const reference = (name: string, ...typeArguments: ApiType[]): ApiType => ({
  kind: 'reference',
  name,
  to: `/all-types/interfaces/${name}`,
  typeArguments,
});
const text: ApiType = { kind: 'keyword', name: 'string' };
const member = (name: string, type: ApiType, required = true) => ({
  name,
  type,
  required,
  description: [],
});
const model = (...symbols: ApiSymbol[]): ApiModel => ({
  schemaVersion: 3,
  library: { name: 'library', version: '1.0.0' },
  symbols,
});

const position = sampleSymbol({
  name: 'Position',
  kind: 'variable',
  values: [
    { name: 'Position.Top', value: 'top', description: [] },
    { name: 'Position.Left', value: 'left', description: [] },
  ],
});
const style = sampleSymbol({
  name: 'Style',
  kind: 'interface',
  members: [
    member('fill', reference('Color')),
    member('never', { kind: 'keyword', name: 'never' }, false),
  ],
});

it('Unions of literals are values, those of a constant name it', () => {
  const types = new CheckTypes(model(position));
  const query = (name: string): ApiType => ({ kind: 'query', name });
  expect(types.convert(reference('$Values', query('Position')))).toEqual({
    values: ['top', 'left'],
    of: 'Position',
  });
  expect(
    types.convert({
      kind: 'union',
      types: [query('Position.Top'), { kind: 'keyword', name: 'undefined' }],
    }),
  ).toEqual({ values: ['top'], of: 'Position' });
});

it('Object types are shapes, without members that must not be set', () => {
  const types = new CheckTypes(model(style));
  expect(types.convert(reference('RecursivePartial', reference('Style')))).toEqual({
    shape: 'Style',
    partial: true,
  });
  expect(types.shapes.Style?.members).toEqual({ fill: { type: 'color', required: true } });
});

it('Intersections have the members of all parts, those of a union one object for each alternative', () => {
  const types = new CheckTypes(model(style));
  const object = (name: string): ApiType => ({
    kind: 'object',
    members: [{ kind: 'property', name, type: text }],
  });
  const union: ApiType = { kind: 'union', types: [object('a'), object('b')] };
  const fill = { type: 'color', required: true };
  const required = { type: 'string', required: true };
  expect(types.convert({ kind: 'intersection', types: [union, reference('Style')] })).toEqual({
    union: [{ object: { a: required, fill } }, { object: { b: required, fill } }],
  });
});

it('What cannot be compared with values is any', () => {
  const types = new CheckTypes(model());
  expect(types.convert(reference('Unknown'))).toBe('any');
  expect(types.convert({ kind: 'union', types: [text, reference('Unknown')] })).toBe('any');
  expect(types.convert({ kind: 'typeParameter', name: 'D' })).toBe('any');
});
