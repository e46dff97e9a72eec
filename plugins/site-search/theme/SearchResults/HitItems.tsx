import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { SearchHit } from '@site/shared/search-data';
import { furtherPlaces } from '../../client/hit-parts';
import type { Site } from '../../client/site';
import HitText from '../SearchBox/HitText';
import styles from './styles.module.css';

interface Props extends Pick<Site, 'colorMode'> {
  hits: readonly SearchHit[];
  query: string;
}

/** Renders hits as a list of links, each with links to its further places. */
export default function HitItems({ hits, query, colorMode }: Props): ReactNode {
  if (hits.length === 0) return null;
  return (
    <ul className={styles.hits}>
      {hits.map((hit) => {
        const { label, places } = furtherPlaces(hit);
        return (
          <li key={hit.url + hit.title}>
            <Link to={hit.url} data-href={hit.url} className={styles.hit}>
              <HitText hit={hit} query={query} colorMode={colorMode} />
            </Link>
            {places.length > 0 && (
              <div className={styles.further}>
                <span>{label}</span>{' '}
                {places.map(({ title, url }, index) => (
                  <span key={url}>
                    {index > 0 && <span>, </span>}
                    <Link to={url}>{title}</Link>
                  </span>
                ))}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
