import ts from 'typescript';
import type { ApiKind, ApiModel, ApiSymbol } from '../../../../contracts/api-model';
import { kindsOf, routeOf } from './kinds';
import type { Library } from './library';
import { readSymbol } from './read-symbol';

/**
 * Reads everything that the published types of a package say.
 */
export function extractModel(library: Library): ApiModel {
  const meanings = library.exports.flatMap(({ name, symbol }) =>
    kindsOf(library, name, symbol).map((kind) => ({ name, symbol, kind })),
  );
  const routes = new Map<string, string>();
  // A name in a type means the type, so types are set last and win over constants of the same name.
  for (const isType of [false, true])
    for (const { name, kind } of meanings)
      if (namesAType(kind) === isType) routes.set(name, routeOf(kind, name));

  const symbols = meanings.flatMap(({ name, symbol, kind }): ApiSymbol[] => {
    const at = declarationOf(symbol, kind);
    if (!at) return [];
    const reading = { library, findPage: (wanted: string) => routes.get(wanted), self: name, at };
    const twin = meanings.find((other) => other.name === name && other.kind !== kind);
    return [
      {
        ...readSymbol(reading, symbol, kind),
        ...(twin ? { twin: routeOf(twin.kind, name) } : {}),
      },
    ];
  });
  const { name, version } = library;
  return { schemaVersion: 2, library: { name, version }, symbols: symbols.sort(byName) };
}

const namesAType = (kind: ApiKind) => ['interface', 'type-alias', 'class'].includes(kind);

const byName = (a: ApiSymbol, b: ApiSymbol) =>
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
