import { useState, type ReactNode } from 'react';
import { maxQueryLength } from '../../shared/normalize-query';
import styles from './styles.module.css';

interface Props {
  query: string;
  onSubmit: (query: string) => void;
}

/** Renders the form with the query. The address changes when it is submitted. */
export default function QueryForm({ query, onSubmit }: Props): ReactNode {
  const [text, setText] = useState(query);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(text.trim());
      }}
    >
      <input
        type="search"
        name="q"
        aria-label="Search for"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxQueryLength}
        className={styles.input}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}
