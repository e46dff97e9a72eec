import type { ComponentProps, ReactNode } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { useLocation } from '@docusaurus/router';
import DocsRoot from '@theme/DocsRoot';
import { pageAt } from './load-page';

/** Renders the root of every page. It uses the theme's component, so that `useId` returns the same ids as on the server. */
export default function PageRoute(props: ComponentProps<typeof DocsRoot>): ReactNode {
  const { plugin } = pageAt(useLocation().pathname)!;
  return (
    <RouteContextProvider value={{ plugin }}>
      <DocsRoot {...props} />
    </RouteContextProvider>
  );
}
