import { useSyncExternalStore } from 'react';

/**
 * Returns the effective color mode of the page. With forced colors, it follows the palette instead of the choice
 * of the user (see the plugin docusaurus-overrides).
 */
export const useShownMode = (): 'light' | 'dark' =>
  useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
    () => 'light',
  );

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
