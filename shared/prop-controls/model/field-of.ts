import type { ApiMember, ApiSymbol, ApiValue } from '../../types/api-model';
import type { ApiReference, ApiType } from '../../types/api-type';
import { allTypesIn } from '../../types/child-types';
import type { Types } from './types-of';

/** A selectable value with its label in code. */
export interface Option {
  value: string | number;
  label: string;
}

/** Values of a type that a control can edit. */
export interface Field {
  /** `boolean`, `number`, `string`. */
  primitives: string[];
  options: Option[];
  /** Values of array items. */
  manyOf: Option[];
  /** Whether the type is a plain object, or an object with only optional properties. */
  isObject: boolean;
}

/** Returns the editable values of a type, including those of the types that it refers to. */
export function fieldOf(type: ApiType, types: Types): Field {
  const fields: Partial<Field>[] =
    type.kind === 'union'
      ? type.types.map((part) => fieldOf(part, types))
      : [fieldOfPart(type, types)];
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
    case 'indexedAccess':
      // `CSSProperties['margin']` is text, or a number of pixels.
      return type.object.kind === 'reference' && type.object.name === 'CSSProperties'
        ? { primitives: ['string'] }
        : {};
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
  // A generic type is editable only as an object with optional properties, whatever its type arguments are.
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

/** Whether an object type contains no functions. */
const isPlainData = (type: ApiType) => allTypesIn(type).every(({ kind }) => kind !== 'function');

const asOption = ({ name, value }: ApiValue): Option => ({ value, label: name });
