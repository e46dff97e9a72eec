import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Renders short sections side by side. */
export default function Columns({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
