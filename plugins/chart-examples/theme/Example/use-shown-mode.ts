import { useSyncExternalStore } from 'react';

/**
 * The color mode that the page shows: the chosen one, unless the reader forces colors and their palette
 * decides (site-frame sets it before React begins).
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
