import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';

/** A page in the breadcrumbs. */
export interface Crumb {
  label: string;
  /** Path with the base path. */
  href: string;
}

/** Renders links from the home page to the current page, and the same as JSON-LD for search engines. */
export default function Trail({ crumbs }: { crumbs: Crumb[] }): ReactNode {
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
