import { useEffect, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Failure from './Failure';
import LoadButton from './LoadButton';
import styles from './styles.module.css';
import { useSearch } from './use-search';
import { useSearchBox } from './use-search-box';

/** Loads the search, and the box receives the focus when it is ready. */
const want = () => window.searchKeys.want(true);

/** Leaves the focus where the reader has moved it. */
const leave = () => window.searchKeys.want(false);

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
