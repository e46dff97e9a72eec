import ts from 'typescript';
import type { ApiValue } from '../../../../contracts/api-model';
import { readComment } from './comments';
import type { ExtractionContext } from './members';

/**
 * Reads the values of an enum-like constant (`ScaleType.Linear` is `'linear'`) at run time; empty for other
 * constants.
 */
export function constantValues(
  { library, findPage, symbolName }: ExtractionContext,
  symbol: ts.Symbol,
): ApiValue[] {
  const constant = library.runtime[symbolName];
  if (!constant || typeof constant !== 'object' || Array.isArray(constant)) return [];
  const entries = Object.entries(constant).filter(([name]) => !/^\d+$/.test(name));
  const isEnumLike = entries.every(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  if (!isEnumLike) return [];
  const type = library.checker.getTypeOfSymbol(symbol);
  return entries.map(([name, value]) => {
    const member = type.getProperty(name) ?? symbol.exports?.get(ts.escapeLeadingUnderscores(name));
    return {
      name: `${symbolName}.${name}`,
      value: JSON.stringify(value),
      description: member ? readComment(library.checker, member, findPage).description : [],
    };
  });
}

/** Returns the literals of a union type; empty for other types. */
export function unionValues({ checker }: { checker: ts.TypeChecker }, type: ts.Type): ApiValue[] {
  if (!type.isUnion() || !type.types.every((part) => part.isLiteral())) return [];
  return type.types.map((part) => ({ name: checker.typeToString(part), description: [] }));
}

/** Describes a run-time value as text. */
export function describeValue(value: unknown): string {
  if (typeof value === 'function') return `function ${value.name || '(anonymous)'}`;
  if (typeof value === 'symbol' || value === undefined) return String(value);
  return JSON.stringify(value) ?? String(value);
}
