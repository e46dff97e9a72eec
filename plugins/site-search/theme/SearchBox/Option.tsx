import { useState, type MouseEvent, type ReactNode } from 'react';
import type { SearchHit, SearchPlace } from '@site/shared/search-data';
import { furtherPlaces, hitAt } from '../../client/hit-parts';
import { isPlain } from '../../client/plain-click';
import type { Site } from '../../client/site';
import HitText from './HitText';
import styles from './hit.module.css';

interface Props extends Pick<Site, 'colorMode'> {
  id: string;
  hit: SearchHit;
  query: string;
  active: boolean;
  /** Called for a click without modifier keys; the browser handles others like on any link. */
  onChoose: (hit: SearchHit) => void;
}

/** Number of further places that an option names; the panel shows all of them for the active option. */
const namedPlaces = 4;

/**
 * Renders an option of the list as a link. An option must not contain other links, so the link leads to the further
 * place that the pointer is on.
 */
export default function Option({ id, hit, query, colorMode, active, onChoose }: Props): ReactNode {
  const [pointed, setPointed] = useState<SearchPlace>();
  const { label, places } = furtherPlaces(hit);
  const named = places.slice(0, namedPlaces);
  const placeAt = (target: EventTarget) => {
    const place = target instanceof Element && target.closest<HTMLElement>('[data-place]');
    return place ? named[Number(place.dataset.place)] : undefined;
  };

  function onClick(event: MouseEvent) {
    if (!isPlain(event)) return;
    event.preventDefault();
    const place = placeAt(event.target);
    onChoose(place ? hitAt(hit, place) : hit);
  }

  const href = (pointed ?? hit).url;
  return (
    // The focus stays in the search box, which handles the keyboard; aria-activedescendant marks the active option.
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={href}
      data-href={href}
      className={styles.option}
      onClick={onClick}
      onPointerOver={({ target }) => setPointed(placeAt(target))}
      onPointerLeave={() => setPointed(undefined)}
    >
      <HitText hit={hit} query={query} colorMode={colorMode}>
        {named.length > 0 && (
          <span className={styles.also}>
            <span>{label}</span>{' '}
            {named.map((place, index) => (
              <span key={place.url}>
                {index > 0 && <span>, </span>}
                <span data-place={index} className={styles.further}>
                  {place.title}
                </span>
              </span>
            ))}
            {places.length > named.length && (
              <span>{` and ${places.length - named.length} more`}</span>
            )}
          </span>
        )}
      </HitText>
    </a>
  );
}
