import ts from 'typescript';
import type { ApiKind } from '../../../../contracts/api-model';
import type { ExtractedModel, ExtractedSymbol } from '../stages';
import { meaningsOf, routeOf } from './kinds';
import type { Library } from './library';
import { findPages } from './pages';
import { readSymbol } from './read-symbol';

/**
 * Reads everything that the published types of a package say.
 *
 * @throws Error that names the symbol, when one of its types has no place in the model.
 */
export function extractModel(library: Library): ExtractedModel {
  const meanings = library.exports.flatMap(({ name, symbol }) => meaningsOf(library, name, symbol));
  const pages = findPages(library, meanings);
  const symbols = meanings.flatMap((meaning): ExtractedSymbol[] => {
    const { name: symbolName, symbol, kind } = meaning;
    const enclosingNode = declarationOf(symbol, kind);
    if (!enclosingNode) return [];
    const ownRoute = routeOf(kind, symbolName);
    const context = { library, pages, symbolName, ownRoute, enclosingNode };
    const other = meanings.find((one) => one.name === symbolName && one.kind !== kind);
    return [
      {
        ...readSymbol(context, meaning),
        ...(other ? { sameName: routeOf(other.kind, symbolName) } : {}),
      },
    ];
  });
  const { name, version } = library;
  return { schemaVersion: 3, library: { name, version }, symbols: symbols.sort(byName) };
}

const byName = (a: ExtractedSymbol, b: ExtractedSymbol) =>
  a.name.localeCompare(b.name, 'en') || a.kind.localeCompare(b.kind);

/** The declaration that carries a meaning of a name; merged interfaces have several, the first leads. */
function declarationOf(
  { declarations = [] }: ts.Symbol,
  kind: ApiKind,
): ts.Declaration | undefined {
  const isMeaning: Record<ApiKind, (node: ts.Declaration) => boolean> = {
    class: ts.isClassDeclaration,
    interface: ts.isInterfaceDeclaration,
    'type-alias': ts.isTypeAliasDeclaration,
    component: isValue,
    function: isValue,
    variable: isValue,
  };
  return declarations.find(isMeaning[kind]);
}

const isValue = (node: ts.Declaration) =>
  ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isEnumDeclaration(node);
