import { expect, type Browser, type Page, type Request } from '@playwright/test';

/** Pattern of lazily loaded chunks, without the entry points of every page. */
export const pageChunks = /assets\/js\/(?!main|runtime)[^/]+\.js$/;

/** Waits for hydration of the page. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => !!document.querySelector('html[data-has-hydrated=true]'));

/** Opens a page and waits for hydration. */
export async function open(page: Page, path = './'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Tracks the requests of a page. Call it before opening the page.
 *
 * @returns a function that waits until the page has settled: it is hydrated, the search is ready or waits for
 * interaction, started charts in the viewport have rendered, no requests are pending, and the browser is idle.
 */
export function watch(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let onAllFinished = () => {};
  const finish = (request: Request) => {
    pending.delete(request);
    if (pending.size === 0) onAllFinished();
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', finish);
  page.on('requestfailed', finish);
  return async () => {
    await page.waitForFunction(isComplete);
    do {
      if (pending.size > 0) await new Promise<void>((resolve) => (onAllFinished = resolve));
      await idle(page);
    } while (pending.size > 0);
  };
}

/** Whether the search and all started charts in the viewport are ready or have failed. Runs in the page. */
function isComplete(): boolean {
  const isPending = (frame: Element) => {
    const { top, bottom } = frame.getBoundingClientRect();
    const inView = bottom > 0 && top < innerHeight;
    const isStarted = frame.querySelector('[data-start=near], [data-island] > *');
    const hasContent = frame.querySelector('.echChart, [role=meter], [role=alert]');
    const isUnrendered = frame.querySelector(
      '.echChart:not(:has(.echReactiveChart_noResults)) [data-ech-render-count="0"]',
    );
    return inView && isStarted && (!hasContent || isUnrendered);
  };
  return (
    document.documentElement.dataset.hasHydrated === 'true' &&
    !!document.querySelector(
      // Ready, failed, or waiting for interaction on a slow connection.
      '#search_input_react:enabled, .navbar [role=alert], .navbar [role=search] button',
    ) &&
    ![...document.querySelectorAll('[data-chart-frame]')].some(isPending)
  );
}

/** Opens a page and its mobile sidebar. */
export async function openSidebar(page: Page, path = './'): Promise<void> {
  await open(page, path);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
}

/** Delays lazily loaded chunks, or that of a URL, until the returned function is called. */
export async function holdChunks(
  page: Page,
  url: string | RegExp = pageChunks,
  then: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route[then]();
  });
  return release;
}

/** Waits until the browser is idle. Never call it while something is animated: a slow host might have no idle time. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** Waits until the page has painted what has happened so far, and observers and pointer events were dispatched. */
export const nextPaint = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** The heading of the page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The color mode toggle in the navbar. */
export const colorModeToggle = (page: Page) => page.locator('.navbar button[class*=toggleButton]');

/**
 * Switches between light and dark mode, even if the toggle is hidden, and waits until charts have been painted and
 * colors no longer fade.
 */
export async function toggleColorMode(page: Page): Promise<void> {
  await colorModeToggle(page).evaluate((button: HTMLElement) => button.click());
  await nextPaint(page);
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
}

/** A link in the sidebar. */
export const sidebarLink = (page: Page, name: string) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', { name, exact: true });

/** Network information of the browser. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Emulates network information on pages opened from now on. */
export const emulateConnection = (page: Page, connection: Connection) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { get: () => value }),
    connection,
  );

/** A connection with data saver, which disables prefetching, so that tests observe every download. */
export const dataSaver: Connection = { saveData: true, effectiveType: '4g' };

/** Returns the URLs of chunks that navigation to a page loads, but navigation to another page does not. */
export async function chunksOnlyOf(
  browser: Browser,
  path: string,
  other: string,
): Promise<string[]> {
  const [chunks = [], otherChunks = []] = await Promise.all(
    [path, other].map((each) => chunksOf(browser, each)),
  );
  const only = chunks.filter((url) => !otherChunks.includes(url));
  expect(only, `chunks of ${path} that ${other} does not load`).not.toEqual([]);
  return only;
}

async function chunksOf(browser: Browser, path: string): Promise<string[]> {
  const page = await browser.newPage();
  const settled = watch(page);
  await page.goto('./');
  await settled();
  const requested: string[] = [];
  page.on('request', (request) => {
    // Links of the home page are prefetched meanwhile, not as scripts.
    if (request.resourceType() === 'script' && pageChunks.test(request.url()))
      requested.push(request.url());
  });
  await page.evaluate(async (to) => {
    await window.docusaurus.preload(new URL(to, document.baseURI).pathname);
  }, path);
  await page.close();
  return requested;
}
