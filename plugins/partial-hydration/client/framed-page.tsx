import type { ReactNode } from 'react';
import { DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import DocRootLayout from '@theme/DocRoot/Layout';
import { pageAt, type Page } from './load-page';
import PageHtml from './page-html';
import { useSidebar } from './use-sidebar';

/** Renders the loaded page of the current location in its layout. */
export default function FramedPage(): ReactNode {
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
