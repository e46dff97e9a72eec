import ts from 'typescript';
import type { ApiValue } from '../../../../contracts/api-model';
import { readComment } from './comments';
import type { ExtractionContext } from './context';
import { quoted } from './types/literal';

/**
 * The values of a constant that holds a fixed set of names (`ScaleType.Linear` is `'linear'`), read from
 * the running package; none for constants of another shape.
 */
export function constantValues(
  { library, pages, symbolName }: ExtractionContext,
  symbol: ts.Symbol,
): ApiValue[] {
  const held = library.runtime[symbolName];
  if (!held || typeof held !== 'object' || Array.isArray(held)) return [];
  const entries = Object.entries(held).filter(([name]) => !/^\d+$/.test(name));
  if (!entries.every(isNameOrNumber)) return [];
  const type = library.checker.getTypeOfSymbol(symbol);
  return entries.map(([name, value]) => {
    const member = type.getProperty(name) ?? symbol.exports?.get(ts.escapeLeadingUnderscores(name));
    return {
      name: `${symbolName}.${name}`,
      value,
      description: member ? readComment(library.checker, member, pages.byName).description : [],
    };
  });
}

const isNameOrNumber = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

/** The literals that a union type allows; none for types of another shape. */
export function unionValues(type: ts.Type): ApiValue[] {
  const parts = type.isUnion() ? type.types : [];
  const values = parts.flatMap((part) =>
    part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : [],
  );
  if (values.length < parts.length) return [];
  return values.map((value) => ({
    name: typeof value === 'string' ? quoted(value) : String(value),
    value,
    description: [],
  }));
}

/** A short text for any value of the running package. */
export function describeValue(value: unknown): string {
  if (typeof value === 'function') return `function ${value.name || '(anonymous)'}`;
  if (typeof value === 'symbol' || value === undefined) return String(value);
  return JSON.stringify(value) ?? String(value);
}
