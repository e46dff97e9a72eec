import ts from 'typescript';
import type { ApiKind } from '../../../../shared/types/api-model';
import type { ExtractedModel, ExtractedSymbol } from '../stages';
import { meaningsOf, routeOf } from './kinds';
import type { Library } from './library';
import { findPages } from './pages';
import { readSymbol } from './read-symbol';

/**
 * Extracts the model from the published types of a package.
 *
 * @throws Error that names the symbol, if one of its types is not supported.
 */
export function extractModel(library: Library): ExtractedModel {
  const meanings = library.exports.flatMap(({ name, symbol }) => meaningsOf(library, name, symbol));
  const pages = findPages(library, meanings);
  const symbols = meanings.flatMap((meaning): ExtractedSymbol[] => {
    const { name: symbolName, symbol, kind } = meaning;
    const enclosingNode = declarationOf(symbol, kind);
    if (!enclosingNode) return [];
    const symbolRoute = routeOf(kind, symbolName);
    const context = { library, pages, symbolName, symbolRoute, enclosingNode };
    const sameName = meanings.find((other) => other.name === symbolName && other.kind !== kind);
    return [
      {
        ...readSymbol(context, meaning),
        ...(sameName ? { sameName: routeOf(sameName.kind, symbolName) } : {}),
      },
    ];
  });
  const { name, version } = library;
  return { schemaVersion: 3, library: { name, version }, symbols: symbols.sort(byName) };
}

const byName = (a: ExtractedSymbol, b: ExtractedSymbol) =>
  a.name.localeCompare(b.name, 'en') || a.kind.localeCompare(b.kind);

/** Returns the declaration of a symbol for a kind; the first one for merged interfaces. */
function declarationOf(
  { declarations = [] }: ts.Symbol,
  kind: ApiKind,
): ts.Declaration | undefined {
  const isDeclarationOf: Record<ApiKind, (node: ts.Declaration) => boolean> = {
    class: ts.isClassDeclaration,
    interface: ts.isInterfaceDeclaration,
    'type-alias': ts.isTypeAliasDeclaration,
    component: isValue,
    function: isValue,
    variable: isValue,
  };
  return declarations.find(isDeclarationOf[kind]);
}

const isValue = (node: ts.Declaration) =>
  ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isEnumDeclaration(node);
