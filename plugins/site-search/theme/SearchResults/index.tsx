import type { ReactNode } from 'react';
import Island from '@theme/Island';
import styles from './note.module.css';

/** Renders the results page: an island, and a note for readers without JavaScript. */
export default function SearchResults(): ReactNode {
  return (
    <>
      <p className={styles.note}>
        The search needs JavaScript, and your browser has it turned off. The navigation leads to
        every page.
      </p>
      <Island name="search-results" props={{}} />
    </>
  );
}
