import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import { openWithTransition } from './open-with-transition';

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
