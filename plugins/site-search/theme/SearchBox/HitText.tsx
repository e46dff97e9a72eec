import type { ReactNode } from 'react';
import type { SearchHit } from '@site/shared/search-data';
import { ownerOf, placeOf } from '../../client/hit-parts';
import type { Site } from '../../client/site';
import { markWords } from '../../client/mark-words';
import styles from './hit.module.css';

interface Props extends Pick<Site, 'colorMode'> {
  hit: SearchHit;
  /** Its words are marked. */
  query: string;
  /** Rendered below the excerpt. */
  children?: ReactNode;
}

/** Renders the picture, the name, the place, the flags and the excerpt of a hit. */
export default function HitText({ hit, query, colorMode, children }: Props): ReactNode {
  const { title, excerpt, flags, picture } = hit;
  const owner = ownerOf(hit);
  return (
    <span className={styles.hit}>
      {picture && (
        <span className={styles.picture}>
          <img src={picture[colorMode]} alt="" width={64} height={40} loading="lazy" />
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.head}>
          <span className={styles.title}>
            {owner && (
              <span className={styles.owner}>
                <MarkedText text={owner} query={query} />
              </span>
            )}
            <MarkedText text={title} query={query} />
          </span>{' '}
          <span className={styles.place}>{placeOf(hit)}</span>
          {flags.map((flag) => (
            <span key={flag} className={styles.flag}>
              {flag}
            </span>
          ))}
        </span>
        {excerpt && (
          <span className={styles.excerpt}>
            <MarkedText text={excerpt} query={query} />
          </span>
        )}
        {children}
      </span>
    </span>
  );
}

/**
 * Renders a text in which words of the query are marked. Each part is an element: browsers that translate the page
 * replace text nodes, which React then could not remove.
 */
function MarkedText({ text, query }: { text: string; query: string }): ReactNode {
  return markWords(text, query).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}
