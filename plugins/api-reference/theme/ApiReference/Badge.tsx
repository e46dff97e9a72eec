import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Renders a badge beside a name: `required`, `deprecated`, `no effect`, or a release tag such as `alpha`. The space
 * separates them where there are no styles.
 */
export default function Badge({ text }: { text: string }): ReactNode {
  return (
    <>
      {' '}
      <span className={styles.mark} data-mark={text}>
        {text}
      </span>
    </>
  );
}
