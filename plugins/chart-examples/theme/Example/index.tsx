import type { ReactNode } from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import CodeListing from '@theme/CodeListing';
import LiveChart from './LiveChart';
import type { ExampleListing } from '@site/contracts/example-manifest';
import styles from './styles.module.css';

/** A chart of `examples/`, live, with its complete source under it. */
export default function Example({ listing }: { listing: ExampleListing }): ReactNode {
  const { id, alt, height, html } = listing;
  return (
    <section className={styles.example} aria-label={`Example: ${listing.title}`} data-example={id}>
      <div className={styles.stage} role="group" aria-label={alt} style={{ minHeight: height }}>
        <BrowserOnly>{() => <LiveChart id={id} />}</BrowserOnly>
      </div>
      <CodeListing html={html} language="tsx" title={`${id}.tsx`} />
    </section>
  );
}
