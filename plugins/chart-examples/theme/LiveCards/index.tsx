import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isSlowConnection } from '@site/shared/browser/slow-connection';
import LiveCard from './LiveCard';
import { useCardTransition } from './use-card-transition';
import { useCurrentCard } from './use-current-card';

/**
 * Brings the chart of the card alive that the pointer rests on or that has the focus, one at a time, and opens its page
 * with a view transition.
 */
export default function LiveCards(): ReactNode {
  const [cards, setCards] = useState<HTMLElement | null>(null);
  const ref = useCallback(
    (marker: HTMLElement | null) =>
      setCards(
        (marker && !isSlowConnection() && marker.closest('[data-island]')?.parentElement) || null,
      ),
    [],
  );
  const card = useCurrentCard(cards);
  useCardTransition(cards);
  return (
    <>
      <span ref={ref} hidden />
      {card?.firstElementChild &&
        createPortal(<LiveCard key={card.dataset.card} card={card} />, card.firstElementChild)}
    </>
  );
}
