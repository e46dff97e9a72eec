import type { ReactNode } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import DocRootLayout from '@theme/DocRoot/Layout';
import { pageAt, type Page } from './load-page';
import PageHtml from './page-html';
import { useSidebar } from './use-sidebar';

/** The page at the address, which navigation has loaded, in the frame of its kind. */
export default function FramedPage(): ReactNode {
  const page = pageAt(useLocation().pathname)!;
  if (page.error) throw page.error;
  return (
    <RouteContextProvider value={{ plugin: page.plugin }}>
      {page.mark.layout === 'docs' ? (
        <InDocs page={page} />
      ) : (
        <PageHtml key={page.key} page={page} />
      )}
    </RouteContextProvider>
  );
}

function InDocs({ page }: { page: Page }) {
  return (
    <DocsSidebarProvider name={page.mark.sidebar?.name} items={useSidebar(page)}>
      <DocRootLayout>
        <PageHtml key={page.key} page={page} />
      </DocRootLayout>
    </DocsSidebarProvider>
  );
}
