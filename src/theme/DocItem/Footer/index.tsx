import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Renders the date of the last change of a hand-written page and the link to its source, if they are known. */
export default function DocItemFooter(): ReactNode {
  const { editUrl, frontMatter } = useDoc().metadata;
  // Not `lastUpdatedAt`, which Docusaurus sets only if it may start git for every page.
  const date = frontMatter.last_update?.date;
  if (!editUrl && !date) return null;
  return (
    <div className={`theme-doc-footer ${styles.row}`}>
      {date && (
        <span>
          Last updated{' '}
          <time dateTime={new Date(date).toISOString()}>{dateFormat.format(new Date(date))}</time>
        </span>
      )}
      {editUrl && (
        <a className={styles.link} href={editUrl} target="_blank" rel="noopener noreferrer">
          Edit this page
        </a>
      )}
    </div>
  );
}
