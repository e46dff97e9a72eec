import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import OriginalDropdown from '@theme-init/NavbarItem/DropdownNavbarItem/Mobile';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import { isActiveItem } from '../../../../client/is-active-item';

/** Renders a dropdown in the mobile sidebar, expanded if an item of any type links to the current page. */
export default function DropdownNavbarItemMobile({ items, ...props }: Props): ReactNode {
  const { pathname } = useLocation();
  const docs = useAllDocsData();
  const marked = items.map((item) =>
    // The only setting for active items that the theme supports on every type of item.
    isActiveItem(item, pathname, docs) ? { ...item, activeBaseRegex: '.*' } : item,
  );
  return <OriginalDropdown {...props} items={marked} />;
}
