import type { StoreRequest } from '../shared/store-request';
import { cacheNames, scope } from './caches';
import { assetsIn, sidebarPages } from './links-in';
import { pageKey, requestKind } from './request-kind';
import { isOfThisBuild, strategies } from './strategies';

/**
 * Stores a page with its files, and pages of its sidebar, one after the other, except those that are stored already.
 *
 * @returns the number of pages of the sidebar that were fetched.
 */
export async function store(
  { page, files, neighbors }: StoreRequest,
  event: ExtendableEvent,
): Promise<number> {
  for (const url of files) await storeFile(url, event);
  const html = await storePage(page, 'pages', event);
  let fetched = 0;
  for (const url of html ? sidebarPages(html, page) : []) {
    if (fetched >= neighbors) break;
    if ((await isStored(url, 'pages')) || (await isStored(url, 'neighbors'))) continue;
    await storePage(url, 'neighbors', event);
    fetched += 1;
  }
  return fetched;
}

type Pages = 'pages' | 'neighbors';

async function isStored(url: string, into: Pages): Promise<boolean> {
  const stored = await storedPage(url, into);
  return stored !== undefined && isOfThisBuild(stored);
}

const storedPage = (url: string, into: Pages) =>
  caches.match(pageKey(url, scope), { cacheName: cacheNames[into], ignoreVary: true });

/** Stores a page, unless it is stored, with the files that its head names, and returns its HTML. */
async function storePage(
  url: string,
  into: Pages,
  event: ExtendableEvent,
): Promise<string | undefined> {
  if (!url.startsWith(scope)) return undefined;
  let stored = await storedPage(url, into);
  if (!stored || !isOfThisBuild(stored)) {
    // The page may be a newer one than the browser's own cache has.
    const request = new Request(url, { cache: 'no-cache', priority: 'low' });
    await complete(strategies[into].handleAll({ event, request }));
    stored = await storedPage(url, into);
  }
  const html = await stored?.text();
  for (const asset of html ? assetsIn(html, scope) : []) await storeFile(asset, event);
  return html;
}

/** Stores a file that the page has loaded, and that is probably in the browser's own cache. */
async function storeFile(url: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(url, { cache: 'force-cache', priority: 'low' });
  const kind = requestKind(request, scope);
  if (kind && kind !== 'pages') await complete(strategies[kind].handleAll({ event, request }));
}

/** Waits until a response is stored. What fails is not stored. */
const complete = (promises: [Promise<Response>, Promise<void>]) => Promise.allSettled(promises);
