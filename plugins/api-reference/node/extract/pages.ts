import type ts from 'typescript';
import { externalPage } from './external-pages';
import { namesAType, routeOf, type Meaning } from './kinds';
import type { Library } from './library';

/** Whether a name stands for a type, or for a value as in `typeof X`. */
export type Position = 'type' | 'value';

/** Pages of symbols. */
export interface Pages {
  /**
   * Page of a symbol: its route, or the URL where an external one is documented. Where a type and a
   * constant share a name, the position decides.
   */
  of: (symbol: ts.Symbol, position: Position) => string | undefined;
  /** Route by name, for texts; the type where a type and a constant share it. */
  byName: (name: string) => string | undefined;
}

/** Finds the pages of all that a library exports, and of the external symbols that its types name. */
export function findPages(library: Library, meanings: Meaning[]): Pages {
  const routes = { type: new Map<ts.Symbol, string>(), value: new Map<ts.Symbol, string>() };
  const names = { type: new Map<string, string>(), value: new Map<string, string>() };
  for (const { name, symbol, kind } of meanings) {
    const position = namesAType(kind) ? 'type' : 'value';
    routes[position].set(symbol, routeOf(kind, name));
    names[position].set(name, routeOf(kind, name));
  }
  return {
    of: (symbol, position) =>
      routes[position].get(symbol) ??
      routes[position === 'type' ? 'value' : 'type'].get(symbol) ??
      externalPage(library, symbol),
    byName: (name) => names.type.get(name) ?? names.value.get(name),
  };
}
