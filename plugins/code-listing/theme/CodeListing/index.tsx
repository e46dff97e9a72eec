import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface CodeListingProps {
  /** Highlighted by Shiki at build: markup that the build made, never a reader's. */
  html: string;
  language: string;
  /** Shown above the code: a file's name, usually. */
  title?: string;
}

/** A code block with a button that copies it (`client/copy-code.ts`). */
export default function CodeListing({ html, language, title }: CodeListingProps): ReactNode {
  return (
    <figure className={styles.listing} data-language={language}>
      <figcaption className={styles.bar}>
        <span>{title ?? language}</span>
        <button type="button" className={styles.copy} data-copy="">
          <span aria-live="polite">Copy</span>
        </button>
      </figcaption>
      <div className={styles.code} data-code="" dangerouslySetInnerHTML={{ __html: html }} />
    </figure>
  );
}
