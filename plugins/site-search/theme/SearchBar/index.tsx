import { useCallback, useState, type ReactNode } from 'react';
import Failure from './Failure';
import LoadButton from './LoadButton';
import styles from './styles.module.css';
import { useFocusWhenReady } from './use-focus-when-ready';
import { useSearch } from './use-search';
import { useSearchBox } from './use-search-box';
import { useShortcut } from './use-shortcut';

/** Renders the search box of the navbar: a disabled input until the box and its data have loaded. */
export default function SearchBar(): ReactNode {
  const { deferred, request, retry, ...state } = useSearch();
  const loaded = useSearchBox(state);
  const isReady = !!loaded && state.wasReady;
  const [open, setOpen] = useState(false);
  const [input, focus] = useFocusWhenReady(
    isReady,
    useCallback(() => setOpen(true), []),
  );
  const requestAndFocus = useCallback(() => {
    request();
    focus();
  }, [request, focus]);
  useShortcut(requestAndFocus);

  function retryAndFocus() {
    retry();
    focus();
  }

  if (isReady)
    return (
      <loaded.Box
        input={input}
        open={open}
        onOpenChange={setOpen}
        state={state}
        onRetry={retryAndFocus}
      />
    );
  if (state.failed) return <Failure onRetry={retryAndFocus} />;
  const onReach = { onPointerEnter: request, onClick: requestAndFocus };
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
