import type { ApiSymbol } from '../../../../shared/types/api-model';

/** Symbols that readers regard as one item, the main one first. */
export type SymbolGroup = [main: ApiSymbol, ...others: ApiSymbol[]];

/** Order within a group: what readers write in their code comes before its types. */
const kinds = ['component', 'class', 'function', 'variable', 'interface', 'type-alias'];

/** Groups a component with its Spec interface and its Props alias, and a constant with the type of the same name. */
export function groupSymbols(symbols: readonly ApiSymbol[]): SymbolGroup[] {
  const components = new Set(symbols.filter((one) => one.isComponent).map(({ name }) => name));
  const groups = new Map<string, SymbolGroup>();
  for (const symbol of symbols) {
    const component = symbol.name.replace(/(?:Spec|Props|SpecProps)$/, '');
    const key = components.has(component) ? component : symbol.name;
    const group = groups.get(key);
    if (group) group.push(symbol);
    else groups.set(key, [symbol]);
  }
  return [...groups.values()].map((group) =>
    group.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)),
  );
}
