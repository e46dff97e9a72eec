import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import CodeListing from '@theme/CodeListing';
import CardList from '@theme/ExampleCards/CardList';
import ChartFrame from '@theme/Example/ChartFrame';
import Tools from '@theme/Example/Tools';
import type { ExamplePageData } from '@site/contracts/example-manifest';
import { withCode } from '../with-code';
import StructuredCode from './StructuredCode';
import UsedProps from './UsedProps';
import styles from './styles.module.css';

/** Renders the page of an example: chart, code, props and related examples. */
export default function ExamplePage({ page }: { page: ExamplePageData }): ReactNode {
  const { listing, familyTitle, related } = page;
  const { id, family, name, title, summary, html, lineCount, shownLines, props } = listing;
  const stories = useBaseUrl('/storybook/');
  const sandbox = useBaseUrl(`/sandbox/${id}.html`);
  return (
    <>
      <StructuredCode listing={listing} />
      <p>{withCode(summary)}</p>
      <section aria-label={`Example: ${title}`} data-example={id}>
        <ChartFrame example={listing} first />
        <Tools example={listing} onOwnPage />
        <p className={styles.actions}>
          <a href={sandbox} className="button button--primary" target="_blank" rel="noopener">
            Open in sandbox
          </a>
          <Link to={`/examples/${family}#${name}`}>More examples: {familyTitle}</Link>
          <a href={`${stories}?path=/story/${family}--${name}`} target="_blank" rel="noopener">
            View in Storybook
          </a>
        </p>
        <CodeListing
          html={html}
          language="tsx"
          title={`${id}.tsx`}
          lineCount={lineCount}
          shownLines={shownLines}
        />
      </section>
      <h2>Props used</h2>
      <UsedProps props={props} />
      <h2>Related examples</h2>
      <CardList cards={related} />
    </>
  );
}
