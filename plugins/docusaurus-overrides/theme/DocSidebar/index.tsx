import type { ReactNode } from 'react';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebar';
import OriginalDocSidebar from '@theme-init/DocSidebar';

/**
 * Renders the sidebar of a page. If the page is not in the sidebar, as the page of an example, the item of its
 * parent folder is active: `examples/bar` for `examples/bar/stacked`.
 */
export default function DocSidebar(props: Props): ReactNode {
  const { path, sidebar } = props;
  const folder = path.replace(/\/[^/]+\/?$/, '');
  const has = (route: string) => sidebar.some((item) => isActiveSidebarItem(item, route));
  return <OriginalDocSidebar {...props} path={!has(path) && has(folder) ? folder : path} />;
}
