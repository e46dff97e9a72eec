import type ts from 'typescript';
import type { PageOfSymbol } from '../../../../shared/types/api-pages';
import { externalPage } from './external-pages';
import { isTypeKind, routeOf, type Meaning } from './kinds';
import type { LibraryTypes } from './library';

/** Functions that return the page of a symbol. */
export interface Pages {
  of: PageOfSymbol;
  /** Returns the route of an exported name in text; prefers the type to a constant of the same name. */
  byName: (name: string) => string | undefined;
}

/** Collects the pages of all exports of a library. */
export function findPages(library: LibraryTypes, meanings: Meaning[]): Pages {
  const routes = { type: new Map<ts.Symbol, string>(), value: new Map<ts.Symbol, string>() };
  const names = { type: new Map<string, string>(), value: new Map<string, string>() };
  for (const { name, symbol, kind } of meanings) {
    const position = isTypeKind(kind) ? 'type' : 'value';
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
