import type { ReactNode } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Error';
import Layout from '@theme/Layout';

/** What is left when the whole site crashes: the frame around the message, or the message alone if that crashes too. */
export default function Error(props: Props): ReactNode {
  return (
    // Parts of the frame ask which plugin made the page.
    <RouteContextProvider value={{ plugin: { name: 'site-frame', id: 'default' } }}>
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
