import type { ReactNode } from 'react';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import Trail, { type Crumb } from './Trail';

interface Props {
  /** Name of the page's sidebar. */
  sidebar: string;
  /** Sidebar items from the top level down to the page. */
  items: PropSidebarBreadcrumbsItem[];
}

/** Renders breadcrumbs from the sidebar, preceded by the area in the navbar. Omits categories without a page. */
export default function InSidebar({ sidebar, items }: Props): ReactNode {
  const { navbar } = useThemeConfig();
  const landing = useLayoutDocsSidebar(sidebar).link?.path;
  const area = navbar.items.find(
    (item) => item.type === 'docSidebar' && item.sidebarId === sidebar,
  );
  const crumbs = items.flatMap(({ label, href }): Crumb[] => (href ? [{ label, href }] : []));
  const isLanding = crumbs[0]?.href === landing;
  if (landing && area && !isLanding) crumbs.unshift({ label: String(area.label), href: landing });
  return <Trail crumbs={crumbs} />;
}
