import { onIntent } from './on-intent';

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
