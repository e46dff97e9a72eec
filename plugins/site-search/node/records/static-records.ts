import type { ApiSymbol } from '../../../../shared/types/api-model';
import type { SearchRecord } from '../../shared/search-record';
import { makeRecord } from './make-record';

const namespaceOf = ({ name }: ApiSymbol) => `/all-types/namespaces/${name}/`;
const routeOf = (symbol: ApiSymbol, property: string) =>
  `${namespaceOf(symbol)}variables/${property}`;

/** Returns a record for each static property, such as `displayName`, of all components that have it. */
export function staticRecords(symbols: readonly ApiSymbol[]): SearchRecord[] {
  const names = new Set(symbols.flatMap(({ statics }) => statics.map(({ name }) => name)));
  return [...names].map((name) => {
    const places = symbols
      .filter(({ statics }) => statics.some((one) => one.name === name))
      .map((symbol) => ({ title: symbol.name, url: routeOf(symbol, name) }));
    return makeRecord({
      kind: 'member',
      title: name,
      breadcrumb: [places[0]!.title],
      url: places[0]!.url,
      also: places.slice(1),
      text: 'A static property that React declares for components.',
    });
  });
}

/** Returns the routes of the pages about the static properties of a component. */
export const namespaceRoutes = (symbol: ApiSymbol): string[] =>
  symbol.statics.length > 0
    ? [namespaceOf(symbol), ...symbol.statics.map(({ name }) => routeOf(symbol, name))]
    : [];
