import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Picture from '@theme/Example/Picture';
import type { ExampleCard as Card } from '@site/contracts/example-manifest';
import styles from './styles.module.css';

/** An example as its picture and its title, which lead to its page. */
export default function ExampleCard({ card: { id, title } }: { card: Card }): ReactNode {
  return (
    <Link to={`/examples/${id}`} className={styles.card} data-card={id}>
      {/* The title says where the link leads; the alternative text is for the page that it leads to. */}
      <span className={styles.picture}>
        <Picture example={{ id, alt: '' }} small />
      </span>
      <span className={styles.title}>{title}</span>
    </Link>
  );
}
