import { useSyncExternalStore, type ComponentProps } from 'react';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import { create } from 'storybook/theming';
import themes from '../.generated/storybook/themes.json';

const light = create({ ...themes.light, base: 'light' });
const dark = create({ ...themes.dark, base: 'dark' });

// Docs pages have no access to the global of Storybook, but their stories set the color mode on the document.
const isDark = () => document.documentElement.dataset.theme === 'dark';

function onChange(notify: () => void) {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Renders a docs page in the color mode of its stories. */
export default function DocsInMode(props: ComponentProps<typeof DocsContainer>) {
  return <DocsContainer {...props} theme={useSyncExternalStore(onChange, isDark) ? dark : light} />;
}
