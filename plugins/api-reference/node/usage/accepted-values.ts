import type { ApiModel, ApiSymbol } from '../../../../contracts/api-model';

/** Tells every member whose type names an exported set of values which values these are. */
export function findAcceptedValues({ symbols }: ApiModel): void {
  const sets = new Map<string, ApiSymbol>();
  for (const symbol of symbols)
    if (symbol.values.length > 0) {
      sets.set(symbol.route, symbol);
      const values = symbols.find(({ route }) => route === symbol.twin);
      if (values && values.kind === 'variable') sets.set(symbol.route, values);
    }
  for (const { members } of symbols)
    for (const member of members) {
      const [first, ...others] = member.type;
      const set = typeof first === 'object' && others.length === 0 ? sets.get(first.to) : undefined;
      if (set) member.accepts = set.values.map(({ name }) => ({ text: name, to: set.route }));
    }
}
