import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeListing from '@theme/CodeListing';
import type { ExampleListing } from '@site/contracts/example-manifest';
import ChartFrame from './ChartFrame';
import styles from './styles.module.css';

interface Props {
  listing: ExampleListing;
  /** Collapses the code, if the text that follows is more important. */
  folded?: boolean;
  /** Whether this is the first example on the page. Its picture is often the largest contentful paint. */
  first?: boolean;
}

/** Renders an example with its source code. */
export default function Example({ listing, folded = false, first = false }: Props): ReactNode {
  const { id, title, html, lineCount } = listing;
  const code = <CodeListing html={html} language="tsx" title={`${id}.tsx`} lineCount={lineCount} />;
  return (
    <section className={styles.example} aria-label={`Example: ${title}`} data-example={id}>
      <ChartFrame example={listing} first={first} />
      {folded ? (
        <details className={styles.folded}>
          <summary>Show code</summary>
          {code}
        </details>
      ) : (
        code
      )}
      <p className={styles.more}>
        <Link to={`/examples/${id}`} aria-label={`Open full size: ${title}`}>
          Open full size
        </Link>
      </p>
    </section>
  );
}
