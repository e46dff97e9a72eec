import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeListing from '@theme/CodeListing';
import type { ExampleListing } from '@site/contracts/example-manifest';
import ChartFrame from './ChartFrame';
import styles from './styles.module.css';

interface Props {
  listing: ExampleListing;
  /** Shows the code on demand, where the text after it matters more. */
  folded?: boolean;
  /** The first chart of its page: its picture is often the largest thing in the first view. */
  first?: boolean;
}

/** A chart of `examples/`, live, with its complete source under it. */
export default function Example({ listing, folded = false, first = false }: Props): ReactNode {
  const { id, title, html } = listing;
  const code = <CodeListing html={html} language="tsx" title={`${id}.tsx`} />;
  return (
    <section className={styles.example} aria-label={`Example: ${title}`} data-example={id}>
      <ChartFrame example={listing} first={first} />
      {folded ? (
        <details className={styles.folded}>
          <summary>Code of this chart</summary>
          {code}
        </details>
      ) : (
        code
      )}
      <p className={styles.more}>
        <Link to={`/examples/${id}`}>{title}: large, its props and a sandbox</Link>
      </p>
    </section>
  );
}
