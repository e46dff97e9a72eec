import type { ReactNode } from 'react';
import type { GalleryFilter } from '../../client/matching';
import styles from './styles.module.css';

interface Props {
  /** Tags to choose from. */
  tags: string[];
  filter: GalleryFilter;
  onChange: (filter: GalleryFilter) => void;
  /** How many cards the filter leaves. */
  count: number;
}

/** Narrows the gallery: by words, by tags, by both. */
export default function Filter({ tags: offered, filter, onChange, count }: Props): ReactNode {
  const { text, tags } = filter;
  const toggled = (tag: string) =>
    tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
  return (
    <form
      role="search"
      aria-label="Examples"
      className={styles.filter}
      onSubmit={(event) => event.preventDefault()}
    >
      <input
        type="search"
        className={styles.text}
        placeholder="Filter: stacked, log, brush, …"
        aria-label="Filter the examples"
        value={text}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
      />
      <div role="group" aria-label="Tags" className={styles.tags}>
        {offered.map((tag) => (
          <button
            key={tag}
            type="button"
            className={styles.tag}
            aria-pressed={tags.includes(tag)}
            onClick={() => onChange({ ...filter, tags: toggled(tag) })}
          >
            {tag}
          </button>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {count === 0 ? 'No example fits.' : `${count} ${count === 1 ? 'example' : 'examples'}`}
        {(text || tags.length > 0) && (
          <button
            type="button"
            className={styles.clear}
            onClick={() => onChange({ text: '', tags: [] })}
          >
            Show all
          </button>
        )}
      </p>
    </form>
  );
}
