import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';

/**
 * Opens the example of a clicked card with a view transition, in which its picture becomes the chart of the page,
 * unless the reader prefers reduced motion.
 *
 * @param container - contains the cards
 */
export function useCardTransition(container: HTMLElement | null): void {
  const history = useHistory();
  useEffect(() => {
    if (!container || !('startViewTransition' in document)) return;
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const card = target instanceof Element && target.closest<HTMLAnchorElement>('[data-card]');
      if (!card || opensElsewhere(event)) return;
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      event.preventDefault();
      void openWithTransition(card, (path) => history.push(path));
    };
    container.addEventListener('click', onClick);
    return () => container.removeEventListener('click', onClick);
  }, [container, history]);
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Time in milliseconds for which a click waits for the page, which is usually loaded since the card was hovered. */
const patience = 100;
/** Time in milliseconds after which the transition gives up. Rendering is paused until then. */
const limit = 1000;

const transitionName = 'example-chart';

/**
 * Navigates to the page of a card's example with a view transition from the picture of the card to the chart of the
 * page. If the page is not loaded yet, it navigates without transition, with the progress bar.
 *
 * @param card - link to the page of an example
 * @param navigate - navigates on the client
 */
async function openWithTransition(
  card: HTMLAnchorElement,
  navigate: (path: string) => void,
): Promise<void> {
  const { pathname } = card;
  const loaded = Promise.resolve(window.docusaurus.preload(pathname)).then(
    (result) => typeof result === 'object',
    () => false,
  );
  if (!(await Promise.race([loaded, waited(patience)]))) return navigate(pathname);
  const picture = card.firstElementChild as HTMLElement;
  picture.style.viewTransitionName = transitionName;
  let chart: HTMLElement | null | undefined;
  const transition = document.startViewTransition(async () => {
    picture.style.viewTransitionName = '';
    navigate(pathname);
    const frame = `[data-example="${card.dataset.card}"] [data-chart-frame]`;
    chart = await appearance(frame);
    chart?.style.setProperty('view-transition-name', transitionName);
  });
  // Browsers skip transitions, for example in hidden windows. The page is shown all the same.
  await Promise.allSettled([transition.ready, transition.finished]);
  chart?.style.removeProperty('view-transition-name');
}

const waited = (time: number) =>
  new Promise<false>((resolve) => setTimeout(() => resolve(false), time));

/** Waits for an element. Animation frames do not occur while rendering is paused, but mutations are observed. */
function appearance(selector: string): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    const end = (element: HTMLElement | null) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(element);
    };
    const observer = new MutationObserver(() => {
      const element = document.querySelector<HTMLElement>(selector);
      if (element) end(element);
    });
    const timer = setTimeout(() => end(null), limit);
    observer.observe(document.body, { subtree: true, childList: true });
  });
}
