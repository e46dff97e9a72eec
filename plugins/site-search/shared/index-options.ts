import type { Options } from 'minisearch';
import type { SearchDocument } from '../../../contracts/search-data';
import { terms } from './terms';

/** Options of the index, shared by the build and the worker. */
export const indexOptions: Options<SearchDocument> = {
  fields: ['heading', 'title', 'text'],
  tokenize: terms,
  processTerm: (term) => term,
};

/** Boost factors by area. */
const areaBoost = { API: 1.4, Docs: 1.3, Examples: 1.1, Reference: 1 } as const;

/** Query options; headings and titles have the highest weight. */
export const queryOptions = {
  combineWith: 'AND',
  prefix: (term: string) => term.length > 1,
  fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
  boost: { heading: 4, title: 3 },
  weights: { fuzzy: 0.3, prefix: 0.6 },
} as const;

/**
 * Returns the boost factor of a document for a query. Exact names rank first.
 *
 * @param query - the query as typed
 */
export function documentBoost(document: SearchDocument, query: string): number {
  const wanted = query.trim().toLowerCase();
  const isNamed = (name: string) => name.toLowerCase() === wanted;
  const exact = isNamed(document.heading)
    ? 4
    : document.kind === 'page' && isNamed(document.title)
      ? 6
      : 1;
  const isComponent = /\/(functions|classes)\//.test(document.url) ? 1.5 : 1;
  return areaBoost[document.area] * exact * isComponent;
}
