import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  useSyncExternalStore,
  useEffect,
} from 'react';
import { useHistory } from '@docusaurus/router';
import { useColorMode } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { resultsPage, suggestions } from '@generated/site-search/default/settings.json';
import type { SearchState } from '../../client/search-store';
import Combobox from './Combobox';

interface Props {
  state: SearchState;
  onRetry: () => void;
}

/** Renders the search box with its list. It is loaded together with the search, and takes over what was typed before. */
export default function SearchBox({ state, onRetry }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const { colorMode } = useColorMode();
  const isPhone = usePhone();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [typed] = useState(() => window.searchKeys.text);

  // Before the browser handles another key.
  useLayoutEffect(() => {
    const { wanted } = window.searchKeys;
    window.searchKeys.want(false);
    window.onkeydown = null;
    if (!wanted || !input.current) return;
    input.current.focus();
    input.current.setSelectionRange(typed.length, typed.length);
    setOpen(true);
  }, [typed]);

  const focus = useCallback(() => {
    input.current?.focus();
    input.current?.select();
    setOpen(true);
  }, []);
  useShortcut(focus);

  const site = useMemo(
    () => ({
      baseUrl,
      colorMode,
      resultsPage,
      navigate(url: string) {
        setOpen(false);
        input.current?.blur();
        history.push(url);
      },
    }),
    [baseUrl, colorMode, history],
  );
  return (
    <Combobox
      input={input}
      initialQuery={typed}
      open={open}
      onOpenChange={setOpen}
      state={state}
      onRetry={() => {
        onRetry();
        focus();
      }}
      site={site}
      suggestions={suggestions}
      isPhone={isPhone}
    />
  );
}

/** Width up to which the open search box covers the screen; `styles.module.css` contains it as well. */
const phone = '(max-width: 36em)';

/** Returns whether the screen is so narrow that the open search box covers it. */
const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Calls a function on Ctrl+K, Cmd+K and a bare slash.
 *
 * @param callback - must be memoized.
 */
function useShortcut(callback: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target } = event;
      const typing =
        target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
      const isSlash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey;
      if (!isSlash && !((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'))
        return;
      event.preventDefault();
      callback();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [callback]);
}
