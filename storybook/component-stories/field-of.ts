import type { ApiMember, ApiSymbol, ApiValue } from '../../contracts/api-model';
import type { ApiReference, ApiType } from '../../contracts/api-type';
import { allTypesIn } from '../../plugins/api-reference/shared/child-types.js';
import type { Types } from './types-of.js';

/** A value of a fixed set, and how code writes it. */
export interface Option {
  value: string | number;
  label: string;
}

/** The values of a type that a field of a form can hold. */
export interface Field {
  /** `boolean`, `number`, `string`. */
  primitives: string[];
  options: Option[];
  /** A list may hold these. */
  manyOf: Option[];
  /** An object of plain data, or one that may be filled part by part. */
  isObject: boolean;
}

/** Reads a type, and the types of the model that it refers to. */
export function fieldOf(type: ApiType, types: Types): Field {
  const parts = type.kind === 'union' ? type.types.map((part) => fieldOf(part, types)) : [];
  const own = type.kind === 'union' ? {} : fieldOfPart(type, types);
  const fields = [own, ...parts];
  return {
    primitives: fields.flatMap(({ primitives = [] }) => primitives),
    options: fields.flatMap(({ options = [] }) => options),
    manyOf: fields.flatMap(({ manyOf = [] }) => manyOf),
    isObject: fields.some(({ isObject }) => isObject),
  };
}

function fieldOfPart(type: ApiType, types: Types): Partial<Field> {
  switch (type.kind) {
    case 'literal':
      return typeof type.value === 'boolean'
        ? {}
        : { options: [{ value: type.value, label: type.text }] };
    case 'keyword':
      return ['boolean', 'number', 'string'].includes(type.name) ? { primitives: [type.name] } : {};
    case 'array':
      return { manyOf: fieldOf(type.element, types).options };
    case 'object':
      return { isObject: isPlainData(type) };
    case 'mapped':
      return { isObject: type.optional === 'add' };
    case 'reference':
      return fieldOfReference(type, types);
    default:
      return {};
  }
}

function fieldOfReference(reference: ApiReference, types: Types): Partial<Field> {
  const symbol = types.get(reference.to ?? '');
  const [first, second] = reference.typeArguments ?? [];
  if (!first) return symbol ? fieldOfSymbol(symbol, types) : {};
  // Of a generic type only its form is of use here: what fills it is the example's.
  if (symbol?.declaration.kind === 'alias' && symbol.declaration.type.kind === 'mapped')
    return fieldOfPart(symbol.declaration.type, types);
  if (symbol) return {};
  if (reference.name === 'Partial') return { isObject: true };
  if (reference.name === 'Array') return { manyOf: fieldOf(first, types).options };
  if (!second || !['Exclude', 'Extract'].includes(reference.name)) return {};
  const named = fieldOf(second, types).options.map(({ value }) => value);
  const { options } = fieldOf(first, types);
  const isKept = (option: Option) =>
    named.includes(option.value) === (reference.name === 'Extract');
  return { options: options.filter(isKept) };
}

function fieldOfSymbol(symbol: ApiSymbol, types: Types): Partial<Field> {
  const { values, members, declaration } = symbol;
  if (values.length > 0) return { options: values.map(asOption) };
  if (members.length > 0)
    return { isObject: members.every((member) => !member.required || isPlain(member, types)) };
  return declaration.kind === 'alias' ? fieldOf(declaration.type, types) : {};
}

function isPlain({ type }: ApiMember, types: Types): boolean {
  const { primitives, options } = fieldOf(type, types);
  return primitives.length > 0 || options.length > 0;
}

/** Whether an object type has no function in it. */
const isPlainData = (type: ApiType) => allTypesIn(type).every(({ kind }) => kind !== 'function');

const asOption = ({ name, value }: ApiValue): Option => ({ value, label: name });
