import { onIntent } from './on-intent';

/**
 * Waits until an island starts, as its attribute `data-start` says.
 *
 * @returns a function that ends the wait.
 */
export function onStart(island: HTMLElement, start: () => void): () => void {
  return island.dataset.start === 'intent'
    ? onIntent(island.parentElement!, start)
    : onNear(island, start);
}

function onNear(element: Element, start: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy page gets "away" and "near" in one call.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '300px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
