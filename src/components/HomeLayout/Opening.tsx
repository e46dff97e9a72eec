import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Renders the first screen of the home page: an introduction, and a chart beside it. */
export default function Opening({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.opening}>{children}</div>;
}
