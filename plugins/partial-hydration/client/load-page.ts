import { chunkId } from '../shared/chunk-id';
import type { PageContent } from '../shared/page-content';
import { pluginChunk, type PageMark, type PluginMetadata } from '../shared/page-mark';
import { routeKey } from '../shared/route-key';
import { baseUrl } from './base-url';
import { addDoc, knownSidebarChunk } from './global-data';
import { contentOfDocument } from './content-of-document';
import { loadChunk } from './page-chunks';
import { knownSidebar, loadSidebar } from './sidebars';

/** A loaded page. */
export interface Page {
  key: string;
  mark: PageMark;
  /** Undefined for the first page until navigation: its HTML is in the document. */
  content?: PageContent;
  plugin: PluginMetadata;
  /** Error to throw instead of rendering the page. */
  error?: Error;
}

const pages = new Map<string, Page>();
const loading = new Map<string, Promise<Page>>();
let shown: Page | undefined;
/** Content of the first page. */
let firstContent: PageContent | undefined;

/** Returns the page of a path, if it is loaded. */
export const pageAt = (path: string): Page | undefined => pages.get(routeKey(path));

/**
 * Sets the page that is in the document. The content of the first page is stored when it is left, so that going
 * back loads nothing and the page has its full height when the browser restores the scroll position.
 */
export function setShown(page: Page): void {
  if (shown && shown !== page && !shown.content) store({ ...shown, content: firstContent });
  shown = page;
}

/** Whether the page of a path can be rendered without loading anything. */
export function isLoaded(path: string): boolean {
  const page = pageAt(path);
  return page !== undefined && (page === shown || page.content !== undefined);
}

/** Registers the server-rendered document as the page of a path. */
export function adoptDocument(path: string): Page {
  const key = routeKey(path);
  firstContent = contentOfDocument();
  const mark: PageMark = JSON.parse(firstContent.mark);
  shown = { key, mark, plugin: mark.plugin };
  return store(shown);
}

/**
 * Loads the page of a path, once, and in parallel the sidebar that it probably has: the known one if the navbar
 * links to the page, otherwise that of the current page.
 *
 * @throws Error if a chunk fails to load; call it again to retry.
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
  const { mark: current } = shown!;
  const sidebar = knownSidebarChunk(key) ?? current.sidebar?.chunk;
  const expected = [loadPlugin(current), sidebar !== undefined && loadSidebar(sidebar)];
  void Promise.allSettled(expected); // Failures are handled below, if the page needs the chunk.
  const content = await loadContent(key);
  if (!content) return store({ ...shown!, content, key, error: missingDefaultExport(key) });
  const mark: PageMark = JSON.parse(content.mark);
  const [plugin] = await Promise.all([
    loadPlugin(mark),
    mark.sidebar && !knownSidebar(mark.sidebar.chunk) && loadSidebar(mark.sidebar.chunk),
  ]);
  return store({ key, mark, content, plugin });
}

const loadPlugin = ({ plugin }: PageMark) => loadChunk<PluginMetadata>(pluginChunk(plugin));

function store(page: Page): Page {
  pages.set(page.key, page);
  addDoc(page);
  return page;
}

/** Loads the content of a page, or that of the not-found page for an unknown path; undefined without a default export. */
async function loadContent(key: string): Promise<PageContent | undefined> {
  try {
    return (await loadChunk<{ default?: PageContent }>(chunkId(key))).default;
  } catch (error) {
    const notFound = routeKey(`${baseUrl}404.html`);
    if (key !== notFound && (await isUnknown(key))) return loadContent(notFound);
    throw error;
  }
}

/** Whether the server responds with 404: a failed chunk does not reveal whether the page exists. */
async function isUnknown(key: string): Promise<boolean> {
  const response = await fetch(encodeURI(key), { method: 'HEAD' }).catch(() => undefined);
  return response?.status === 404;
}

/** The same error message as Docusaurus. */
const missingDefaultExport = (key: string) =>
  new Error(
    `The page component at ${key} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
  );
