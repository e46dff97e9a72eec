import type { ApiModel, ApiSymbol } from '../../../../contracts/api-model';

/** Adds accepted values to every member whose type is an exported enum-like constant or union. */
export function findAcceptedValues({ symbols }: ApiModel): void {
  const sets = new Map<string, ApiSymbol>();
  for (const symbol of symbols)
    if (symbol.values.length > 0) {
      sets.set(symbol.route, symbol);
      const constant = symbols.find(({ route }) => route === symbol.twin);
      if (constant && constant.kind === 'variable') sets.set(symbol.route, constant);
    }
  for (const { members } of symbols)
    for (const member of members) {
      const [first, ...others] = member.type;
      const set = typeof first === 'object' && others.length === 0 ? sets.get(first.to) : undefined;
      if (set) member.accepts = set.values.map(({ name }) => ({ text: name, to: set.route }));
    }
}
