import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import Trail from './Trail';

/** Renders breadcrumbs from the front matter, or nothing if it has none, as on the home page. */
export default function OutsideSidebar(): ReactNode {
  const { frontMatter, metadata } = useDoc();
  const { withBaseUrl } = useBaseUrlUtils();
  const { breadcrumbs } = frontMatter as { breadcrumbs?: { label: string; to: string }[] };
  if (!breadcrumbs) return null;
  const parents = breadcrumbs.map(({ label, to }) => ({ label, href: withBaseUrl(to) }));
  return <Trail crumbs={[...parents, { label: metadata.title, href: metadata.permalink }]} />;
}
