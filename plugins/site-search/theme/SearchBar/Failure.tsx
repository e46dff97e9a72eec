import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Stands in place of the box when the search did not load. */
export default function Failure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className={styles.search} role="alert">
      <span className={styles.failure}>Search did not load.</span>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
