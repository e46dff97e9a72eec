import { startTransition, useEffect, useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Layout for the current viewport width; `ssr` during server rendering and hydration. */
type WindowSize = 'desktop' | 'mobile' | 'ssr';

/**
 * Replaces the theme's hook. The desktop layout starts at 996 px instead of 997 px, and the breakpoint is in
 * `em`, as in the stylesheet (`node/desktop-breakpoint.ts`), so that it grows with the font size of the browser.
 * The update after hydration is a transition, which does not block the browser while the page loads.
 */
export function useWindowSize({ desktopBreakpoint = 996 } = {}): WindowSize {
  const query = `(min-width: ${desktopBreakpoint / 16}em)`;
  const isBrowser = useIsBrowser();
  const [size, setSize] = useState(() => (isBrowser ? currentSize(query) : 'ssr'));
  useEffect(() => {
    const update = () => setSize(currentSize(query));
    startTransition(update);
    const desktop = window.matchMedia(query);
    desktop.addEventListener('change', update);
    return () => desktop.removeEventListener('change', update);
  }, [query]);
  return size;
}

const currentSize = (query: string): WindowSize =>
  window.matchMedia(query).matches ? 'desktop' : 'mobile';
