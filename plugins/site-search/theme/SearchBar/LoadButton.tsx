import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Says that a box on a slow connection waits for the reader. The element around the box hears its click. */
export default function LoadButton(): ReactNode {
  return (
    <button
      type="button"
      className={styles.load}
      aria-label="Load the search now"
      title="Your connection is slow or saves data: the search loads when you need it."
    >
      Load now
    </button>
  );
}
