import type { ApiSymbol } from '../../../../shared/types/api-model';
import type { SearchRecord } from '../../shared/search-record';
import { makeRecord } from './make-record';

const namespaceOf = ({ name }: ApiSymbol) => `/all-types/namespaces/${name}/`;
const routeOf = (symbol: ApiSymbol, property: string) =>
  `${namespaceOf(symbol)}variables/${property}`;

/** Returns a record for each static property, such as `displayName`, of all components that have it. */
export function staticRecords(symbols: readonly ApiSymbol[]): SearchRecord[] {
  const names = new Set(symbols.flatMap(({ statics }) => statics.map(({ name }) => name)));
  return [...names].flatMap((name) => {
    const [place, ...also] = symbols
      .filter(({ statics }) => statics.some((one) => one.name === name))
      .map((symbol) => ({ title: symbol.name, url: routeOf(symbol, name) }));
    if (!place) return [];
    const text = 'A static property that React declares for components.';
    const { title: component, url } = place;
    return makeRecord({ kind: 'member', title: name, breadcrumb: [component], url, also, text });
  });
}

/** Returns the routes of the pages about the static properties of a component. */
export const namespaceRoutes = (symbol: ApiSymbol): string[] =>
  symbol.statics.length > 0
    ? [namespaceOf(symbol), ...symbol.statics.map(({ name }) => routeOf(symbol, name))]
    : [];
