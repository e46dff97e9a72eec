import type { ComponentProps, ReactNode } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { useLocation } from '@docusaurus/router';
import DocsRoot from '@theme/DocsRoot';
import { pageAt } from './load-page';

/** What surrounds every page. It is the theme's, so that React gives elements the ids that the server gave. */
export default function PageRoute(props: ComponentProps<typeof DocsRoot>): ReactNode {
  const { plugin } = pageAt(useLocation().pathname)!;
  return (
    <RouteContextProvider value={{ plugin }}>
      <DocsRoot {...props} />
    </RouteContextProvider>
  );
}
