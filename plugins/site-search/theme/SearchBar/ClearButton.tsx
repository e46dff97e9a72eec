import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Renders a button that clears the search box without taking the focus, like Escape. */
export default function ClearButton({ onClear }: { onClear: () => void }): ReactNode {
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label="Clear search"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    >
      <span aria-hidden="true">×</span>
    </button>
  );
}
