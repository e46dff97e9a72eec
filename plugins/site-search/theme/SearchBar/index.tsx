import { useCallback, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { SearchDocument } from '@site/contracts/search-data';
import ClearButton from './ClearButton';
import Failure from './Failure';
import HitList, { optionId } from './HitList';
import LoadButton from './LoadButton';
import styles from './styles.module.css';
import { useFocusWhenReady } from './use-focus-when-ready';
import { useHits } from './use-hits';
import { useSearch } from './use-search';
import { useShortcut } from './use-shortcut';

/** Renders the search box of the navbar with its list of results. */
export default function SearchBar(): ReactNode {
  const { search, failed, deferred, request, fail, retry } = useSearch();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [selected, setSelected] = useState(0);
  const listId = useId();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const [input, focus] = useFocusWhenReady(!!search);
  const requestAndFocus = useCallback(() => {
    request();
    focus();
  }, [request, focus]);
  useShortcut(requestAndFocus);

  const [answer, hitsOfQuery] = useHits(search, query, fail);
  const { hits } = answer;
  const active = Math.min(selected, hits.length - 1);
  const shown = open && query.trim() !== '' && answer.query.trim() !== '';

  const choose = useCallback(
    (hit: SearchDocument) => {
      setOpen(false);
      setQuery('');
      input.current?.blur();
      history.push(hit.url);
    },
    [history, input],
  );

  function clear() {
    setQuery('');
    input.current?.focus();
  }

  /** Opens the selected result of the current query, whose results may still be pending. */
  async function openSelected() {
    const found = await hitsOfQuery();
    const hit = found[Math.min(selected, found.length - 1)];
    if (hit) choose(hit);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { length } = hits;
    if (event.key === 'Escape') {
      setQuery('');
      setOpen(false);
    } else if (event.key === 'Enter') {
      void openSelected();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && length > 0) {
      event.preventDefault();
      setOpen(true);
      setSelected((active + (event.key === 'ArrowDown' ? 1 : length - 1)) % length);
    }
  }

  function retryAndFocus() {
    retry();
    focus();
  }

  if (failed) return <Failure onRetry={retryAndFocus} />;

  const isMac = isBrowser && navigator.platform.startsWith('Mac');
  const shortcut = isMac ? 'Cmd+K' : 'Ctrl+K';
  return (
    <div
      className={styles.search}
      role="search"
      {...(!search && { onPointerEnter: request, onClick: requestAndFocus })}
    >
      <input
        ref={input}
        id="search_input_react"
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown && hits[active] ? optionId(listId, active) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={search ? `Search ${shortcut}` : 'Loading...'}
        disabled={!search}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setSelected(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.touchLabel} aria-hidden="true">
        Search
      </span>
      {deferred && <LoadButton />}
      {query && <ClearButton onClear={clear} />}
      <HitList
        id={listId}
        answer={answer}
        shown={shown}
        active={active}
        onChoose={choose}
        onPoint={setSelected}
      />
      <span className={styles.announcement} aria-live="polite">
        {shown && `${hits.length} ${hits.length === 1 ? 'result' : 'results'}`}
      </span>
    </div>
  );
}
