import {
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type { SearchHit } from '@site/shared/search-data';
import { boxView } from '../../client/box-view';
import { nextOption } from '../../client/next-option';
import { addRecentPlace, readRecentPlaces } from '../../client/recent-places';
import type { SearchState } from '../../client/search-store';
import type { Site } from '../../client/site';
import { limitQuery } from '../../shared/normalize-query';
import bar from '../SearchBar/styles.module.css';
import Buttons from './Buttons';
import { optionId } from './OptionList';
import Panel from './Panel';
import styles from './styles.module.css';
import { useAnswer } from './use-answer';
import { useSheet } from './use-sheet';

interface Props {
  input: RefObject<HTMLInputElement>;
  /** What was typed before the box was ready. */
  initialQuery: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  state: SearchState;
  onRetry: () => void;
  site: Site;
  suggestions: SearchHit[];
  /** Whether the open box covers the screen. */
  isPhone: boolean;
}

/** Renders a combobox (ARIA 1.2) whose options are links, and the list below it. */
export default function Combobox(props: Props): ReactNode {
  const { input, open, onOpenChange, state, onRetry, site, suggestions, isPhone } = props;
  const [query, setQuery] = useState(() => limitQuery(props.initialQuery));
  const [selected, setSelected] = useState<number>();
  const sheet = useRef<HTMLDivElement>(null);
  /** Element that had the focus before the sheet was opened. */
  const opener = useRef<HTMLElement | null>(null);
  const listId = useId();
  const [answer, answerOfQuery] = useAnswer(state.search, query);

  const offered = useMemo(
    () => ({ recent: open ? readRecentPlaces(site.baseUrl) : [], suggestions }),
    [open, site.baseUrl, suggestions],
  );
  const view = useMemo(() => boxView(answer, offered), [answer, offered]);
  const active = Math.min(selected ?? view.preselected, view.options.length - 1);
  const isModal = open && isPhone;
  useSheet(sheet, isModal);

  const choose = useCallback(
    (hit: SearchHit) => {
      addRecentPlace(site.baseUrl, hit);
      site.navigate(hit.url);
    },
    [site],
  );

  function changeQuery(next: string) {
    setQuery(limitQuery(next));
    setSelected(undefined);
    onOpenChange(true);
  }

  function clear() {
    changeQuery('');
    onOpenChange(isPhone);
    input.current?.focus();
  }

  /** Opens the sheet after a tap. The focus moves again, so that the phone shows its keyboard. */
  function openByPointer() {
    if (open) return;
    flushSync(() => onOpenChange(true));
    if (isPhone) {
      input.current?.blur();
      input.current?.focus();
    }
  }

  /** Closes the sheet and returns the focus. */
  function close() {
    flushSync(() => onOpenChange(false));
    const target = isPhone && opener.current?.isConnected ? opener.current : input.current;
    target?.focus();
  }

  /** Opens the active option of the current query, whose answer may still be pending. */
  async function openActive(inNewTab: boolean) {
    if (!open) return onOpenChange(true);
    const current = await answerOfQuery();
    if (!current) return;
    const { options, preselected } = boxView(current, offered);
    const hit = options[Math.min(selected ?? preselected, options.length - 1)];
    if (!hit) return;
    if (inNewTab) window.open(hit.url, '_blank', 'noopener');
    else choose(hit);
  }

  function onInputKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') return void openActive(event.ctrlKey || event.metaKey);
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const next = open || isArrow ? nextOption(event.key, active, view.options.length) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    setSelected(open ? next : undefined);
    onOpenChange(true);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    if (open) close();
    else setQuery('');
  }

  function rememberOpener({ relatedTarget }: FocusEvent) {
    if (!sheet.current?.contains(relatedTarget))
      opener.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    // If another window takes the focus, the active element stays.
    const next = relatedTarget ?? document.activeElement;
    if (!isModal && !sheet.current?.contains(next)) onOpenChange(false);
  }

  const isMac = navigator.platform.startsWith('Mac');
  return (
    <div className={bar.search} role="search">
      {/* Escape works in the whole box. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions */}
      <div
        ref={sheet}
        className={styles.sheet}
        data-open={open || undefined}
        {...(isModal && { role: 'dialog', 'aria-modal': true, 'aria-label': 'Search' })}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      >
        <div className={styles.row}>
          <input
            ref={input}
            id="search_input_react"
            className={bar.input}
            type="text"
            // A phone shows no keyboard when the focus returns to the closed box.
            inputMode={isPhone && !open ? 'none' : 'search'}
            enterKeyHint="search"
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={open && active >= 0 ? optionId(listId, active) : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={`Search ${isMac ? 'Cmd+K' : 'Ctrl+K'}`}
            value={query}
            onChange={({ target }) => changeQuery(target.value)}
            onClick={openByPointer}
            onFocus={rememberOpener}
            onKeyDown={onInputKeyDown}
          />
          <span className={bar.touchLabel} aria-hidden="true">
            Search
          </span>
          <Buttons hasQuery={query !== ''} isModal={isModal} onClear={clear} onClose={close} />
        </div>
        {open && (
          <Panel
            listId={listId}
            view={view}
            answer={answer}
            active={active}
            site={site}
            state={state}
            onChoose={choose}
            onRetry={onRetry}
          />
        )}
      </div>
    </div>
  );
}
