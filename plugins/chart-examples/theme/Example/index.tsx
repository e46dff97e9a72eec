import type { ReactNode } from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import CodeListing from '@theme/CodeListing';
import LiveChart from './LiveChart';
import type { ExampleListing } from '@site/contracts/example-manifest';
import styles from './styles.module.css';

interface Props {
  listing: ExampleListing;
  /** Shows the code on demand, where the text after it matters more. */
  folded?: boolean;
}

/** A chart of `examples/`, live, with its complete source under it. */
export default function Example({ listing, folded = false }: Props): ReactNode {
  const { id, alt, height, html } = listing;
  const code = <CodeListing html={html} language="tsx" title={`${id}.tsx`} />;
  return (
    <section className={styles.example} aria-label={`Example: ${listing.title}`} data-example={id}>
      <div className={styles.stage} role="group" aria-label={alt} style={{ minHeight: height }}>
        <BrowserOnly>{() => <LiveChart id={id} />}</BrowserOnly>
      </div>
      {folded ? (
        <details className={styles.folded}>
          <summary>Code of this chart</summary>
          {code}
        </details>
      ) : (
        code
      )}
    </section>
  );
}
