import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { SearchDocument } from '@site/contracts/search-data';
import ClearButton from './ClearButton';
import Hit from './Hit';
import styles from './styles.module.css';
import { useSearch } from './use-search';
import { useShortcut } from './use-shortcut';

/** The search box of the top bar with its list of hits. */
export default function SearchBar(): ReactNode {
  const { search, failed, retry } = useSearch();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  useShortcut(input);

  const hits = useMemo(() => (search && query.trim() ? search(query) : []), [search, query]);
  const shown = open && query.trim() !== '';
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function choose(hit: SearchDocument) {
    setOpen(false);
    setQuery('');
    input.current?.blur();
    history.push(hit.url);
  }

  function clear() {
    setQuery('');
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { length } = hits;
    if (event.key === 'Escape') {
      setQuery('');
      setOpen(false);
    } else if (event.key === 'Enter' && hits[active]) {
      choose(hits[active]);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((active + (event.key === 'ArrowDown' ? 1 : length - 1)) % length);
    }
  }

  if (failed) {
    return (
      <div className={styles.search} role="alert">
        <span className={styles.failure}>Search did not load.</span>
        <button type="button" className={styles.retry} onClick={retry}>
          Retry
        </button>
      </div>
    );
  }

  const isMac = isBrowser && navigator.platform.startsWith('Mac');
  const shortcut = isMac ? 'Cmd+K' : 'Ctrl+K';
  return (
    <div className={styles.search} role="search">
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
        aria-activedescendant={shown && hits[active] ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={search ? `Search ${shortcut}` : 'Loading...'}
        disabled={!search}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.touchLabel} aria-hidden="true">
        Search
      </span>
      {query && <ClearButton onClear={clear} />}
      <div className={styles.panel} hidden={!shown}>
        {hits.length === 0 && (
          <p className={styles.empty}>Nothing found. Try the name of a prop.</p>
        )}
        <ul
          ref={list}
          id={listId}
          role="listbox"
          aria-label="Search results"
          className={styles.list}
        >
          {shown &&
            hits.map((hit, index) => (
              <Hit
                key={hit.id}
                id={optionId(index)}
                hit={hit}
                query={query}
                active={index === active}
                onChoose={() => choose(hit)}
                onPoint={() => setActive(index)}
              />
            ))}
        </ul>
      </div>
      <span className={styles.announcement} aria-live="polite">
        {shown && `${hits.length} results`}
      </span>
    </div>
  );
}
