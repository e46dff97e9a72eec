import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const shown = 4; // more would hide the text around them

/** Links to examples that use a thing. */
export default function ExampleLinks({ ids }: { ids: string[] }): ReactNode {
  if (ids.length === 0) return null;
  return (
    <p className={styles.more}>
      Used in{' '}
      {ids.slice(0, shown).map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={`/examples/${id}`}>{id}</Link>
        </span>
      ))}
      {ids.length > shown && ` and ${ids.length - shown} more`}
    </p>
  );
}
