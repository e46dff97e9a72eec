import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { failSearch } from '../../client/search-store';
import type { Search, SearchAnswer, SearchFilter } from '../../shared/search-answer';

/** Answer with what was asked. */
export interface QueryAnswer extends SearchAnswer, SearchFilter {
  query: string;
}

const noAnswer: SearchAnswer = {
  hits: [],
  total: 0,
  pages: 0,
  counts: {},
  nearest: [],
  separated: '',
};

/**
 * Returns the latest answer. While a query is pending, the previous answer stays.
 *
 * @returns the answer, and a function that waits for the answer to the current query; it returns none if the query
 * has changed in the meantime.
 */
export function useAnswer(
  search: Search | undefined,
  query: string,
  group?: string,
  page?: number,
): [answer: QueryAnswer, answerOfQuery: () => Promise<QueryAnswer | undefined>] {
  const [answer, setAnswer] = useState<QueryAnswer>({ query: '', ...noAnswer });
  const latest = useRef<Promise<QueryAnswer | undefined>>();

  useEffect(() => {
    if (!search) return;
    let isLatest = true;
    const asked = query.trim() ? search(query, { group, page }) : Promise.resolve(noAnswer);
    const found = asked.then(
      (result) => ({ query, group, page, ...result }),
      (error: unknown) => {
        if (isLatest) failSearch(error);
        return undefined;
      },
    );
    latest.current = found;
    void found.then((result) => {
      // As a transition, rendering the options does not block further keystrokes.
      if (isLatest && result) startTransition(() => setAnswer(result));
    });
    return () => void (isLatest = false);
  }, [search, query, group, page]);

  const answerOfQuery = useCallback(async () => {
    const asked = latest.current;
    const found = await asked;
    return asked === latest.current ? found : undefined;
  }, []);
  return [answer, answerOfQuery];
}
