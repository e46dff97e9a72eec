import { chunkId } from '../shared/chunk-id';
import type { PageContent } from '../shared/page-content';
import { pluginChunk, type PageMark, type PluginMetadata } from '../shared/page-mark';
import { routeKey } from '../shared/route-key';
import { baseUrl } from './base-url';
import { addDoc, knownSidebarChunk } from './global-data';
import { contentOfDocument } from './content-of-document';
import { loadChunk } from './page-chunks';
import { knownSidebar, loadSidebar } from './sidebars';

/** A page that can be shown. */
export interface Page {
  key: string;
  mark: PageMark;
  /** Missing of the page that the browser opened, until another is shown: its HTML is in the document. */
  content?: PageContent;
  plugin: PluginMetadata;
  /** Why the page cannot be shown. */
  error?: Error;
}

const pages = new Map<string, Page>();
const loading = new Map<string, Promise<Page>>();
let shown: Page | undefined;
/** Content of the page that the browser opened. */
let openedContent: PageContent | undefined;

/** The page at a path, once it is loaded. */
export const pageAt = (path: string): Page | undefined => pages.get(routeKey(path));

/**
 * Remembers which page is in the document. The page that the browser opened gets its content when it leaves:
 * going back then loads nothing, and the browser finds the page at its full height when it restores the scroll.
 */
export function setShown(page: Page): void {
  if (shown && shown !== page && !shown.content) remember({ ...shown, content: openedContent });
  shown = page;
}

/** Whether nothing has to be loaded to show the page at a path. */
export function isLoaded(path: string): boolean {
  const page = pageAt(path);
  return page !== undefined && (page === shown || page.content !== undefined);
}

/** Takes the document for the page at a path. */
export function adoptDocument(path: string): Page {
  const key = routeKey(path);
  openedContent = contentOfDocument();
  const mark: PageMark = JSON.parse(openedContent.mark);
  shown = { key, mark, plugin: mark.plugin };
  return remember(shown);
}

/**
 * Loads the page at a path, once, and the sidebar that it is likely to have at the same time: that of the page
 * before, unless the bar links to the page.
 *
 * @throws Error when a chunk cannot be loaded; calling again tries again.
 */
export function loadPage(path: string): Promise<Page> {
  const key = routeKey(path);
  if (isLoaded(path)) return Promise.resolve(pages.get(key)!);
  let page = loading.get(key);
  if (!page) {
    page = fetchPage(key).finally(() => loading.delete(key));
    loading.set(key, page);
  }
  return page;
}

async function fetchPage(key: string): Promise<Page> {
  const { mark: before } = shown!;
  const sidebar = knownSidebarChunk(key) ?? before.sidebar?.chunk;
  const expected = [loadPlugin(before), sidebar !== undefined && loadSidebar(sidebar)];
  void Promise.allSettled(expected); // A failure matters below, where the page needs the chunk.
  const content = await loadContent(key);
  if (!content) return remember({ ...shown!, content, key, error: withoutDefaultExport(key) });
  const mark: PageMark = JSON.parse(content.mark);
  const [plugin] = await Promise.all([
    loadPlugin(mark),
    mark.sidebar && !knownSidebar(mark.sidebar.chunk) && loadSidebar(mark.sidebar.chunk),
  ]);
  return remember({ key, mark, content, plugin });
}

const loadPlugin = ({ plugin }: PageMark) => loadChunk<PluginMetadata>(pluginChunk(plugin));

function remember(page: Page): Page {
  pages.set(page.key, page);
  addDoc(page);
  return page;
}

/** The content of a page, that of the not-found page for an unknown path, or nothing without a default export. */
async function loadContent(key: string): Promise<PageContent | undefined> {
  try {
    return (await loadChunk<{ default?: PageContent }>(chunkId(key))).default;
  } catch (error) {
    const notFound = routeKey(`${baseUrl}404.html`);
    if (key !== notFound && (await isUnknown(key))) return loadContent(notFound);
    throw error;
  }
}

/** Whether the server knows no page at a path. A chunk that fails does not tell why it does. */
async function isUnknown(key: string): Promise<boolean> {
  const answer = await fetch(encodeURI(key), { method: 'HEAD' }).catch(() => undefined);
  return answer?.status === 404;
}

/** The error of the generator, word for word. */
const withoutDefaultExport = (key: string) =>
  new Error(
    `The page component at ${key} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
  );
