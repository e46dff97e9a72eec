import { useEffect, useState, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { cardSize } from '../../shared/card-picture';
import { loadChart } from '../Example/load-chart';

/**
 * Renders the chart of a card over its picture, at the size at which that was drawn. If it fails, the picture stays.
 */
export default function LiveCard({ card }: { card: HTMLElement }): ReactNode {
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
