import { useCallback, useEffect, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { SearchFiles } from '@site/contracts/search-data';
import type { Search } from '../../client/connect-worker';
import { isSlowConnection } from '../../client/slow-connection';
import { whenIdle } from '../../client/when-idle';

interface SearchState {
  /** Set once the search is ready. */
  search?: Search;
  failed: boolean;
  /** Whether loading waits for user interaction, because the connection is slow. */
  deferred: boolean;
  /** Loads the search immediately. */
  request: () => void;
  /** Reports a failure and terminates the worker. */
  fail: (error: unknown) => void;
  /** Loads the search again after a failure. */
  retry: () => void;
}

const importLoadSearch = () =>
  import(/* webpackChunkName: "load-search" */ '../../client/load-search');

/** Loads the search when the browser is idle or on request. */
export function useSearch(): SearchState {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const files = usePluginData('site-search') as SearchFiles;
  const isBrowser = useIsBrowser();
  const [requested, setRequested] = useState(false);
  const [search, setSearch] = useState<Search>();
  const [failed, setFailed] = useState(false);
  const request = useCallback(() => setRequested(true), []);
  const fail = useCallback((error: unknown) => {
    console.warn('Search failed to load.', error);
    setSearch(undefined);
    setFailed(true);
  }, []);

  useEffect(() => (isSlowConnection() ? undefined : whenIdle(request)), [request]);

  useEffect(() => {
    if (!requested || failed) return;
    const controller = new AbortController();
    const { signal } = controller;
    importLoadSearch()
      .then(({ loadSearch }) => loadSearch(baseUrl, files, signal))
      .then(
        (loaded) => signal.aborted || setSearch(() => loaded),
        (error: unknown) => signal.aborted || fail(error),
      );
    return () => controller.abort();
  }, [requested, failed, baseUrl, files, fail]);

  const deferred = isBrowser && !requested && isSlowConnection();
  return { search, failed, deferred, request, fail, retry: () => setFailed(false) };
}
