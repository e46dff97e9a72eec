import type { ApiModel, ApiSymbol } from '../../types/api-model';

/** Interfaces and type aliases by the route of their page. */
export type Types = Map<string, ApiSymbol>;

/** Returns the types of the model. Values have their qualified names, such as `Position.Left`, if available. */
export function typesOf({ symbols }: ApiModel): Types {
  const constants = new Map(
    symbols.filter(({ kind }) => kind === 'variable').map((symbol) => [symbol.route, symbol]),
  );
  return new Map(
    symbols
      .filter(({ kind }) => kind === 'interface' || kind === 'type-alias')
      .map((symbol) => {
        const named = constants.get(symbol.sameName ?? '')?.values ?? [];
        return [symbol.route, { ...symbol, values: named.length > 0 ? named : symbol.values }];
      }),
  );
}
