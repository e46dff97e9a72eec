import { onPointerMoves } from './pointer-moves';

/** Distance in CSS pixels from which a pointer that moves counts as turned to an element. */
const nearby = 100;

/**
 * Calls a function once, when the reader points near an element, focuses something in it, or clicks or taps it.
 * A page that is scrolled under a finger or a pointer at rest does not count.
 *
 * @returns a function that ends the wait.
 */
export function onIntent(element: Element, onStart: () => void): () => void {
  const ended = new AbortController();
  const options = { passive: true, signal: ended.signal };
  let inView = false;
  const observer = new IntersectionObserver((entries) => {
    inView = entries.at(-1)!.isIntersecting;
  });
  const endMoves = onPointerMoves((event) => {
    if (inView && event.pointerType !== 'touch' && distance(element, event) <= nearby) start();
  });
  const end = () => {
    ended.abort();
    observer.disconnect();
    endMoves();
  };
  const start = () => {
    end();
    onStart();
  };
  observer.observe(element);
  element.addEventListener('focusin', start, options);
  element.addEventListener('click', start, options);
  // The focus may have come before scripts ran.
  if (element.matches(':focus-within')) start();
  return end;
}

/** Distance of a pointer from the edges of an element; 0 inside. */
function distance(element: Element, { clientX, clientY }: PointerEvent): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const x = Math.max(left - clientX, 0, clientX - right);
  const y = Math.max(top - clientY, 0, clientY - bottom);
  return Math.hypot(x, y);
}
