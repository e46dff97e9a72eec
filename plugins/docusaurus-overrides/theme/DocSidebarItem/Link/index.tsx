import type { ReactNode } from 'react';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/DocSidebarItem/Link';
import OriginalDocSidebarItemLink from '@theme-init/DocSidebarItem/Link';

/** Renders a sidebar item, with `aria-current="true"` instead of `page` if the current page is a child of it. */
export default function DocSidebarItemLink(props: Props): ReactNode {
  const { item, activePath } = props;
  const { pathname } = useLocation();
  const isParent = isActiveSidebarItem(item, activePath) && !isActiveSidebarItem(item, pathname);
  return <OriginalDocSidebarItemLink {...props} {...(isParent && { 'aria-current': true })} />;
}
