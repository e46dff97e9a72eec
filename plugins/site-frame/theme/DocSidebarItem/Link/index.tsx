import type { ReactNode } from 'react';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/DocSidebarItem/Link';
import TheirDocSidebarItemLink from '@theme-init/DocSidebarItem/Link';

/** An item of the sidebar. One that is current since the open page stands below it is not itself that page. */
export default function DocSidebarItemLink(props: Props): ReactNode {
  const { item, activePath } = props;
  const { pathname } = useLocation();
  const isAbove = isActiveSidebarItem(item, activePath) && !isActiveSidebarItem(item, pathname);
  return <TheirDocSidebarItemLink {...props} {...(isAbove && { 'aria-current': true })} />;
}
