import type { ReactNode } from 'react';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebar';
import TheirDocSidebar from '@theme-init/DocSidebar';

/**
 * The sidebar of a page. On a page that is no item of it, such as one of an example, the item of the folder
 * that the page stands in is current: `examples/bar/stacked` marks `examples/bar`.
 */
export default function DocSidebar(props: Props): ReactNode {
  const { path, sidebar } = props;
  const folder = path.replace(/\/[^/]+\/?$/, '');
  const has = (address: string) => sidebar.some((item) => isActiveSidebarItem(item, address));
  return <TheirDocSidebar {...props} path={!has(path) && has(folder) ? folder : path} />;
}
