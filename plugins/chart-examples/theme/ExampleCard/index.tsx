import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Picture from '@theme/Example/Picture';
import type { ExampleCard as Card } from '@site/shared/types/example-manifest';
import styles from './styles.module.css';

/** Renders a card with picture and title that links to the page of an example. */
export default function ExampleCard({ card: { id, title } }: { card: Card }): ReactNode {
  return (
    <Link to={`/examples/${id}`} className={styles.card} data-card={id}>
      {/* Decorative: the title labels the link. */}
      <span className={styles.picture}>
        <Picture example={{ id, alt: '' }} small />
      </span>
      <span className={styles.title}>{title}</span>
    </Link>
  );
}
