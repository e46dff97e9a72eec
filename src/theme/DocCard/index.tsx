import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCard';

/** Renders a card of a category page: title and description, without the emoji of the theme. */
export default function DocCard({ item }: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') return null;
  const href = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  if (!href) return null;
  const count = item.type === 'category' ? `${item.items.length} pages` : undefined;
  return (
    <Link href={href} className="card">
      <h2>{item.label}</h2>
      <p>{item.description ?? doc?.description ?? count}</p>
    </Link>
  );
}
