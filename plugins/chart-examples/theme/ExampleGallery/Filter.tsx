import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Available tags, with the number of their examples. */
  tags: [tag: string, count: number][];
  /** Number of cards. */
  count: number;
}

/** Renders the filter form of the gallery, by words and tags (`client/filter-gallery.ts`). */
export default function Filter({ tags, count }: Props): ReactNode {
  return (
    <form role="search" aria-label="Examples" className={styles.filter} data-gallery-filter="">
      <input
        type="search"
        className={styles.text}
        placeholder="Filter: stacked, log, …"
        aria-label="Filter examples"
        // The address contains it.
        maxLength={200}
      />
      <div role="group" aria-label="Tags" className={styles.tags}>
        {tags.map(([tag, tagged]) => (
          <button
            key={tag}
            type="button"
            className={styles.tag}
            aria-pressed={false}
            data-tag={tag}
          >
            {tag} <small>{tagged}</small>
          </button>
        ))}
      </div>
      <p role="status" className={styles.status}>
        <span>{count} examples</span>
        <button type="button" className={styles.clear} hidden>
          Show all
        </button>
      </p>
    </form>
  );
}
