import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import PageContent from '@theme/PageContent';

/** Renders the not-found page of a site without docs at its root, like theme-classic 3.9.2, and marks its content. */
export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata title="Page Not Found" />
      <Layout>
        <PageContent layout="plain">
          <NotFoundContent />
        </PageContent>
      </Layout>
    </>
  );
}
