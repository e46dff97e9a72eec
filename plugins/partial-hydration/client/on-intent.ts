import { onPointerMoves } from './pointer-moves';

/** Maximum distance in CSS pixels at which pointer movement counts as intent. */
const nearby = 100;

/**
 * Calls a function once, when a pointer moves near an element, or something in it is focused, clicked or tapped.
 * Scrolling by touch, or under a resting pointer, does not count.
 *
 * @returns a function that removes the listeners.
 */
export function onIntent(element: Element, onStart: () => void): () => void {
  const ended = new AbortController();
  const options = { passive: true, signal: ended.signal };
  let inView = false;
  const observer = new IntersectionObserver((entries) => {
    inView = entries.at(-1)!.isIntersecting;
  });
  const stopListeningToMoves = onPointerMoves((event) => {
    if (inView && event.pointerType !== 'touch' && distance(element, event) <= nearby) start();
  });
  const end = () => {
    ended.abort();
    observer.disconnect();
    stopListeningToMoves();
  };
  const start = () => {
    end();
    onStart();
  };
  observer.observe(element);
  element.addEventListener('focusin', start, options);
  element.addEventListener('click', start, options);
  // The element may have received the focus before hydration.
  if (element.matches(':focus-within')) start();
  return end;
}

/** Returns the distance between a pointer and the box of an element; 0 inside. */
function distance(element: Element, { clientX, clientY }: PointerEvent): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const x = Math.max(left - clientX, 0, clientX - right);
  const y = Math.max(top - clientY, 0, clientY - bottom);
  return Math.hypot(x, y);
}
