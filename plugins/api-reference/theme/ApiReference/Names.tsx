import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Renders a list of names in columns. */
export default function Names({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.names}>{children}</div>;
}
