import type { ReactNode } from 'react';
import { useDocsSidebar, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import InSidebar from './InSidebar';
import OutsideSidebar from './OutsideSidebar';

/**
 * Where a page stands: home, area, the pages above it, the page itself. Docusaurus 3.9.2 begins below the
 * area, and has nothing for a page that is no item of a sidebar.
 */
export default function DocBreadcrumbs(): ReactNode {
  const sidebar = useDocsSidebar();
  const items = useSidebarBreadcrumbs();
  if (!sidebar || !items?.length) return <OutsideSidebar />;
  return <InSidebar sidebar={sidebar.name} items={items} />;
}
