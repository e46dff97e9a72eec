import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Events that indicate interaction with another part of the page. */
const cancelingEvents = ['focusin', 'pointerdown'];

/**
 * Returns a ref for the search box and a function that focuses it: immediately, or as soon as the box is ready,
 * unless the user has interacted with another part of the page in the meantime.
 *
 * @param onFocus - called after the box has been focused; must be memoized
 */
export function useFocusWhenReady(
  isReady: boolean,
  onFocus: () => void,
): [box: RefObject<HTMLInputElement>, focus: () => void] {
  const box = useRef<HTMLInputElement>(null);
  const isRequested = useRef(false);
  const focus = useCallback(() => {
    isRequested.current = !box.current;
    if (!box.current) return;
    box.current.focus();
    box.current.select();
    onFocus();
  }, [onFocus]);

  useEffect(() => {
    if (isReady && isRequested.current) focus();
  }, [isReady, focus]);

  useEffect(() => {
    const cancel = () => void (isRequested.current = false);
    for (const kind of cancelingEvents) document.addEventListener(kind, cancel, { capture: true });
    return () => {
      for (const kind of cancelingEvents)
        document.removeEventListener(kind, cancel, { capture: true });
    };
  }, []);
  return [box, focus];
}
