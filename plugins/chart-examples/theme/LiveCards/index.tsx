import {
  useCallback,
  useState,
  type ReactNode,
  useEffect,
  type CSSProperties,
  type ReactElement,
} from 'react';
import { createPortal } from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { isSlowConnection } from '@site/shared/browser/slow-connection';
import { cardSize } from '../../shared/card-picture';
import { loadChart } from '../Example/load-chart';
import { useCardTransition } from './use-card-transition';

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

/**
 * Renders the chart of a card over its picture, at the size at which that was drawn. If it fails, the picture stays.
 */
function LiveCard({ card }: { card: HTMLElement }): ReactNode {
  const [image] = useState(() => visibleImage(card));
  const [chart, setChart] = useState<ReactElement>();
  useEffect(() => {
    const { card: id } = card.dataset;
    if (!image || !id) return;
    let isMounted = true;
    loadChart(id, onCard(id, image)).then(
      (loaded) => isMounted && setChart(loaded),
      (error: unknown) => console.warn(`The example "${id}" failed to load.`, error),
    );
    return () => void (isMounted = false);
  }, [card, image]);
  if (!image || !chart) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      {/* The title of the card says what it shows. */}
      <span aria-hidden translate="no" style={overPicture(image)}>
        {chart}
      </span>
    </ErrorBoundary>
  );
}

/** Returns the loaded picture for the current color mode. */
const visibleImage = (card: HTMLElement) =>
  [...card.querySelectorAll('img')].find((image) => image.naturalWidth && image.checkVisibility());

/** Examples that cannot be drawn for cards have pictures of another aspect ratio. */
function onCard(id: string, { naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
  const isDrawnForCard = Math.abs(width / height - cardSize.width / cardSize.height) < 0.01;
  return isDrawnForCard ? { height, family: id.replace(/\/.*/, '') } : undefined;
}

/** Returns the style of an element that covers a picture with the same scale. */
function overPicture(image: HTMLImageElement): CSSProperties {
  const { naturalWidth: width, naturalHeight: height, clientWidth, clientHeight } = image;
  const scale = Math.min(clientWidth / width, clientHeight / height);
  return {
    position: 'absolute',
    top: (clientHeight - height * scale) / 2,
    left: (clientWidth - width * scale) / 2,
    width,
    height,
    overflow: 'hidden',
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  };
}

/** Time in milliseconds for which the pointer rests on a card before its chart starts: not on its way to another. */
const rest = 100;

/**
 * Returns the last card on which the pointer rested, or which received the focus with the keyboard.
 *
 * @param container - contains the cards
 */
function useCurrentCard(container: HTMLElement | null): HTMLElement | undefined {
  const [card, setCard] = useState<HTMLElement>();
  useEffect(() => {
    if (!container) return;
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const choose = (target: EventTarget | null) => {
      clearTimeout(timer);
      const next = target instanceof Element && target.closest<HTMLElement>('[data-card]');
      if (next) timer = setTimeout(() => setCard(next), rest);
    };
    const onPointer = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') choose(target);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) choose(target);
    };
    container.addEventListener('pointerover', onPointer, ended);
    container.addEventListener('focusin', onFocus, ended);
    choose(container.querySelector('[data-card]:is(:hover, :focus-visible)'));
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [container]);
  return card;
}
