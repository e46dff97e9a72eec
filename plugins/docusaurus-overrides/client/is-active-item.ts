/** Properties of a dropdown item that determine its destination. */
interface DropdownItem {
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

/** Global data of the docs plugins, by plugin id. */
type DocsData = Record<string, { versions: { path: string; docs: Doc[] }[] }>;

/**
 * Whether a dropdown item links to the current page.
 *
 * @param pathname - path of the current page, with the base path
 */
export function isActiveItem(item: DropdownItem, pathname: string, data: DocsData): boolean {
  const docs = (data[item.docsPluginId ?? 'default']?.versions ?? []).flatMap(
    (version) => version.docs,
  );
  const current = docs.find(({ path }) => isSamePath(path, pathname));
  if (item.type === 'doc') return current !== undefined && current.id === item.docId;
  if (item.type === 'docSidebar')
    return current !== undefined && current.sidebar === item.sidebarId;
  const path = item.to?.replace(/^pathname:\/\//, '').replace(/[?#].*/, '');
  return path !== undefined && isSamePath(path, pathname);
}

/** Compares paths, ignoring a trailing slash. */
const isSamePath = (a: string, b: string) => a.replace(/\/$/, '') === b.replace(/\/$/, '');
