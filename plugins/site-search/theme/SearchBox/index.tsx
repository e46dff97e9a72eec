import { useMemo, type ReactNode, type RefObject } from 'react';
import { resultsPage, suggestions } from '@generated/site-search/default/settings.json';
import { useHistory } from '@docusaurus/router';
import { useColorMode } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchState } from '../../client/search-store';
import Combobox from './Combobox';
import { usePhone } from './use-phone';

interface Props {
  input: RefObject<HTMLInputElement>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  state: SearchState;
  onRetry: () => void;
}

/** Renders the search box with its list. It is loaded together with the search. */
export default function SearchBox(props: Props): ReactNode {
  const { input, onOpenChange } = props;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const { colorMode } = useColorMode();
  const isPhone = usePhone();
  const site = useMemo(
    () => ({
      baseUrl,
      colorMode,
      resultsPage,
      navigate(url: string) {
        onOpenChange(false);
        input.current?.blur();
        history.push(url);
      },
    }),
    [baseUrl, colorMode, history, input, onOpenChange],
  );
  return <Combobox {...props} site={site} suggestions={suggestions} isPhone={isPhone} />;
}
