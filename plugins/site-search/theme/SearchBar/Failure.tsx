import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Renders an error message instead of the search box. */
export default function Failure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className={styles.search} role="alert">
      <span className={styles.failure}>Search failed to load.</span>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
