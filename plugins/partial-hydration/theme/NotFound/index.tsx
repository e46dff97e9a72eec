import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import PageContent from '@theme/PageContent';

/** The not-found page of a site without docs at its root, as in theme-classic 3.9.2, with the mark of a page. */
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
