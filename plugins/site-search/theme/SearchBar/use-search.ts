import { useCallback, useEffect, useSyncExternalStore } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { SearchFiles } from '@site/shared/search-data';
import {
  initialState,
  requestSearch,
  retrySearch,
  searchState,
  subscribeToSearch,
  type SearchState,
} from '../../client/search-store';
import { isSlowConnection } from '../../../../shared/browser/slow-connection';
import { whenIdle } from '../../../../shared/browser/when-idle';

interface LoadableSearch extends SearchState {
  /** Whether loading waits for user interaction, because the connection is slow. */
  deferred: boolean;
  /** Loads the search immediately. */
  request: () => void;
  /** Loads the search again after a failure. */
  retry: () => void;
}

/** Loads the search when the browser is idle or on request. */
export function useSearch(): LoadableSearch {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const files = usePluginData('site-search') as SearchFiles;
  const state = useSyncExternalStore(subscribeToSearch, searchState, () => initialState);
  const isBrowser = useIsBrowser();
  const request = useCallback(() => requestSearch(baseUrl, files), [baseUrl, files]);
  const retry = useCallback(() => retrySearch(baseUrl, files), [baseUrl, files]);

  useEffect(() => (isSlowConnection() ? undefined : whenIdle(request)), [request]);

  const deferred = isBrowser && !state.requested && isSlowConnection();
  return { ...state, deferred, request, retry };
}
