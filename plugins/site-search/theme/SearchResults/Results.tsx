import { useEffect, type ReactNode } from 'react';
import { suggestions } from '@generated/site-search/default/settings.json';
import { useHistory, useLocation } from '@docusaurus/router';
import { useColorMode } from '@docusaurus/theme-common';
import {
  parseResultsAddress,
  resultsAddress,
  type ResultsRequest,
} from '../../client/results-address';
import { useSearch } from '../SearchBar/use-search';
import { useAnswer } from '../SearchBox/use-answer';
import Filters from './Filters';
import HitItems from './HitItems';
import PageLinks from './PageLinks';
import QueryForm from './QueryForm';
import Status from './Status';
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
      <HitItems hits={answer.hits} query={answer.query} colorMode={colorMode} />
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
