import type { ReactNode } from 'react';
import FailureMessage from './FailureMessage';
import styles from './styles.module.css';

interface Props {
  isOutdated: boolean;
  onRetry: () => void;
}

/** Renders an error message instead of the search box. */
export default function Failure(props: Props): ReactNode {
  return (
    <div className={`${styles.search} ${styles.failure}`} role="alert">
      <FailureMessage className={styles.retry} {...props} />
    </div>
  );
}
