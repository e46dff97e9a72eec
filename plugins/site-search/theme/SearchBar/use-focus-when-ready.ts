import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Events of a reader who turns to another part of the page. */
const cancelingEvents = ['focusin', 'pointerdown'];

/**
 * Returns a ref for the box and a function that focuses it: at once, or as soon as the box is ready, unless
 * the reader has turned to another part of the page by then.
 */
export function useFocusWhenReady(
  isReady: boolean,
): [box: RefObject<HTMLInputElement>, focus: () => void] {
  const box = useRef<HTMLInputElement>(null);
  const isWanted = useRef(false);
  const focus = useCallback(() => {
    isWanted.current = !box.current || box.current.disabled;
    box.current?.focus();
    box.current?.select();
  }, []);

  useEffect(() => {
    if (isReady && isWanted.current) focus();
  }, [isReady, focus]);

  useEffect(() => {
    const cancel = () => void (isWanted.current = false);
    for (const kind of cancelingEvents) document.addEventListener(kind, cancel, { capture: true });
    return () => {
      for (const kind of cancelingEvents)
        document.removeEventListener(kind, cancel, { capture: true });
    };
  }, []);
  return [box, focus];
}
