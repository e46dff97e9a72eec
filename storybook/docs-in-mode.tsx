import { useSyncExternalStore, type ComponentProps } from 'react';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import { themes } from 'storybook/theming';

// The stories of a docs page note their color mode on the document; Storybook tells it to them alone.
const isDark = () => document.documentElement.dataset.theme === 'dark';

function onChange(notify: () => void) {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** A docs page in the color mode of its stories. */
export default function DocsInMode(props: ComponentProps<typeof DocsContainer>) {
  const dark = useSyncExternalStore(onChange, isDark);
  return <DocsContainer {...props} theme={dark ? themes.dark : themes.light} />;
}
