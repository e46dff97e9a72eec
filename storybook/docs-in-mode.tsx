import { useSyncExternalStore, type ComponentProps } from 'react';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import { themes } from 'storybook/theming';

// Docs pages have no access to the global of Storybook, but their stories set the color mode on the document.
const isDark = () => document.documentElement.dataset.theme === 'dark';

function onChange(notify: () => void) {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Renders a docs page in the color mode of its stories. */
export default function DocsInMode(props: ComponentProps<typeof DocsContainer>) {
  const dark = useSyncExternalStore(onChange, isDark);
  return <DocsContainer {...props} theme={dark ? themes.dark : themes.light} />;
}
