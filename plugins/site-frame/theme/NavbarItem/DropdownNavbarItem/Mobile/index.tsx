import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import TheirDropdown from '@theme-init/NavbarItem/DropdownNavbarItem/Mobile';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import { leadsTo, type DropdownItem } from '../../../../client/leads-to';

/** A dropdown in the mobile sidebar, expanded when any kind of its items leads to the page that is open. */
export default function DropdownNavbarItemMobile({ items, ...props }: Props): ReactNode {
  const { pathname } = useLocation();
  const docs = useAllDocsData();
  const marked = items.map((item) =>
    // The one mark of activity that the theme reads on every kind of item.
    leadsTo(item as DropdownItem, pathname, docs) ? { ...item, activeBaseRegex: '.*' } : item,
  );
  return <TheirDropdown {...props} items={marked} />;
}
