import type { ReactNode } from 'react';
import type { SearchHit } from '@site/shared/search-data';
import { furtherPlaces, hitAt, ownerOf } from '../../client/hit-parts';
import { isPlain } from '../../client/plain-click';
import styles from './styles.module.css';

interface Props {
  hit: SearchHit | undefined;
  onChoose: (hit: SearchHit) => void;
}

/** Renders links to all further places of the active option, which Tab reaches from the search box. */
export default function FurtherPlaces({ hit, onChoose }: Props): ReactNode {
  if (!hit) return null;
  const { label, places } = furtherPlaces(hit);
  if (places.length === 0) return null;
  return (
    <p className={styles.further}>
      <span>{`${ownerOf(hit)}${hit.title} ${label}`}</span>{' '}
      {places.map((place) => (
        <a
          key={place.url}
          href={place.url}
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            onChoose(hitAt(hit, place));
          }}
        >
          {place.title}
        </a>
      ))}
    </p>
  );
}
