import type { Options } from 'minisearch';
import type { SearchDocument } from '../../../contracts/search-data';
import { terms } from './terms';

/** How the index is made and read: the same on both sides. */
export const indexOptions: Options<SearchDocument> = {
  fields: ['heading', 'title', 'text'],
  tokenize: terms,
  processTerm: (term) => term,
};

/** Kinds of pages that readers more often want, for the same words. */
const areaBoost = { API: 1.4, Docs: 1.3, Examples: 1.1, Reference: 1 } as const;

/** Weights of a query; names count most. */
export const queryOptions = {
  combineWith: 'AND',
  prefix: (term: string) => term.length > 1,
  fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
  boost: { heading: 4, title: 3 },
  weights: { fuzzy: 0.3, prefix: 0.6 },
} as const;

/**
 * Extra weight of a document for a query: exact names come first.
 *
 * @param query - as typed
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
