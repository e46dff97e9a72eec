import type { PropSidebar, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';

/**
 * Adds a page to a sidebar that contains only its parent folder: `examples/bar/stacked` below `examples/bar`. Its
 * label is computed from its path, so that scripts need no data about pages that are not in the sidebar.
 *
 * @param path - path of the page, with the base path.
 */
export function withPage(sidebar: readonly PropSidebarItem[], path: string): PropSidebar {
  const [, folder = '', name = ''] = /^(.*)\/([^/]+)\/?$/.exec(path) ?? [];
  const has = (item: PropSidebarItem, route: string) => isActiveSidebarItem(item, route);
  if (!folder || sidebar.some((item) => has(item, path))) return [...sidebar];
  return sidebar.map((item) => {
    if (!has(item, folder)) return item;
    if (item.type === 'category') return { ...item, items: withPage(item.items, path) };
    if (item.type !== 'link') return item;
    const items: PropSidebar = [{ type: 'link', label: labelOf(name), href: path }];
    return { ...item, type: 'category', collapsible: false, collapsed: false, items };
  });
}

/** Returns `Many categories` for `many-categories`. */
const labelOf = (name: string) =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
