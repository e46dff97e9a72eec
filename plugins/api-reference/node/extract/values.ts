import ts from 'typescript';
import type { ApiValue } from '../../../../shared/types/api-model';
import { readComment } from './comments';
import type { ExtractionContext } from './context';
import { quoted } from './types/literal';

/**
 * Reads the values of an enum-like constant (`ScaleType.Linear` is `'linear'`) at run time; empty for other
 * constants.
 */
export function constantValues(
  { library, pages, symbolName }: ExtractionContext,
  symbol: ts.Symbol,
): ApiValue[] {
  const constant = library.runtime[symbolName];
  if (!constant || typeof constant !== 'object' || Array.isArray(constant)) return [];
  const entries = Object.entries(constant).filter(([name]) => !/^\d+$/.test(name));
  if (!entries.every(isEnumEntry)) return [];
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

const isEnumEntry = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

/** Returns the literals of a union type; empty for other types. */
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

/** Describes a run-time value as text. */
export function describeValue(value: unknown): string {
  if (typeof value === 'function') return `function ${value.name || '(anonymous)'}`;
  if (typeof value === 'symbol' || value === undefined) return String(value);
  return JSON.stringify(value) ?? String(value);
}
