import ts from 'typescript';
import type { ApiValue } from '../../../../contracts/api-model';
import { readComment } from './comments';
import type { Reading } from './members';

/**
 * The values of a constant that holds a fixed set of names (`ScaleType.Linear` is `'linear'`), read from
 * the running package; none for constants of another shape.
 */
export function constantValues(
  { library, findPage, self }: Reading,
  symbol: ts.Symbol,
): ApiValue[] {
  const held = library.runtime[self];
  if (!held || typeof held !== 'object' || Array.isArray(held)) return [];
  const entries = Object.entries(held).filter(([name]) => !/^\d+$/.test(name));
  const isSet = entries.every(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  if (!isSet) return [];
  const type = library.checker.getTypeOfSymbol(symbol);
  return entries.map(([name, value]) => {
    const member = type.getProperty(name) ?? symbol.exports?.get(ts.escapeLeadingUnderscores(name));
    return {
      name: `${self}.${name}`,
      value: JSON.stringify(value),
      description: member ? readComment(library.checker, member, findPage).description : [],
    };
  });
}

/** The literals that a union type allows; none for types of another shape. */
export function unionValues({ checker }: { checker: ts.TypeChecker }, type: ts.Type): ApiValue[] {
  if (!type.isUnion() || !type.types.every((part) => part.isLiteral())) return [];
  return type.types.map((part) => ({ name: checker.typeToString(part), description: [] }));
}

/** A short text for any value of the running package. */
export function describeValue(value: unknown): string {
  if (typeof value === 'function') return `function ${value.name || '(anonymous)'}`;
  if (typeof value === 'symbol' || value === undefined) return String(value);
  return JSON.stringify(value) ?? String(value);
}
