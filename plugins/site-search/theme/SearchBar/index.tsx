import { useEffect, type ReactNode, useState } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type SearchBox from '../SearchBox';
import { failSearch, type SearchState } from '../../client/search-store';
import styles from './styles.module.css';
import { useSearch } from './use-search';
import FailureMessage from './FailureMessage';

/** Loads the search, and the box receives the focus when it is ready. */
const want = () => window.searchKeys.want(true);

/** Leaves the focus where the reader has moved it. Events from before, which hydration repeats, do not count. */
const leave = ({ isTrusted }: Event) => isTrusted && window.searchKeys.want(false);

/** Renders the search box of the navbar: a disabled input until the box and its data have loaded. */
export default function SearchBar(): ReactNode {
  const { deferred, request, retry, ...state } = useSearch();
  const { failed } = state;
  const loaded = useSearchBox(state);
  const isReady = loaded && state.wasReady;
  const load = failed ? retry : request;
  useEffect(() => {
    const keys = window.searchKeys;
    keys.onWanted = load;
    if (failed) keys.want(false);
    else if (keys.wanted) load();
  }, [load, failed]);
  useEffect(() => {
    if (isReady) return;
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [isReady]);

  const failure = (onRetry: () => void) => (
    <Failure isOutdated={state.isOutdated} onRetry={onRetry} />
  );
  if (isReady)
    return (
      <ErrorBoundary fallback={({ tryAgain }) => failure(tryAgain)}>
        <loaded.Box state={state} onRetry={retry} />
      </ErrorBoundary>
    );
  if (failed) return failure(want);
  const onReach = { onPointerEnter: request, onClick: want };
  return (
    <div className={styles.search} role="search" {...onReach}>
      <input
        id="search_input_react"
        className={styles.input}
        type="text"
        aria-label="Search"
        placeholder="Loading..."
        disabled
      />
      {deferred && <LoadButton />}
    </div>
  );
}

interface Props {
  isOutdated: boolean;
  onRetry: () => void;
}

/** Renders an error message instead of the search box. */
function Failure(props: Props): ReactNode {
  return (
    <div className={`${styles.search} ${styles.failure}`} role="alert">
      <FailureMessage className={styles.retry} {...props} />
    </div>
  );
}

/** Renders a button to load the search on a slow connection. The parent element handles the click. */
function LoadButton(): ReactNode {
  return (
    <button
      type="button"
      className={styles.load}
      aria-label="Load search"
      title="Your connection is slow or data saver is on: search loads on request."
    >
      Load search
    </button>
  );
}

interface LoadedBox {
  Box: typeof SearchBox;
}

/** Loads the component of the search box as soon as the search is requested. */
function useSearchBox({ requested, failed }: SearchState): LoadedBox | undefined {
  const [loaded, setLoaded] = useState<LoadedBox>();
  useEffect(() => {
    if (!requested || failed || loaded) return;
    import(/* webpackChunkName: "search-box" */ '../SearchBox').then(
      (module) => setLoaded({ Box: module.default }),
      failSearch,
    );
  }, [requested, failed, loaded]);
  return loaded;
}
