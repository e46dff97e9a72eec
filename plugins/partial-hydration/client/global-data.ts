import globalData from '@generated/partial-hydration/default/global-data.json';
import { sidebarChunk } from '../shared/page-mark';
import type { Page } from './load-page';

interface Doc {
  id: string;
  path: string;
  sidebar?: string;
}

/** The part of the docs plugins' global data that lists docs: by plugin and version. */
type DocsData = Record<
  string,
  { versions: { name: string; path: string; docs: Doc[] }[] } | undefined
>;

/** The generator's global data; its lists of docs hold what the bar links to and the pages that were opened. */
export default globalData;

const dataOf = (plugin: string) =>
  (globalData as unknown as Record<string, DocsData | undefined>)[plugin] ?? {};

/** Id of the chunk with the sidebar of a page that was opened or that an item of the bar links to. */
export function knownSidebarChunk(key: string): number | undefined {
  for (const [id, data] of Object.entries(dataOf('docusaurus-plugin-content-docs')))
    for (const { name, docs } of data?.versions ?? []) {
      const sidebar = docs.find(({ path }) => path === key)?.sidebar;
      if (sidebar) return sidebarChunk(id, name, sidebar);
    }
}

/** Adds a page to the docs of its version, by which the items of the bar know whether they are current. */
export function addDoc({ key, mark: { plugin, sidebar } }: Pick<Page, 'key' | 'mark'>): void {
  const versions = dataOf(plugin.name)[plugin.id]?.versions ?? [];
  const [version] = versions
    .filter(({ path }) => `${key}/`.startsWith(path.replace(/\/?$/, '/')))
    .sort((one, other) => other.path.length - one.path.length);
  if (version && !version.docs.some(({ path }) => path === key))
    version.docs.push({ id: key, path: key, sidebar: sidebar?.name });
}
