import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Empties the search box; Escape does the same. The focus stays in the box. */
export default function ClearButton({ onClear }: { onClear: () => void }): ReactNode {
  return (
    <button
      type="button"
      className={styles.clear}
      aria-label="Clear the search"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    >
      <span aria-hidden="true">×</span>
    </button>
  );
}
