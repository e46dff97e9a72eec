import type { StoreRequest } from '../shared/store-request';
import { cacheNames, scope } from './caches';
import { assetsIn, sidebarPages } from './links-in';
import { pageKey, requestKind } from './request-kind';
import { isOfThisBuild, strategies } from './strategies';

type Pages = 'pages' | 'neighbors';

/** Time in milliseconds after which a request is given up, so that one without an answer does not keep the others waiting. */
const timeout = 15_000;

/** State of a message of a page. */
interface Job {
  event: ExtendableEvent;
  /** URLs of files that need not be looked at again: all pages have the same scripts and styles. */
  files: Set<string>;
}

/**
 * Stores a page with its files, and pages of its sidebar, one after the other, except those that are stored already.
 *
 * @returns the number of pages of the sidebar that were fetched.
 */
export async function store(
  { page, files, neighbors }: StoreRequest,
  event: ExtendableEvent,
): Promise<number> {
  const job: Job = { event, files: new Set() };
  for (const url of files) await storeFile(url, job);
  const html = await storePage(page, 'pages', job);
  let fetched = 0;
  for (const url of html ? sidebarPages(html, page) : []) {
    if (fetched >= neighbors) break;
    if ((await isStored(url, 'pages')) || (await isStored(url, 'neighbors'))) continue;
    await storePage(url, 'neighbors', job);
    fetched += 1;
  }
  return fetched;
}

async function isStored(url: string, into: Pages): Promise<boolean> {
  const stored = await storedPage(url, into);
  return stored !== undefined && isOfThisBuild(stored);
}

const storedPage = (url: string, into: Pages) =>
  caches.match(pageKey(url, scope), { cacheName: cacheNames[into], ignoreVary: true });

/** Stores a page, unless it is stored, and the files that its head names. Returns its HTML. */
async function storePage(url: string, into: Pages, job: Job): Promise<string | undefined> {
  if (!url.startsWith(scope)) return undefined;
  if (!(await isStored(url, into))) {
    // The page may be a newer one than the browser's own cache has.
    const request = lowPriority(url, 'no-cache');
    await complete(strategies[into].handleAll({ event: job.event, request }));
  }
  const html = await (await storedPage(url, into))?.text();
  for (const asset of html ? assetsIn(html, scope) : []) await storeFile(asset, job);
  return html;
}

/** Stores a file that a page has probably loaded, so that the browser's own cache has it. */
async function storeFile(url: string, { event, files }: Job): Promise<void> {
  if (files.has(url)) return;
  files.add(url);
  const request = lowPriority(url, 'force-cache');
  const kind = requestKind(request, scope);
  if (kind && kind !== 'pages') await complete(strategies[kind].handleAll({ event, request }));
}

const lowPriority = (url: string, cache: RequestCache) =>
  new Request(url, { cache, priority: 'low', signal: AbortSignal.timeout(timeout) });

/** Waits until a response is stored. What fails is not stored. */
const complete = (promises: [Promise<Response>, Promise<void>]) => Promise.allSettled(promises);
