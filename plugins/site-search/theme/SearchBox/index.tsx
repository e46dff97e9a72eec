import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { resultsPage, suggestions } from '@generated/site-search/default/settings.json';
import { useHistory } from '@docusaurus/router';
import { useColorMode } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchState } from '../../client/search-store';
import Combobox from './Combobox';
import { usePhone } from './use-phone';
import { useShortcut } from './use-shortcut';

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
