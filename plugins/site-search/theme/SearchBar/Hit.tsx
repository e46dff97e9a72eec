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

/** One hit: what it is called, where it stands, what it says. */
export default function Hit({ id, hit, query, active, onChoose, onPoint }: HitProps): ReactNode {
  const { kind, area, title, heading, text } = hit;
  const label = kind === 'prop' ? `${title}.${heading}` : heading || title;
  return (
    // Focus stays in the box; its keys reach the options through aria-activedescendant.
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
        <Marked text={label} query={query} />
        <span className={styles.area}>{kind === 'section' ? `${area} · ${title}` : area}</span>
      </span>
      {text && <span className={styles.text}>{text}</span>}
    </li>
  );
}

/** Marks the first word of the query where it stands in the text. */
function Marked({ text, query }: { text: string; query: string }): ReactNode {
  const word = query.trim().split(/\s+/)[0] ?? '';
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  if (!word || at < 0) return text;
  return (
    <span>
      {text.slice(0, at)}
      <b>{text.slice(at, at + word.length)}</b>
      {text.slice(at + word.length)}
    </span>
  );
}
