/** What of an item of a dropdown says where it leads. */
export interface DropdownItem {
  type?: string;
  to?: string;
  docId?: string;
  sidebarId?: string;
  docsPluginId?: string;
}

interface Doc {
  id: string;
  path: string;
  sidebar?: string;
}

/** Docs by plugin id, as the docs plugin keeps them for the browser. */
type DocsData = Record<string, { versions: { path: string; docs: Doc[] }[] }>;

/**
 * Whether an item of a dropdown leads to the open page.
 *
 * @param pathname - of the page, with the base path
 */
export function leadsTo(item: DropdownItem, pathname: string, data: DocsData): boolean {
  const docs = (data[item.docsPluginId ?? 'default']?.versions ?? []).flatMap(
    (version) => version.docs,
  );
  const open = docs.find(({ path }) => isSame(path, pathname));
  if (item.type === 'doc') return open !== undefined && open.id === item.docId;
  if (item.type === 'docSidebar') return open !== undefined && open.sidebar === item.sidebarId;
  const path = item.to?.replace(/^pathname:\/\//, '').replace(/[?#].*/, '');
  return path !== undefined && isSame(path, pathname);
}

/** Equal, but for a slash at the end. */
const isSame = (one: string, other: string) => one.replace(/\/$/, '') === other.replace(/\/$/, '');
