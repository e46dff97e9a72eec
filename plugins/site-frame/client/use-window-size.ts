import { useSyncExternalStore } from 'react';

/** Which side of the breakpoint the window is on; not known while the page is still as it was built. */
type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** The window's size, where a desktop begins at 996 px; the theme's begins one pixel later. */
export const useWindowSize = ({ desktopBreakpoint = 996 } = {}): WindowSize =>
  useSyncExternalStore(
    onResize,
    () => (window.innerWidth >= desktopBreakpoint ? 'desktop' : 'mobile'),
    () => 'ssr',
  );

function onResize(tell: () => void) {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
}
