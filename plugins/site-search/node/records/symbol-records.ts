import type { ApiKind, ApiSymbol } from '../../../../shared/types/api-model';
import type { SearchKind } from '../../../../shared/search-data';
import type { SearchRecord } from '../../shared/search-record';
import { flagsOf } from './flags';
import { makeRecord } from './make-record';
import { plainText } from './plain-text';
import { shorten } from './shorten';

const kinds: Record<ApiKind, SearchKind> = {
  component: 'component',
  class: 'type',
  function: 'function',
  interface: 'type',
  'type-alias': 'type',
  variable: 'constant',
};

/** Returns a record for each item that the library exports; its hand-written page, if any, is its first address. */
export const symbolRecords = (symbols: readonly ApiSymbol[]): SearchRecord[] =>
  groupSymbols(symbols).map((group) => {
    const [main] = group;
    const text = plainText(main.description);
    const shown = main.isComponent ? { text, hiddenText: '' } : shorten(text);
    const guides = new Map(
      group.flatMap(({ name, guide }) => (guide ? [[name, guide] as const] : [])),
    );
    const pages = group.map(({ name, route }) => ({ title: name, url: route }));
    const [place = { url: main.route }, ...also] = [
      ...[...guides].map(([title, url]) => ({ title, url })),
      ...pages,
    ];
    return makeRecord({
      kind: main.isComponent ? 'component' : kinds[main.kind],
      title: main.name,
      url: place.url,
      also,
      flags: flagsOf(main.deprecated, text),
      text: shown.text,
      hiddenText: [shown.hiddenText, ...main.signatures.map(parametersText)].join(' '),
    });
  });

const parametersText = ({ parameters }: ApiSymbol['signatures'][number]) =>
  parameters.map(({ name, description }) => `${name} ${plainText(description)}`).join(' ');

/** Symbols that readers regard as one item, the main one first. */
type SymbolGroup = [main: ApiSymbol, ...others: ApiSymbol[]];

/** Order within a group: what readers write in their code comes before its types. */
const kindOrder = ['component', 'class', 'function', 'variable', 'interface', 'type-alias'];

/** Groups a component with its Spec interface and its Props alias, and a constant with the type of the same name. */
function groupSymbols(symbols: readonly ApiSymbol[]): SymbolGroup[] {
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
    group.sort((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind)),
  );
}
