import type { ApiSymbol } from '../../../../shared/types/api-model';
import type { ExampleManifest } from '../../../../shared/types/example-manifest';
import type { SearchRecord } from '../../shared/search-record';
import { addSearchWords } from './add-search-words';
import { exampleRecords } from './example-records';
import { memberRecords } from './member-records';
import { mergePages } from './merge-pages';
import { nestedKeyRecords } from './nested-key-records';
import { pageRecords, type SearchablePage } from './page-records';
import { namespaceRoutes, staticRecords } from './static-records';
import { symbolRecords } from './symbol-records';
import { valueRecords } from './value-records';

/** Everything that records are made from. */
export interface SearchSources {
  /** Symbols of the API model. */
  symbols: ApiSymbol[];
  examples: ExampleManifest;
  /** Pages whose routes are not among `generatedRoutes`. */
  pages: SearchablePage[];
  /** Further search words by address. */
  searchWords?: Record<string, string>;
}

/**
 * Returns the records of the whole site, in a fixed order.
 *
 * @throws Error if an address with search words has no record.
 */
export function searchRecords(sources: SearchSources): SearchRecord[] {
  const { symbols, examples, pages, searchWords = {} } = sources;
  const familyTitles = Object.fromEntries(
    pages.map(({ route, title }) => [route.replace('/examples/', ''), title]),
  );
  const records = [
    ...mergePages(symbolRecords(symbols), pages.flatMap(pageRecords)),
    ...memberRecords(symbols),
    ...nestedKeyRecords(symbols),
    ...valueRecords(symbols),
    ...exampleRecords(examples, familyTitles),
    ...staticRecords(symbols),
  ];
  return addSearchWords(records, searchWords);
}

/** Returns the routes of generated pages, whose records are made from the data instead of the page. */
export const generatedRoutes = (symbols: ApiSymbol[], examples: ExampleManifest): Set<string> =>
  new Set([
    ...symbols.flatMap((symbol) => [symbol.route, ...namespaceRoutes(symbol)]),
    ...examples.map(({ id }) => `/examples/${id}`),
  ]);
