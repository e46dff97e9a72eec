import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Page } from './page-markdown';

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Category = Extract<SidebarItem, { type: 'category' }>;

/** A page written in MDX. */
export interface DocPage extends Page {
  kind: 'doc';
  /** Path of the source relative to the site directory. */
  file: string;
}

/** A page that Docusaurus generates from a category of a sidebar. */
export interface CategoryPage extends Page {
  kind: 'category';
  items: Pick<Page, 'permalink' | 'title' | 'description'>[];
}

/** Lists the pages of a docs version: those of the sidebars in their order, then all others by path. */
export function listPages({ sidebars, docs }: LoadedVersion): (DocPage | CategoryPage)[] {
  const byId = new Map(docs.map((doc) => [doc.id, docPage(doc)]));
  const inSidebars = Object.values(sidebars)
    .flat()
    .flatMap((item) => pagesOf(item, byId));
  const others = [...byId.values()].sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
  return [...new Map([...inSidebars, ...others].map((page) => [page.permalink, page])).values()];
}

/** Prefers the document title, which is unique: a constant and a type can have the same heading. */
function docPage({ permalink, title, description, source, frontMatter }: DocMetadata): DocPage {
  const { title_meta: documentTitle } = frontMatter as { title_meta?: string };
  return {
    kind: 'doc',
    permalink,
    title,
    documentTitle,
    description,
    file: source.replace(/^@site\//, ''),
  };
}

function pagesOf(item: SidebarItem, docs: Map<string, DocPage>): (DocPage | CategoryPage)[] {
  if (item.type === 'doc' || item.type === 'ref') return pageOf(docs.get(item.id));
  if (item.type !== 'category') return [];
  return [
    ...pageOf(pageOfCategory(item, docs)),
    ...item.items.flatMap((one) => pagesOf(one, docs)),
  ];
}

const pageOf = <Found>(page: Found | undefined): Found[] => (page ? [page] : []);

/** Returns the page of a category, if it has one. */
function pageOfCategory(
  { link, items, label }: Category,
  docs: Map<string, DocPage>,
): DocPage | CategoryPage | undefined {
  if (!link) return undefined;
  if (link.type === 'doc') return docs.get(link.id);
  return {
    kind: 'category',
    permalink: link.permalink,
    title: link.title ?? label,
    description: link.description ?? '',
    items: items.flatMap((item) => itemOf(item, docs)),
  };
}

/** Returns the link to an item of a category: to its page or, if it is a category without a page, to the first one in it. */
function itemOf(item: SidebarItem, docs: Map<string, DocPage>): CategoryPage['items'] {
  const [page] = pagesOf(item, docs);
  if (!page) return [];
  const { permalink, title, description } = page;
  return [{ permalink, title: ('label' in item && item.label) || title, description }];
}
