import { expect, type Browser, type Page, type Request } from '@playwright/test';

/** Code of pages; what every page needs to begin is not among it. */
export const pageCode = /assets\/js\/(?!main|runtime)[^/]+\.js$/;

/** Waits until scripts run on a page that was opened; asks at every frame, as pages are many. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => !!document.querySelector('html[data-has-hydrated=true]'));

/** Opens a page and waits until its scripts run. */
export async function open(page: Page, path = './'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Listens to the requests of a page; call it before the page is opened.
 *
 * @returns a function that waits until the opened page has done all that it does by itself: its scripts run,
 * the search is ready or waits for the reader, charts in view that have started are drawn, no request is under way
 * and the browser is idle.
 */
export function watch(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let allEnded = () => {};
  const end = (request: Request) => {
    underWay.delete(request);
    if (underWay.size === 0) allEnded();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    await page.waitForFunction(isComplete);
    do {
      if (underWay.size > 0) await new Promise<void>((resolve) => (allEnded = resolve));
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    } while (underWay.size > 0);
  };
}

/** Runs in the page: has all appeared that comes without the reader's doing, or a message that it failed? */
function isComplete(): boolean {
  const isWaiting = (frame: Element) => {
    const { top, bottom } = frame.getBoundingClientRect();
    const inView = bottom > 0 && top < innerHeight;
    const isStarted = frame.querySelector('[data-start=near], [data-island] > *');
    const begun = frame.querySelector('.echChart, [role=meter], [role=alert]');
    const undrawn = frame.querySelector(
      '.echChart:not(:has(.echReactiveChart_noResults)) [data-ech-render-count="0"]',
    );
    return inView && isStarted && (!begun || undrawn);
  };
  return (
    document.documentElement.dataset.hasHydrated === 'true' &&
    !!document.querySelector(
      // Ready, failed, or waiting for the reader on a slow connection.
      '#search_input_react:enabled, .navbar [role=alert], .navbar [role=search] button',
    ) &&
    ![...document.querySelectorAll('[data-chart-frame]')].some(isWaiting)
  );
}

/** Opens the sidebar of a page on a phone. */
export async function openSidebar(page: Page, path = './'): Promise<void> {
  await open(page, path);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
}

/** Keeps the code of pages away until the function that it returns is called. */
export async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pageCode, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Heading of the page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The switch of the color mode in the top bar. */
export const modeSwitch = (page: Page) => page.locator('.navbar button[class*=toggleButton]');

/** An entry of the sidebar on the left. */
export const entry = (page: Page, name: string) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', { name, exact: true });

/** What a browser tells of the reader's connection. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Makes the pages that are opened next believe in a connection; one that saves data fetches nothing ahead. */
export const connect = (page: Page, connection: Connection) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { get: () => value }),
    connection,
  );

/** A connection on which the site fetches no page ahead, so that tests see every download. */
export const saver: Connection = { saveData: true, effectiveType: '4g' };

/** Addresses of the code by which navigation shows one page, and that another does not want. */
export async function codeOnlyOf(browser: Browser, path: string, other: string): Promise<string[]> {
  const [own = [], others = []] = await Promise.all(
    [path, other].map((each) => codeOf(browser, each)),
  );
  const only = own.filter((url) => !others.includes(url));
  expect(only, `code of ${path} that ${other} has not`).not.toEqual([]);
  return only;
}

async function codeOf(browser: Browser, path: string): Promise<string[]> {
  const page = await browser.newPage();
  const settled = watch(page);
  await page.goto('./');
  await settled();
  const wanted: string[] = [];
  page.on('request', (request) => {
    if (pageCode.test(request.url())) wanted.push(request.url());
  });
  await page.evaluate(async (to) => {
    await window.docusaurus.preload(new URL(to, document.baseURI).pathname);
  }, path);
  await page.close();
  return wanted;
}
