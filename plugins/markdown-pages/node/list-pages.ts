import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Page } from './page-markdown';

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Category = Extract<SidebarItem, { type: 'category' }>;

/** Lists the pages of a docs version: those of the sidebars in their order, then all others by path. */
export function listPages({ sidebars, docs }: LoadedVersion): Page[] {
  const byId = new Map(docs.map((doc) => [doc.id, docPage(doc)]));
  const inSidebars = Object.values(sidebars)
    .flat()
    .flatMap((item) => pagesOf(item, byId));
  const others = [...byId.values()].sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
  return [...new Map([...inSidebars, ...others].map((page) => [page.permalink, page])).values()];
}

/** Prefers the document title, which is unique: a constant and a type can have the same heading. */
function docPage({ permalink, title, description, frontMatter }: DocMetadata): Page {
  const { title_meta: documentTitle } = frontMatter as { title_meta?: string };
  return { permalink, title, documentTitle, description };
}

function pagesOf(item: SidebarItem, docs: Map<string, Page>): Page[] {
  if (item.type === 'doc' || item.type === 'ref') return listed(docs.get(item.id));
  if (item.type !== 'category') return [];
  return [
    ...listed(pageOfCategory(item, docs)),
    ...item.items.flatMap((one) => pagesOf(one, docs)),
  ];
}

const listed = (page: Page | undefined): Page[] => (page ? [page] : []);

/** Returns the page of a category, if it has one: one of the docs, or a list that Docusaurus generates. */
function pageOfCategory({ link, label }: Category, docs: Map<string, Page>): Page | undefined {
  if (!link) return undefined;
  if (link.type === 'doc') return docs.get(link.id);
  const { permalink, title = label, description = '' } = link;
  return { permalink, title, description };
}
