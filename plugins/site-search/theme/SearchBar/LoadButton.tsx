import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Renders a button to load the search on a slow connection. The parent element handles the click. */
export default function LoadButton(): ReactNode {
  return (
    <button
      type="button"
      className={styles.load}
      aria-label="Load search"
      title="Your connection is slow or data saver is on: search loads on request."
    >
      Load search
    </button>
  );
}
