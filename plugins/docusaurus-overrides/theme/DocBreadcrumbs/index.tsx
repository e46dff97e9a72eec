import type { ReactNode } from 'react';
import { useDocsSidebar, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import InSidebar from './InSidebar';
import OutsideSidebar from './OutsideSidebar';

/**
 * Renders the breadcrumbs of a page: home, area, parent pages, the page itself. Docusaurus 3.9.2 omits the area,
 * and renders no breadcrumbs for pages outside of any sidebar.
 */
export default function DocBreadcrumbs(): ReactNode {
  const sidebar = useDocsSidebar();
  const items = useSidebarBreadcrumbs();
  if (!sidebar || !items?.length) return <OutsideSidebar />;
  return <InSidebar sidebar={sidebar.name} items={items} />;
}
