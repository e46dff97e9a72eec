import type { ReactNode } from 'react';
import {
  useDocsSidebar,
  useSidebarBreadcrumbs,
  useLayoutDocsSidebar,
  useDoc,
} from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl, { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';

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

interface Props {
  /** Name of the page's sidebar. */
  sidebar: string;
  /** Sidebar items from the top level down to the page. */
  items: PropSidebarBreadcrumbsItem[];
}

/** Renders breadcrumbs from the sidebar, preceded by the area in the navbar. Omits categories without a page. */
function InSidebar({ sidebar, items }: Props): ReactNode {
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

/** Renders breadcrumbs from the front matter, or nothing if it has none, as on the home page. */
function OutsideSidebar(): ReactNode {
  const { frontMatter, metadata } = useDoc();
  const { withBaseUrl } = useBaseUrlUtils();
  const { breadcrumbs } = frontMatter as { breadcrumbs?: { label: string; to: string }[] };
  if (!breadcrumbs) return null;
  const parents = breadcrumbs.map(({ label, to }) => ({ label, href: withBaseUrl(to) }));
  return <Trail crumbs={[...parents, { label: metadata.title, href: metadata.permalink }]} />;
}

/** A page in the breadcrumbs. */
interface Crumb {
  label: string;
  /** Path with the base path. */
  href: string;
}

/** Renders links from the home page to the current page, and the same as JSON-LD for search engines. */
function Trail({ crumbs }: { crumbs: Crumb[] }): ReactNode {
  const home = { label: useDocusaurusContext().siteConfig.title, href: useBaseUrl('/') };
  const current = crumbs.at(-1);
  return (
    <>
      <StructuredData
        breadcrumbs={[home, ...crumbs].map((crumb) => ({ type: 'link', ...crumb }))}
      />
      <nav className="theme-doc-breadcrumbs" aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {crumbs.map((crumb) => (
            <li
              key={crumb.href}
              className={clsx(
                'breadcrumbs__item',
                crumb === current && 'breadcrumbs__item--active',
              )}
            >
              {crumb === current ? (
                <span className="breadcrumbs__link" aria-current="page">
                  {crumb.label}
                </span>
              ) : (
                <Link className="breadcrumbs__link" href={crumb.href}>
                  {crumb.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
