import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Example from '@theme/Example';
import CardList from '@theme/ExampleCards/CardList';
import type { ExamplePageData } from '@site/shared/types/example-manifest';
import { withCode } from '../with-code';
import StructuredCode from './StructuredCode';
import UsedProps from './UsedProps';
import styles from './styles.module.css';

/** Renders the page of an example: chart, code, props and related examples. */
export default function ExamplePage({ page }: { page: ExamplePageData }): ReactNode {
  const { listing, familyTitle, related } = page;
  const { family, name, summary, props } = listing;
  const stories = useBaseUrl('/storybook/');
  return (
    <>
      <StructuredCode listing={listing} />
      <p>{withCode(summary)}</p>
      <Example listing={listing} first onOwnPage />
      <p className={styles.links}>
        <Link to={`/examples/${family}#${name}`}>{`More: ${familyTitle}`}</Link>
        <a href={`${stories}?path=/story/${family}--${name}`} target="_blank" rel="noopener">
          Storybook
        </a>
      </p>
      <h2>Props used</h2>
      <UsedProps props={props} />
      <h2>Related examples</h2>
      <CardList cards={related} />
    </>
  );
}
