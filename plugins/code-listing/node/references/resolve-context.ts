import ts from 'typescript';
import type { PageOfSymbol } from '../../../../shared/types/api-pages';

/** Program in which names are resolved, and the pages of the library's symbols in it. */
export interface ResolveContext {
  checker: ts.TypeChecker;
  pageOf: PageOfSymbol;
}

/** Returns the route of the page of an exported symbol of the library. */
export function routeOf(
  { checker, pageOf }: ResolveContext,
  name: ts.Node,
  position: Parameters<PageOfSymbol>[1],
): string | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  const original =
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const page = original && pageOf(original, position);
  return page?.startsWith('/') ? page : undefined;
}
