import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ExampleCard } from '@site/contracts/example-manifest';
import cards from '@site/.generated/examples/cards.json';
import styles from './styles.module.css';

const examples: ExampleCard[] = cards;

/** Every example as a card that leads to its place on its family's page. */
export default function ExampleGallery(): ReactNode {
  return (
    <ul className={styles.gallery} aria-label="All examples">
      {examples.map(({ id, family, name, title, summary }) => (
        <li key={id} className={styles.card}>
          <div className={styles.family}>{family.replace('-', ' ')}</div>
          <Link to={`/examples/${family}#${name}`} className={styles.title}>
            {title}
          </Link>
          <p>{withCode(summary)}</p>
        </li>
      ))}
    </ul>
  );
}

/** A summary is plain text with names between backticks. */
const withCode = (summary: string): ReactNode[] =>
  summary.split('`').map((text, index) => (index % 2 ? <code key={index}>{text}</code> : text));
