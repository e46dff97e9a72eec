import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchDocument } from '@site/contracts/search-data';
import type { Search } from '../../client/connect-worker';

/** The hits of a query. */
export interface Answer {
  query: string;
  hits: SearchDocument[];
}

/**
 * The newest answer of the search. Until a query is answered, the answer of the one before stays.
 *
 * @returns the answer, and a function that waits for the hits of the query that is in the box; there are
 * none when the query has changed by then.
 */
export function useHits(
  search: Search | undefined,
  query: string,
  fail: (error: unknown) => void,
): [answer: Answer, hitsOfQuery: () => Promise<SearchDocument[]>] {
  const [answer, setAnswer] = useState<Answer>({ query: '', hits: [] });
  const newest = useRef<Promise<SearchDocument[]>>();

  useEffect(() => {
    if (!search) return;
    let isNewest = true;
    const hits = (query.trim() ? search(query) : Promise.resolve([])).catch((error: unknown) => {
      if (isNewest) fail(error);
      return [];
    });
    newest.current = hits;
    void hits.then((found) => isNewest && setAnswer({ query, hits: found }));
    return () => void (isNewest = false);
  }, [search, query, fail]);

  const hitsOfQuery = useCallback(async () => {
    const hits = newest.current;
    const found = (await hits) ?? [];
    return hits === newest.current ? found : [];
  }, []);
  return [answer, hitsOfQuery];
}
