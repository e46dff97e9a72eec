import type { SearchHit } from '../../../shared/search-data';

/** Part of the results that the results page requests. */
export interface SearchFilter {
  /** Id of a group of kinds (`client/search-groups.ts`). */
  group?: string;
  /** Starts at 1; each page has at most `maxHits` hits. */
  page?: number;
}

/** Answer to a query. */
export interface SearchAnswer {
  /** At most `maxHits` hits, best match first. */
  hits: SearchHit[];
  /** Number of hits of the filter on all pages. */
  total: number;
  /** Number of pages of these hits. */
  pages: number;
  /** Number of hits by id of their group, without the filter. */
  counts: Record<string, number>;
  /** Entries with similar names, if nothing matches the query. */
  nearest: SearchHit[];
  /** The query, with words separated that were typed as one. Results mark its words. */
  separated: string;
}

/** Searches the site. Rejects once the worker is terminated. */
export type Search = (query: string, filter?: SearchFilter) => Promise<SearchAnswer>;
