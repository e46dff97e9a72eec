import { useCallback, useSyncExternalStore } from 'react';

/** Which side of the breakpoint the window is on; not known while the page is still as it was built. */
type WindowSize = 'desktop' | 'mobile' | 'ssr';

/**
 * The window's size, where a desktop begins at 996 px; the theme's begins one pixel later.
 * In `em`, as the styles have it (`node/desktop-from.ts`): with larger text a desktop begins later.
 */
export function useWindowSize({ desktopBreakpoint = 996 } = {}): WindowSize {
  const query = `(min-width: ${desktopBreakpoint / 16}em)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const desktop = window.matchMedia(query);
      desktop.addEventListener('change', onChange);
      return () => desktop.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(query).matches ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}
