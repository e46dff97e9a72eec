import type { APIRequestContext, BrowserContext, Request } from '@playwright/test';
import { columnOf, type LoadedFile } from './page-weight';

/**
 * Loads a page and lists the files of its first view: all requests before any user interaction, and before the
 * first idle callback.
 *
 * @param context - a browser context with an empty cache.
 */
export async function firstView(context: BrowserContext, url: string): Promise<LoadedFile[]> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.whenIdle = window.requestIdleCallback;
    window.requestIdleCallback = () => 0;
  });
  const requests: Request[] = [];
  let ended = 0;
  page.on('request', (request) => requests.push(request));
  page.on('requestfinished', () => (ended += 1));
  page.on('requestfailed', () => (ended += 1));
  await page.goto(url);
  await page.waitForSelector('html[data-has-hydrated=true]');
  for (let seen = -1; seen < requests.length || ended < requests.length;) {
    seen = requests.length;
    await page.evaluate(waitUntilQuiet);
  }
  const files = new Map<string, Request>();
  // A file that is both loaded and prefetched counts as loaded.
  for (const request of requests)
    if (request.url().startsWith('http') && (!files.has(request.url()) || !isPrefetch(request)))
      files.set(request.url(), request);
  return Promise.all([...files.values()].map((request) => describeFile(context.request, request)));
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
  }
}
