import type { ReactNode } from 'react';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import Trail, { type Crumb } from './Trail';

interface Props {
  /** Name of the sidebar that the page stands in. */
  sidebar: string;
  /** Items of the sidebar from the top down to the page. */
  items: PropSidebarBreadcrumbsItem[];
}

/** Breadcrumbs by the sidebar, below the area that the top bar names. Categories without a page are left out. */
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
