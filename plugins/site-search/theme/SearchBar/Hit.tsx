import type { ReactNode } from 'react';
import type { SearchDocument } from '@site/contracts/search-data';
import styles from './styles.module.css';

interface HitProps {
  id: string;
  hit: SearchDocument;
  query: string;
  active: boolean;
  onChoose: () => void;
  onPoint: () => void;
}

/** Renders a search result: its name, its area and an excerpt. */
export default function Hit({ id, hit, query, active, onChoose, onPoint }: HitProps): ReactNode {
  const { kind, area, title, heading, text } = hit;
  const label = kind === 'prop' ? `${title}.${heading}` : heading || title;
  return (
    // The focus stays in the search box; aria-activedescendant marks the selected option.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      id={id}
      role="option"
      aria-selected={active}
      className={styles.hit}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      <span className={styles.label}>
        <Highlighted text={label} query={query} />
        <span className={styles.area}>{kind === 'section' ? `${area} · ${title}` : area}</span>
      </span>
      {text && <span className={styles.text}>{text}</span>}
    </li>
  );
}

/** Highlights the first occurrence of the first word of the query. */
function Highlighted({ text, query }: { text: string; query: string }): ReactNode {
  const word = query.trim().split(/\s+/)[0] ?? '';
  const start = text.toLowerCase().indexOf(word.toLowerCase());
  if (!word || start < 0) return text;
  return (
    <span>
      {text.slice(0, start)}
      <b>{text.slice(start, start + word.length)}</b>
      {text.slice(start + word.length)}
    </span>
  );
}
