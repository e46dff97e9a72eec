import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeListing from '@theme/CodeListing';
import type { ExampleListing } from '@site/shared/types/example-manifest';
import ChartFrame from './ChartFrame';
import Tools from './Tools';
import styles from './styles.module.css';
import toolStyles from './tools.module.css';

interface Props {
  listing: ExampleListing;
  /** Collapses the code, if the text that follows is more important. */
  folded?: boolean;
  /** Whether the text of the page goes through the code, whose Markdown then has it once. */
  inSteps?: boolean;
  /** Whether this is the first example on the page. Its picture is often the largest contentful paint. */
  first?: boolean;
  /** Whether the page is the example's own. */
  onOwnPage?: boolean;
  /** Links to the code on the example's own page, for a page with many long examples. */
  codeOnOwnPage?: boolean;
}

/** Renders an example with its tools and its source code. */
export default function Example(props: Props): ReactNode {
  const { listing, folded = false, inSteps, first = false } = props;
  const { onOwnPage = false, codeOnOwnPage = false } = props;
  const { id, title, html, lineCount, shownLines } = listing;
  return (
    <section
      className={styles.example}
      aria-label={`Example: ${title}`}
      data-example={id}
      data-in-steps={inSteps}
      data-markdown-ignore={inSteps}
    >
      <ChartFrame example={listing} first={first} />
      <Tools example={listing} onOwnPage={onOwnPage} />
      {codeOnOwnPage ? (
        <div className={toolStyles.code}>
          <Link to={`/examples/${id}`} className={toolStyles.toggle} aria-label={`Code: ${title}`}>
            Code
          </Link>
        </div>
      ) : (
        <details className={toolStyles.code} open={!folded}>
          <summary className={toolStyles.toggle}>
            <span>Show code</span>
            <span>Hide code</span>
          </summary>
          <CodeListing
            html={html}
            language="tsx"
            title={`${id}.tsx`}
            lineCount={lineCount}
            shownLines={shownLines}
          />
        </details>
      )}
    </section>
  );
}
