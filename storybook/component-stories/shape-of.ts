import type { ApiMember, ApiSymbol, ApiValue } from '../../contracts/api-model';
import { alternativesOf } from './alternatives-of.js';
import { textOf } from './text-of.js';
import type { Types } from './types-of.js';

/** A selectable value with its label in code. */
export interface Option {
  value: string | number;
  label: string;
}

/** Forms of a type that a control can edit. */
export interface Shape {
  /** `boolean`, `number`, `string`. */
  primitives: string[];
  options: Option[];
  /** Values of array items. */
  manyOf: Option[];
  /** Whether the type is a plain object, or an object with only optional properties. */
  isObject: boolean;
}

/**
 * Analyzes a type, resolving names of the model.
 *
 * @param type - text of the type
 */
export function shapeOf(type: string, types: Types): Shape {
  const shapes = alternativesOf(type).map((part) => shapeOfPart(part, types));
  return {
    primitives: shapes.flatMap(({ primitives = [] }) => primitives),
    options: shapes.flatMap(({ options = [] }) => options),
    manyOf: shapes.flatMap(({ manyOf = [] }) => manyOf),
    isObject: shapes.some(({ isObject }) => isObject),
  };
}

function shapeOfPart(part: string, types: Types): Partial<Shape> {
  const value = literal(part);
  if (value !== undefined) return { options: [{ value, label: part }] };
  if (/^(boolean|number|string)$/.test(part)) return { primitives: [part] };
  if (/^(Recursive)?Partial<|^\{(?!.*=>)/s.test(part)) return { isObject: true };

  const [, listed] = /^Array<(\w+)>$/.exec(part) ?? /^(\w+)\[\]$/.exec(part) ?? [];
  if (listed) return { manyOf: shapeOf(listed, types).options };

  const [, all, without] = /^Exclude<(.+), (.+)>$/.exec(part) ?? [];
  if (all && without) {
    const excluded = shapeOf(without, types).options.map((option) => option.value);
    const { options } = shapeOf(all, types);
    return { options: options.filter((option) => !excluded.includes(option.value)) };
  }
  const symbol = types.get(part);
  return symbol ? shapeOfSymbol(symbol, types) : {};
}

function shapeOfSymbol(symbol: ApiSymbol, types: Types): Partial<Shape> {
  const { kind, values, members, declaration } = symbol;
  if (values.length > 0) return { options: values.map(asOption) };
  if (members.length > 0)
    return { isObject: members.every((member) => !member.required || isPlain(member, types)) };
  if (kind !== 'type-alias') return {};
  return shapeOf(textOf(declaration).replace(/^.*? = /s, ''), types);
}

function isPlain({ type }: ApiMember, types: Types): boolean {
  const { primitives, options } = shapeOf(textOf(type), types);
  return primitives.length > 0 || options.length > 0;
}

const asOption = ({ name, value = name }: ApiValue): Option => ({
  value: literal(value) ?? value,
  label: name,
});

/** Parses a literal: `'left'`, `"left"` or `90`. */
function literal(code: string): string | number | undefined {
  const [, text] = /^(?:'|")(.*)(?:'|")$/.exec(code) ?? [];
  if (text !== undefined) return text;
  return /^-?\d+(\.\d+)?$/.test(code) ? Number(code) : undefined;
}
