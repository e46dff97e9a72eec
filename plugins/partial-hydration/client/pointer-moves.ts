type Listener = (event: PointerEvent) => void;

const listeners = new Set<Listener>();
let position = { x: NaN, y: NaN };

/** Ignores events without movement, which browsers dispatch when the page scrolls under a resting pointer. */
function onPointerMove(event: PointerEvent): void {
  const { clientX: x, clientY: y } = event;
  const hasMoved = x !== position.x || y !== position.y;
  position = { x, y };
  if (hasMoved) for (const listener of [...listeners]) listener(event);
}

/**
 * Calls a function whenever a pointer moves.
 *
 * @returns a function that removes the listener.
 */
export function onPointerMoves(listener: Listener): () => void {
  if (listeners.size === 0)
    document.addEventListener('pointermove', onPointerMove, { passive: true });
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('pointermove', onPointerMove);
  };
}
