/**
 * When an island starts: `near` within 300 px of the viewport; `intent` when a pointer moves near its parent
 * element, or something in it is focused, clicked or tapped.
 */
export type IslandStart = 'near' | 'intent';

/**
 * Calls a function when an island starts, as defined by its attribute `data-start`.
 *
 * @returns a function that removes the listeners.
 */
export function onStart(island: HTMLElement, start: () => void): () => void {
  return island.dataset.start === 'intent'
    ? onIntent(island.parentElement!, start)
    : onNear(island, start);
}

function onNear(element: Element, start: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // On a busy page, one call can report both leaving and entering the viewport.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '300px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Maximum distance in CSS pixels at which pointer movement counts as intent. */
const nearby = 100;

/**
 * Calls a function once, when a pointer moves near an element, or something in it is focused, clicked or tapped.
 * Scrolling by touch, or under a resting pointer, does not count, except one that rests there before hydration.
 *
 * @returns a function that removes the listeners.
 */
function onIntent(element: Element, onStart: () => void): () => void {
  const ended = new AbortController();
  const options = { passive: true, signal: ended.signal };
  // Until the observer reports: a pointer may move before that.
  let inView = true;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) inView = isIntersecting;
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
  // The reader may have turned to the element before hydration.
  const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
  if (element.matches(isHydrated ? ':focus-within' : ':is(:focus-within, :hover)')) start();
  return end;
}

/** Returns the distance between a pointer and the box of an element: 0 inside, infinite if it is not rendered. */
function distance(element: Element, { clientX, clientY }: PointerEvent): number {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  if (width === 0) return Infinity;
  const x = Math.max(left - clientX, 0, clientX - right);
  const y = Math.max(top - clientY, 0, clientY - bottom);
  return Math.hypot(x, y);
}

type Listener = (event: PointerEvent) => void;

/** The last position of a pointer, and what to call when one moves. */
const pointer = { x: NaN, y: NaN, listeners: new Set<Listener>() };

/** Ignores events without movement, which browsers dispatch when the page scrolls under a resting pointer. */
function onPointerMove(event: PointerEvent): void {
  const { clientX: x, clientY: y } = event;
  const hasMoved = x !== pointer.x || y !== pointer.y;
  pointer.x = x;
  pointer.y = y;
  if (hasMoved) for (const listener of [...pointer.listeners]) listener(event);
}

/**
 * Calls a function whenever a pointer moves.
 *
 * @returns a function that removes the listener.
 */
function onPointerMoves(listener: Listener): () => void {
  if (pointer.listeners.size === 0)
    document.addEventListener('pointermove', onPointerMove, { passive: true });
  pointer.listeners.add(listener);
  return () => {
    pointer.listeners.delete(listener);
    if (pointer.listeners.size === 0) document.removeEventListener('pointermove', onPointerMove);
  };
}
