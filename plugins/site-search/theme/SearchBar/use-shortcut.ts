import { useEffect, type RefObject } from 'react';

/** Ctrl+K, Cmd+K and a bare slash move the focus to the box. */
export function useShortcut(input: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const typing = (event.target as HTMLElement).closest?.(
        'input, textarea, select, [contenteditable]',
      );
      const isSlash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey;
      if (!isSlash && !((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'))
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
