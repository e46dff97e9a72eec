import type { APIRequestContext, BrowserContext, Request } from '@playwright/test';
import { columnOf, type LoadedFile } from './page-weight';

/**
 * Loads a page as a first visit, and lists the files of its first view: those that it requests before the
 * reader does anything and before the browser has told it that it is idle.
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
    await page.evaluate(quiet);
  }
  const files = new Map<string, Request>();
  // A file that is loaded ahead for the next page and for this one as well counts for this one.
  for (const request of requests)
    if (request.url().startsWith('http') && (!files.has(request.url()) || !isPrefetch(request)))
      files.set(request.url(), request);
  return Promise.all([...files.values()].map((request) => describeFile(context.request, request)));
}

/** Runs in the page: two frames, in which it observes what is in view, and a moment in which it has nothing to do. */
const quiet = async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => window.whenIdle(resolve));
};

const isPrefetch = (request: Request) => request.headers()['sec-purpose'] === 'prefetch';

/** Asks for the headers again: the browser does not report them for every file that it loads ahead. */
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
    /** The browser's own `requestIdleCallback`. */
    whenIdle: typeof requestIdleCallback;
  }
}
