import type { ApiSymbol, ApiUse } from '../../../../shared/types/api-model';
import type { ApiType } from '../../../../shared/types/api-type';
import { allTypesIn } from '../../../../shared/types/child-types';
import type { ExtractedModel, ExtractedSymbol, ModelOf } from '../stages';
import { typesOfDeclaration } from '../types-of-declaration';

/** Returns the model with the usages of each symbol in the types of others. */
export function withUses<Symbol extends ExtractedSymbol>(
  model: ModelOf<Symbol>,
): ModelOf<Symbol & Pick<ApiSymbol, 'usedBy'>> {
  const uses = usesByRoute(model);
  return {
    ...model,
    symbols: model.symbols.map((symbol) => {
      // For readers, a type and a constant of the same name belong together, so both list the usages of either.
      const found = [symbol.route, symbol.sameName ?? ''].flatMap((route) => [
        ...(uses.get(route)?.values() ?? []),
      ]);
      const usedBy = [...new Map(found.map((use) => [use.text, use])).values()]
        .filter(({ text }) => text !== symbol.name)
        .sort((a, b) => a.text.localeCompare(b.text, 'en'));
      return { ...symbol, usedBy };
    }),
  };
}

/** Returns usages by the route of the used symbol and by their text. */
function usesByRoute({ symbols }: ExtractedModel): Map<string, Map<string, ApiUse>> {
  const exported = new Set(symbols.map(({ name }) => name));
  const uses = new Map<string, Map<string, ApiUse>>();
  for (const symbol of symbols)
    for (const { types, use } of typesByUse(symbol, exported))
      for (const route of types.flatMap(allTypesIn).flatMap(routesOf))
        uses.set(route, (uses.get(route) ?? new Map<string, ApiUse>()).set(use.text, use));
  return uses;
}

/** Returns the types in members, parameters, return types or the declaration of a symbol, each with its usage. */
function typesByUse(
  symbol: ExtractedSymbol,
  exported: Set<string>,
): { types: ApiType[]; use: ApiUse }[] {
  const { name, route, members, signatures } = symbol;
  const declared = members.filter(({ from }) => !from || from === name || !exported.has(from));
  const ofMembers = declared.map(({ name: member, type, parameters = [] }) => ({
    types: [type, ...parameters.map((parameter) => parameter.type)],
    use: { text: `${name}.${member}`, to: `${route}#${member}` },
  }));
  const ofSignatures = signatures.flatMap(({ parameters, returns }) => [
    ...parameters.map((parameter) => parameter.type),
    returns,
  ]);
  const hasParts = members.length + signatures.length > 0;
  const ofSymbol = hasParts ? ofSignatures : typesOfDeclaration(symbol);
  return [...ofMembers, { types: ofSymbol, use: { text: name, to: route } }];
}

/** Returns the route of the exported symbol that a type refers to. */
const routesOf = (type: ApiType): string[] =>
  (type.kind === 'reference' || type.kind === 'query') && type.to?.startsWith('/') ? [type.to] : [];
