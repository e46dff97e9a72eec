import { useEffect } from 'react';

/**
 * Calls a function on Ctrl+K, Cmd+K and a bare slash.
 *
 * @param callback - must be memoized.
 */
export function useShortcut(callback: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target } = event;
      const typing =
        target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
      const isSlash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey;
      if (!isSlash && !((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'))
        return;
      event.preventDefault();
      callback();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [callback]);
}
