import ts from 'typescript';
import type { ApiKind, ApiModel, ApiSymbol } from '../../../../contracts/api-model';
import { kindsOf, routeOf } from './kinds';
import type { Library } from './library';
import { readSymbol } from './read-symbol';

/**
 * Extracts the model from the published types of a package.
 */
export function extractModel(library: Library): ApiModel {
  const candidates = library.exports.flatMap(({ name, symbol }) =>
    kindsOf(library, name, symbol).map((kind) => ({ name, symbol, kind })),
  );
  const routes = new Map<string, string>();
  // Names in types refer to types, so types are set last and override constants of the same name.
  for (const isType of [false, true])
    for (const { name, kind } of candidates)
      if (isTypeKind(kind) === isType) routes.set(name, routeOf(kind, name));

  const symbols = candidates.flatMap(({ name, symbol, kind }): ApiSymbol[] => {
    const enclosingNode = declarationOf(symbol, kind);
    if (!enclosingNode) return [];
    const context = {
      library,
      findPage: (wanted: string) => routes.get(wanted),
      symbolName: name,
      enclosingNode,
    };
    const sameName = candidates.find((other) => other.name === name && other.kind !== kind);
    return [
      {
        ...readSymbol(context, symbol, kind),
        ...(sameName ? { twin: routeOf(sameName.kind, name) } : {}),
      },
    ];
  });
  const { name, version } = library;
  return { schemaVersion: 2, library: { name, version }, symbols: symbols.sort(byName) };
}

const isTypeKind = (kind: ApiKind) => ['interface', 'type-alias', 'class'].includes(kind);

const byName = (a: ApiSymbol, b: ApiSymbol) =>
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
