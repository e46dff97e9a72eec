import type { ReactNode } from 'react';
import OriginalBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageMarkdown from '@theme/PageMarkdown';
import styles from './styles.module.css';

/** Renders the breadcrumbs of a page and, in the same row, the controls that copy and show it as Markdown. */
export default function DocBreadcrumbs(): ReactNode {
  return (
    <div className={styles.row}>
      <OriginalBreadcrumbs />
      <PageMarkdown />
    </div>
  );
}
