import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Renders the first screen of the home page: an introduction, a chart beside it, and a text about the chart. */
export default function Opening({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.opening}>{children}</div>;
}
