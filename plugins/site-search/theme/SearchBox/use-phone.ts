import { useSyncExternalStore } from 'react';

/** Width up to which the open search box covers the screen; `styles.module.css` contains it as well. */
const phone = '(max-width: 36em)';

/** Returns whether the screen is so narrow that the open search box covers it. */
export const usePhone = (): boolean =>
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
