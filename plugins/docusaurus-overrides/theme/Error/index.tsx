import type { ReactNode } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Error';
import Layout from '@theme/Layout';

/** Renders a crash of the whole site: the message in the layout, or the message alone if the layout crashes too. */
export default function Error(props: Props): ReactNode {
  return (
    // Components of the layout read the plugin of the route.
    <RouteContextProvider value={{ plugin: { name: 'docusaurus-overrides', id: 'default' } }}>
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
