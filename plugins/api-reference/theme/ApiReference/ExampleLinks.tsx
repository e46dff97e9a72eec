import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const maxLinks = 3;

/** Renders links to the first examples of a list. */
export default function ExampleLinks({ ids }: { ids: string[] }): ReactNode {
  if (ids.length === 0) return null;
  return (
    <p className={styles.more}>
      Used in{' '}
      {ids.slice(0, maxLinks).map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={`/examples/${id}`}>{id}</Link>
        </span>
      ))}
    </p>
  );
}
