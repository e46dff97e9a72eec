import siteConfig from '@generated/partial-hydration/default/site-config.json';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import {
  chunkId,
  pluginChunk,
  routeKey,
  type PageContent,
  type PageMark,
  type PluginMetadata,
} from '../shared/chunks';
import { addDoc, knownSidebarChunk } from './global-data';
import { loadChunk } from './load-chunk';
import { contentOfDocument } from './page-dom';
import { sidebarOfDocument } from './sidebar-dom';

/** A loaded page. */
export interface Page {
  key: string;
  mark: PageMark;
  content: PageContent;
  /** Whether React keeps the HTML in the document: true for the first page until another one is shown. */
  isInDocument?: boolean;
  /** Items of the sidebar in the document, of the first page. */
  renderedSidebar?: PropSidebar;
  plugin: PluginMetadata;
  /** Error to throw instead of rendering the page. */
  error?: Error;
}

/** State of the navigation between pages. */
interface State {
  pages: Map<string, Page>;
  loading: Map<string, Promise<Page>>;
  /** Items of sidebars by chunk id. */
  sidebars: Map<number, PropSidebar>;
  /** The page that is in the document; undefined until the first page is read. */
  shown?: Page;
  /** The path that was requested last. */
  requested?: string;
}

const state: State = { pages: new Map(), loading: new Map(), sidebars: new Map() };

/**
 * Loads a page before it is rendered; replaces `preload` of Docusaurus. The first page is read from the document, in a
 * task of its own: the browser can paint and handle input between the evaluation of the scripts and hydration.
 *
 * The promise stays pending if another page has been requested since: Docusaurus renders the last requested page
 * when any page is loaded, and reloads the browser tab when any page fails.
 */
export default function preload(path: string): Promise<Page> {
  state.requested = path;
  if (!state.shown) return new Promise((resolve) => setTimeout(() => resolve(adoptDocument(path))));
  return new Promise((resolve, reject) => {
    loadPage(path).then(
      (page) => path === state.requested && resolve(page),
      (error: unknown) => path === state.requested && reject(error),
    );
  });
}

/** Registers the server-rendered document as the page of a path. */
function adoptDocument(path: string): Page {
  const content = contentOfDocument();
  const mark: PageMark = JSON.parse(content.mark);
  return (state.shown = store({
    key: routeKey(path),
    mark,
    content,
    isInDocument: true,
    renderedSidebar: sidebarOfDocument(),
    plugin: mark.plugin,
  }));
}

/** Returns the page of a path, if it is loaded. */
export const pageAt = (path: string): Page | undefined => state.pages.get(routeKey(path));

/** Whether the page of a path can be rendered without loading anything. */
export function isLoaded(path: string): boolean {
  const page = pageAt(path);
  return page !== undefined && !page.error;
}

/**
 * Sets the page that is in the document. When the first page is left, its content is stored, so that going back
 * loads nothing and the page has its full height when the browser restores the scroll position.
 */
export function setShown(page: Page): void {
  const { shown } = state;
  if (shown?.isInDocument && shown !== page) store({ ...shown, isInDocument: false });
  state.shown = page;
}

/**
 * Loads the page of a path, once, and in parallel the sidebar that it probably has: the known one if the navbar
 * links to the page, otherwise that of the current page.
 *
 * @throws Error if a chunk fails to load; call it again to retry.
 */
export function loadPage(path: string): Promise<Page> {
  const key = routeKey(path);
  const loaded = pageAt(path);
  if (loaded && !loaded.error) return Promise.resolve(loaded);
  let page = state.loading.get(key);
  if (!page) {
    page = fetchPage(key).finally(() => state.loading.delete(key));
    state.loading.set(key, page);
  }
  return page;
}

async function fetchPage(key: string): Promise<Page> {
  const shown = state.shown!;
  const sidebar = knownSidebarChunk(key) ?? shown.mark.sidebar?.chunk;
  const expected = [loadPlugin(shown.mark), sidebar !== undefined && loadSidebar(sidebar)];
  void Promise.allSettled(expected); // Failures are handled below, if the page needs the chunk.
  const content = await loadContent(key);
  if (!content) return store({ ...state.shown!, key, error: missingDefaultExport(key) });
  const mark: PageMark = JSON.parse(content.mark);
  const [plugin] = await Promise.all([
    loadPlugin(mark),
    mark.sidebar && !knownSidebar(mark.sidebar.chunk) && loadSidebar(mark.sidebar.chunk),
  ]);
  return store({ key, mark, content, plugin });
}

const loadPlugin = ({ plugin }: PageMark) => loadChunk<PluginMetadata>(pluginChunk(plugin));

function store(page: Page): Page {
  state.pages.set(page.key, page);
  addDoc(page.key, page.mark);
  return page;
}

/** Loads the content of a page, or that of the not-found page for an unknown path; undefined without a default export. */
async function loadContent(key: string): Promise<PageContent | undefined> {
  try {
    return (await loadChunk<{ default?: PageContent }>(chunkId(key))).default;
  } catch (error) {
    const notFound = routeKey(`${siteConfig.baseUrl}404.html`);
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

/** Returns the items of a sidebar, if they are loaded. */
export const knownSidebar = (chunk: number): PropSidebar | undefined => state.sidebars.get(chunk);

/**
 * Loads the items of a sidebar.
 *
 * @throws Error if the chunk fails to load; call it again to retry.
 */
export async function loadSidebar(chunk: number): Promise<void> {
  state.sidebars.set(chunk, await loadChunk<PropSidebar>(chunk));
}
