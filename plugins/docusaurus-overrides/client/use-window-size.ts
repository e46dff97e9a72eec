import { useCallback, useSyncExternalStore } from 'react';

/** Layout for the current viewport width; `ssr` during server rendering and hydration. */
type WindowSize = 'desktop' | 'mobile' | 'ssr';

/**
 * Replaces the theme's hook. The desktop layout starts at 996 px instead of 997 px, and the breakpoint is in
 * `em`, as in the stylesheet (`node/desktop-breakpoint.ts`), so that it grows with the font size of the browser.
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
