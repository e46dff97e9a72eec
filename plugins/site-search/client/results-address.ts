import { limitQuery } from '../shared/normalize-query';
import { searchGroups } from './search-groups';

/** What the results page shows; its address contains it. */
export interface ResultsRequest {
  query: string;
  /** Id of the group that the results are filtered by. */
  group?: string;
  /** Starts at 1. */
  page: number;
}

/** Reads the query string of the results page. Unknown groups and pages are ignored. */
export function parseResultsAddress(search: string): ResultsRequest {
  const params = new URLSearchParams(search);
  const group = searchGroups.find(({ id }) => id === params.get('kind'))?.id;
  const page = Number(params.get('page'));
  return {
    query: limitQuery(params.get('q') ?? ''),
    group,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/**
 * Returns the address of the results page with a request.
 *
 * @param resultsPage - the address without a query string
 */
export function resultsAddress(
  resultsPage: string,
  { query, group, page = 1 }: Partial<ResultsRequest>,
): string {
  const params = new URLSearchParams();
  if (query) params.set('q', limitQuery(query));
  if (group) params.set('kind', group);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${resultsPage}?${params}` : resultsPage;
}
