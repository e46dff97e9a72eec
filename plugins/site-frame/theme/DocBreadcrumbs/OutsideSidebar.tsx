import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import Trail from './Trail';

/** Breadcrumbs by the front matter, which names the pages above; without it, as on the home page, nothing. */
export default function OutsideSidebar(): ReactNode {
  const { frontMatter, metadata } = useDoc();
  const { withBaseUrl } = useBaseUrlUtils();
  const { breadcrumbs } = frontMatter as { breadcrumbs?: { label: string; to: string }[] };
  if (!breadcrumbs) return null;
  const parents = breadcrumbs.map(({ label, to }) => ({ label, href: withBaseUrl(to) }));
  return <Trail crumbs={[...parents, { label: metadata.title, href: metadata.permalink }]} />;
}
