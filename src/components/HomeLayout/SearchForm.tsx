import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** Renders a search field that opens the results page. */
export default function SearchForm(): ReactNode {
  return (
    <form action={useBaseUrl('/search')} className={styles.search}>
      <input
        type="search"
        name="q"
        aria-label="Search for"
        placeholder="hide the legend, stackMode, bars cut off"
        autoComplete="off"
        maxLength={200}
      />
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}
