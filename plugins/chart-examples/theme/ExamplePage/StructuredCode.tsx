import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ExampleListing } from '@site/shared/types/example-manifest';

/** Renders the `SoftwareSourceCode` of an example as structured data; the page already contains the code itself. */
export default function StructuredCode({ listing }: { listing: ExampleListing }): ReactNode {
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
