import { useEffect, type ReactNode, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { useColorMode } from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import { suggestions } from '@generated/site-search/default/settings.json';
import {
  parseResultsAddress,
  resultsAddress,
  type ResultsRequest,
} from '../../client/results-address';
import { useSearch } from '../SearchBar/use-search';
import { useAnswer, type QueryAnswer } from '../SearchBox/use-answer';
import { searchGroups } from '../../client/search-groups';
import { maxQueryLength } from '../../shared/normalize-query';
import type { SearchState } from '../../client/search-store';
import FailureMessage from '../SearchBar/FailureMessage';
import HitItems from './HitItems';
import styles from './styles.module.css';

/** Renders the hits of the query in the address, with filters by kind. The component of the island. */
export default function Results(): ReactNode {
  const { pathname, search: queryString } = useLocation();
  const history = useHistory();
  const { colorMode } = useColorMode();
  const { request: load, retry, ...state } = useSearch();
  useEffect(load, [load]);
  const request = parseResultsAddress(queryString);
  const { query, group, page } = request;
  const addressOf = (next: Partial<ResultsRequest>) => resultsAddress(pathname, next);
  const [answer] = useAnswer(state.search, query, group, page);
  const isEmpty = answer.query.trim() !== '' && answer.total === 0;
  const offered = answer.nearest.length > 0 ? answer.nearest : suggestions;

  return (
    <>
      <QueryForm
        key={query}
        query={query}
        onSubmit={(next) => history.push(addressOf({ query: next }))}
      />
      <Filters request={request} counts={answer.counts} addressOf={addressOf} />
      <Status request={request} answer={answer} state={state} onRetry={retry} />
      <HitItems hits={answer.hits} query={answer.separated} colorMode={colorMode} />
      {(isEmpty || !query.trim()) && (
        <section>
          <h2 className={styles.offer}>
            {isEmpty && answer.nearest.length > 0 ? 'Similar names' : 'Start here'}
          </h2>
          <HitItems hits={offered} query="" colorMode={colorMode} />
        </section>
      )}
      <PageLinks request={request} pages={answer.pages} addressOf={addressOf} />
    </>
  );
}

interface FiltersProps {
  request: ResultsRequest;
  /** Number of hits by id of the group. */
  counts: Record<string, number>;
  /** Returns the address of the page with another request. */
  addressOf: (request: Partial<ResultsRequest>) => string;
}

/** Renders links that filter the hits by kind. They keep the filter in the address, so that Back works. */
function Filters({ request, counts, addressOf }: FiltersProps): ReactNode {
  const { query, group } = request;
  const found = searchGroups.filter(({ id }) => counts[id] || id === group);
  if (found.length === 0) return null;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const filters: { id?: string; label: string; count: number }[] = [
    { label: 'All', count: all },
    ...found.map(({ id, label }) => ({ id, label, count: counts[id] ?? 0 })),
  ];
  return (
    <nav aria-label="Kinds of results" className={styles.filters}>
      {filters.map(({ id, label, count }) => (
        <Link
          key={label}
          to={addressOf({ query, group: id })}
          className={styles.filter}
          aria-current={id === group ? 'true' : undefined}
        >
          {label} <span className={styles.count}>{count}</span>
        </Link>
      ))}
    </nav>
  );
}

interface PageLinksProps {
  request: ResultsRequest;
  pages: number;
  /** Returns the address of the page with another request. */
  addressOf: (request: Partial<ResultsRequest>) => string;
}

/** Renders links to the previous and the next page of hits. */
function PageLinks({ request, pages, addressOf }: PageLinksProps): ReactNode {
  if (pages < 2) return null;
  const page = Math.min(request.page, pages);
  const address = (other: number) => addressOf({ ...request, page: other });
  return (
    <nav aria-label="Pages of results" className={styles.pages}>
      {page > 1 && <Link to={address(page - 1)}>Previous page</Link>}
      {page < pages && <Link to={address(page + 1)}>Next page</Link>}
    </nav>
  );
}

interface QueryFormProps {
  query: string;
  onSubmit: (query: string) => void;
}

/** Renders the form with the query. The address changes when it is submitted. */
function QueryForm({ query, onSubmit }: QueryFormProps): ReactNode {
  const [text, setText] = useState(query);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(text.trim());
      }}
    >
      <input
        type="search"
        name="q"
        aria-label="Search for"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxQueryLength}
        className={styles.input}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}

interface StatusProps {
  request: ResultsRequest;
  answer: QueryAnswer;
  state: Pick<SearchState, 'failed' | 'isOutdated'>;
  onRetry: () => void;
}

/** Renders the number of hits, or why there are none yet. */
function Status({ request, answer, state, onRetry }: StatusProps): ReactNode {
  if (state.failed)
    return (
      <div role="alert" className={styles.failure}>
        <FailureMessage
          isOutdated={state.isOutdated}
          onRetry={onRetry}
          text="Search failed to load. Check your connection and try again."
          className="button button--secondary"
        />
      </div>
    );
  return (
    <p role="status" className={styles.status}>
      {statusText(request, answer)}
    </p>
  );
}

function statusText({ query, group, page }: ResultsRequest, answer: QueryAnswer): string {
  if (!query.trim()) return 'Type the name of a component or a prop, or a question in words.';
  const isCurrent = answer.query === query && answer.group === group && answer.page === page;
  if (!isCurrent) return 'Loading…';
  const { total, pages } = answer;
  if (total === 0 && !group) return `No results for “${query}”.`;
  const kind = searchGroups.find(({ id }) => id === group)?.label;
  const results = total === 1 ? '1 result' : `${total} results`;
  const part = pages > 1 ? `, page ${Math.min(page, pages)} of ${pages}` : '';
  return `${results} for “${query}”${kind ? ` in ${kind}` : ''}${part}`;
}
