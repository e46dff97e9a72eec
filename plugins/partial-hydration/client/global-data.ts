import globalData from '@generated/partial-hydration/default/global-data.json';
import { sidebarChunk, type PageMark } from '../shared/chunks';

interface Doc {
  id: string;
  path: string;
  sidebar?: string;
}

/** Global data of the docs plugins, reduced to the lists of docs by plugin id and version. */
type DocsData = Record<
  string,
  { versions: { name: string; path: string; docs: Doc[] }[] } | undefined
>;

/** Global data of Docusaurus. Its lists of docs contain only docs linked from the navbar, and visited pages. */
export default globalData;

const dataOf = (plugin: string) =>
  (globalData as Record<string, DocsData | undefined>)[plugin] ?? {};

/** Returns the id of the sidebar chunk of a page that was visited or is linked from the navbar. */
export function knownSidebarChunk(key: string): number | undefined {
  for (const [id, data] of Object.entries(dataOf('docusaurus-plugin-content-docs')))
    for (const { name, docs } of data?.versions ?? []) {
      const sidebar = docs.find(({ path }) => path === key)?.sidebar;
      if (sidebar) return sidebarChunk(id, name, sidebar);
    }
}

/** Adds a page to the docs of its version, which determine the active items of the navbar. */
export function addDoc(key: string, { plugin, sidebar }: PageMark): void {
  const versions = dataOf(plugin.name)[plugin.id]?.versions ?? [];
  const [version] = versions
    .filter(({ path }) => `${key}/`.startsWith(path.replace(/\/?$/, '/')))
    .sort((a, b) => b.path.length - a.path.length);
  if (version && !version.docs.some(({ path }) => path === key))
    version.docs.push({ id: key, path: key, sidebar: sidebar?.name });
}
