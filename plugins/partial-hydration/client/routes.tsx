import { useEffect, useReducer, type ComponentProps, type ReactNode } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import DocRootLayout from '@theme/DocRoot/Layout';
import DocsRoot from '@theme/DocsRoot';
import preload, { knownSidebar, loadSidebar, pageAt, type Page } from './load-page';
import PageHtml from './page-html';
import { onSidebarIntent } from './sidebar-dom';

/** A single catch-all route: every page is static HTML in the same layout as on the server. */
export default [
  {
    path: '*',
    component: PageRoute,
    routes: [{ path: '*', component: FramedPage }],
    // Never called. The import makes the bundler extract the styles of these modules into the stylesheet.
    serverOnly: () => import('@generated/partial-hydration/default/server-only'),
  },
];

/** Renders the root of every page. It uses the theme's component, so that `useId` returns the same ids as on the server. */
function PageRoute(props: ComponentProps<typeof DocsRoot>): ReactNode {
  const page = useLoadedPage();
  if (!page) return null;
  return (
    <RouteContextProvider value={{ plugin: page.plugin }}>
      <DocsRoot {...props} />
    </RouteContextProvider>
  );
}

/**
 * Returns the page of the current location. It is loaded before navigation to it, unless the whole site has crashed,
 * and with it the component that waits for pages.
 */
function useLoadedPage(): Page | undefined {
  const { pathname } = useLocation();
  const [, update] = useReducer((count: number) => count + 1, 0);
  const page = pageAt(pathname);
  useEffect(() => {
    if (!page) preload(pathname).then(update, () => window.location.reload());
  }, [page, pathname]);
  return page;
}

/** Renders the loaded page of the current location in its layout. */
function FramedPage(): ReactNode {
  const page = pageAt(useLocation().pathname)!;
  if (page.error) throw page.error;
  const html = <PageHtml key={page.key} page={page} />;
  return page.mark.layout === 'docs' ? <InDocs page={page}>{html}</InDocs> : html;
}

function InDocs({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <DocsSidebarProvider name={page.mark.sidebar?.name} items={useSidebar(page)}>
      <DocRootLayout>{children}</DocRootLayout>
    </DocsSidebarProvider>
  );
}

/**
 * Returns the items of a page's sidebar: those rendered on the server on the first view, all of them after
 * interaction with the sidebar or navigation.
 */
function useSidebar({ mark, renderedSidebar }: Page): PropSidebar | undefined {
  const chunk = mark.sidebar?.chunk;
  const [, update] = useReducer((count: number) => count + 1, 0);
  const all = chunk === undefined ? undefined : knownSidebar(chunk);
  const isPartial = chunk !== undefined && !all;
  useEffect(() => {
    if (!isPartial) return;
    return onSidebarIntent(async () => {
      await loadSidebar(chunk);
      update();
    });
  }, [chunk, isPartial]);
  return isPartial ? (renderedSidebar ?? []) : all;
}
