import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Example from '@theme/Example';
import CardList from '@theme/ExampleCards/CardList';
import type { ExamplePageData, ExampleListing } from '@site/shared/types/example-manifest';
import routes from '@site/.generated/api-reference/component-routes.json';
import { withCode } from '../with-code';
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

/** Renders the `SoftwareSourceCode` of an example as structured data; the page already contains the code itself. */
function StructuredCode({ listing }: { listing: ExampleListing }): ReactNode {
  const { title, summary } = listing;
  const { url } = useDocusaurusContext().siteConfig;
  const code = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareSourceCode',
    name: title,
    description: summary.replaceAll('`', ''),
    url: url + useLocation().pathname,
    codeSampleType: 'full (compile ready) solution',
    programmingLanguage: 'TypeScript',
    runtimePlatform: 'React',
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(code)}</script>
    </Head>
  );
}

/** Lists the components of an example with the props that it sets, linked to the reference. */
function UsedProps({ props }: { props: Record<string, string[]> }): ReactNode {
  return (
    <dl className={styles.props}>
      {Object.entries(props).map(([component, names]) => (
        <div key={component}>
          <dt>
            <Link to={pageOf(component)}>
              <code>{component}</code>
            </Link>
          </dt>
          <dd>
            {names.length === 0 && 'none'}
            {names.map((name) => (
              <Link key={name} to={`${pageOf(component)}#${name}`}>
                <code>{name}</code>
              </Link>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the route of a component's page in the reference. */
const pageOf = (component: string) => routesOfComponents[component] ?? '/all-types/';

const routesOfComponents: Record<string, string> = routes;
