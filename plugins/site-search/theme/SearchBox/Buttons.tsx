import type { MouseEvent, ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  hasQuery: boolean;
  isModal: boolean;
  onClear: () => void;
  onClose: () => void;
}

/** Keeps the focus in the search box. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Renders the buttons that clear the search box and close the sheet. */
export default function Buttons({ hasQuery, isModal, onClear, onClose }: Props): ReactNode {
  return (
    <>
      {hasQuery && (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear search"
          onMouseDown={keepFocus}
          onClick={onClear}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
      {isModal && (
        <button type="button" className={styles.close} onClick={onClose}>
          Close
        </button>
      )}
    </>
  );
}
