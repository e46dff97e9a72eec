import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchDocument } from '@site/contracts/search-data';
import type { Search } from '../../client/connect-worker';

/** Results of a query. */
export interface Answer {
  query: string;
  hits: SearchDocument[];
}

/**
 * Returns the latest search results. While a query is pending, the previous results stay.
 *
 * @returns the results, and a function that waits for the results of the current query; it returns none if the
 * query has changed in the meantime.
 */
export function useHits(
  search: Search | undefined,
  query: string,
  fail: (error: unknown) => void,
): [answer: Answer, hitsOfQuery: () => Promise<SearchDocument[]>] {
  const [answer, setAnswer] = useState<Answer>({ query: '', hits: [] });
  const latest = useRef<Promise<SearchDocument[]>>();

  useEffect(() => {
    if (!search) return;
    let isLatest = true;
    const hits = (query.trim() ? search(query) : Promise.resolve([])).catch((error: unknown) => {
      if (isLatest) fail(error);
      return [];
    });
    latest.current = hits;
    void hits.then((found) => isLatest && setAnswer({ query, hits: found }));
    return () => void (isLatest = false);
  }, [search, query, fail]);

  const hitsOfQuery = useCallback(async () => {
    const hits = latest.current;
    const found = (await hits) ?? [];
    return hits === latest.current ? found : [];
  }, []);
  return [answer, hitsOfQuery];
}
