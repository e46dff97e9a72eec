import type { APIRequestContext, BrowserContext, Page, Request } from '@playwright/test';
import { columnOf, type LoadedFile } from './page-weight';

/**
 * Loads a page and lists the files of its first view: all requests before any user interaction, and before the
 * first idle callback.
 *
 * @param context - a browser context with an empty cache.
 */
export async function firstView(context: BrowserContext, url: string): Promise<LoadedFile[]> {
  const page = await context.newPage();
  const filesOfFirstView = await recordFirstView(page);
  await page.goto(url);
  return filesOfFirstView();
}

/**
 * Records the requests of a page and holds back idle callbacks. Call it before opening the page.
 *
 * @returns a function that waits until the page is quiet, lists the files, and calls the idle callbacks.
 */
export async function recordFirstView(page: Page): Promise<() => Promise<LoadedFile[]>> {
  await page.addInitScript(holdIdleCallbacks);
  const requests: Request[] = [];
  let ended = 0;
  const onRequest = (request: Request) => requests.push(request);
  page.on('request', onRequest);
  page.on('requestfinished', () => (ended += 1));
  page.on('requestfailed', () => (ended += 1));
  return async () => {
    await page.waitForSelector('html[data-has-hydrated=true]');
    for (let seen = -1; seen < requests.length || ended < requests.length;) {
      seen = requests.length;
      await page.evaluate(waitUntilQuiet);
    }
    page.off('request', onRequest);
    const files = new Map<string, Request>();
    // A file that is both loaded and prefetched counts as loaded.
    for (const request of requests)
      if (request.url().startsWith('http') && (!files.has(request.url()) || !isPrefetch(request)))
        files.set(request.url(), request);
    await page.evaluate(() => window.releaseIdleCallbacks());
    return Promise.all([...files.values()].map((request) => describeFile(page.request, request)));
  };
}

/** Runs in the page. */
function holdIdleCallbacks(): void {
  const { requestIdleCallback, cancelIdleCallback } = window;
  const held = new Map<number, IdleRequestCallback>();
  let count = 0;
  window.whenIdle = requestIdleCallback;
  window.requestIdleCallback = (callback) => {
    count -= 1; // handles of the browser are positive
    held.set(count, callback);
    return count;
  };
  window.cancelIdleCallback = (handle) => held.delete(handle);
  window.releaseIdleCallbacks = () => {
    Object.assign(window, { requestIdleCallback, cancelIdleCallback });
    for (const callback of held.values()) requestIdleCallback(callback);
  };
}

/** Waits for two frames, in which intersection observers run, and for an idle period. Runs in the page. */
const waitUntilQuiet = async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => window.whenIdle(resolve));
};

const isPrefetch = (request: Request) => request.headers()['sec-purpose'] === 'prefetch';

/** Requests the headers of a file again, because the browser does not report them for all prefetched files. */
async function describeFile(http: APIRequestContext, request: Request): Promise<LoadedFile> {
  const url = request.url();
  const headers = (await http.head(url, { headers: { 'Accept-Encoding': 'br' } })).headers();
  const bytes = Number(headers['content-length']);
  if (!(bytes >= 0))
    throw new Error(`${url} was sent without Content-Length: its size is unknown.`);
  return {
    url,
    bytes,
    column: isPrefetch(request) ? 'prefetch' : columnOf(headers['content-type']),
  };
}

declare global {
  interface Window {
    /** The original `requestIdleCallback`. */
    whenIdle: typeof requestIdleCallback;
    /** Restores `requestIdleCallback`, and passes the callbacks to it that were held back. */
    releaseIdleCallbacks: () => void;
  }
}
