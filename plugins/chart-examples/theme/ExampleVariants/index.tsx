import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeListing from '@theme/CodeListing';
import ChartFrame from '@theme/Example/ChartFrame';
import type { ExampleVariant } from '@site/shared/types/example-manifest';
import styles from './styles.module.css';

/**
 * Renders a choice of examples of one family. The chart and the marked code of the chosen one are visible, by CSS. In
 * Markdown, each is a link to its page, which `data-markdown-ignore` tells programs that compare both.
 */
export default function ExampleVariants({ variants }: { variants: ExampleVariant[] }): ReactNode {
  return (
    <div
      role="group"
      aria-label="Chart"
      className={styles.variants}
      data-variants=""
      data-markdown-ignore=""
    >
      {variants.map(({ example, html }, index) => (
        <Fragment key={example.id}>
          <label className={styles.choice}>
            <input type="radio" name="variant" value={example.name} defaultChecked={index === 0} />
            {example.title}
          </label>
          <section className={styles.variant} aria-label={`Example: ${example.title}`}>
            <ChartFrame example={example} first={false} />
            <div>
              <CodeListing
                html={html}
                language="tsx"
                title={`${example.id}.tsx`}
                copyable={false}
              />
              <Link to={`/examples/${example.id}`}>Complete code: {example.title}</Link>
            </div>
          </section>
        </Fragment>
      ))}
    </div>
  );
}
