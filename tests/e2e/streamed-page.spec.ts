import http from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { portOf } from '../../shared/port-of';
import { nextPaint } from '../spec/page';
import { expectNoShift, recordShifts } from './layout-shifts';

/** Milliseconds in which a browser paints the received content, unless rendering is blocked. */
const paintTime = 1000;

let server: http.Server | undefined;
test.afterEach(() => server?.close());

type SendPage = (html: string, response: http.ServerResponse) => Promise<unknown>;

/** Serves the site, but `send` sends the pages. Returns the origin. */
async function serve(site: string, send: SendPage): Promise<string> {
  const pages = http.createServer(async ({ url = '', headers }, response) => {
    const upstream = await fetch(new URL(url, site), {
      headers: { accept: headers.accept ?? '' },
    });
    const type = upstream.headers.get('content-type') ?? '';
    response.writeHead(upstream.status, { 'content-type': type });
    if (!type.startsWith('text/html'))
      return response.end(Buffer.from(await upstream.arrayBuffer()));
    await send(await upstream.text(), response);
    response.end();
  });
  server = pages;
  await new Promise<void>((resolve) => pages.listen(0, resolve));
  return `http://localhost:${portOf(pages)}`;
}

/** Opens a page and records its layout shifts. Resolves when its HTML starts to arrive. */
async function open(page: Page, site: string, path: string, send: SendPage): Promise<void> {
  const origin = await serve(site, send);
  await recordShifts(page);
  await page.goto(origin + new URL(site).pathname + path, { waitUntil: 'commit' });
}

/** Opens a page, of which the part from `cut` on arrives when the returned function is called. */
async function openInTwoParts(page: Page, site: string, path: string, cut: string) {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await open(page, site, path, async (html, response) => {
    const end = html.lastIndexOf(cut);
    expect(end).toBeGreaterThan(0);
    response.write(html.slice(0, end));
    await sent;
    response.write(html.slice(end));
  });
  return send;
}

/** Start tags of elements that are not parts of a line of text. */
const startOfBlock =
  /(?=<(?:main|div|section|header|nav|aside|details|summary|figure|figcaption|form|label|input|button|h\d|p|ul|li|table)\b)/;
/** Number of elements that fill the viewport. */
const inView = 400;

/** Opens a page of which the browser paints every element in the first screen before the next one arrives. */
const openByElement = (page: Page, site: string, path: string): Promise<void> =>
  open(page, site, path, async (html, response) => {
    const [head = '', body = ''] = html.split(/(?=<main\b)/);
    const parts = body.split(startOfBlock);
    expect(parts.length).toBeGreaterThan(1);
    response.write(head);
    await page.waitForSelector('.navbar');
    for (const part of parts.slice(0, inView)) {
      response.write(part);
      await nextPaint(page);
    }
    response.write(parts.slice(inView).join(''));
  });

test('a page is not painted until its navbar is complete', async ({ page, baseURL }) => {
  const send = await openInTwoParts(page, baseURL!, 'docs/intro', '>GitHub<');
  // There is no event for the absence of a paint, so the test waits as long as a browser needs at most.
  setTimeout(send, paintTime);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await expectNoShift(page);
});

for (const [part, path, cut] of [
  ['the footer of a short page', 'all-types/namespaces/Axis', '>Get started<'],
  ['the code of an example', 'examples/bar/stacked', 'class="toggle_'],
] as const)
  test(`${part} does not shift while its HTML is arriving`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const send = await openInTwoParts(page, baseURL!, path, cut);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    send();
    await page.waitForSelector('html[data-has-hydrated=true]');
    await nextPaint(page);
    expect(await page.evaluate(() => window.recordedShifts)).toEqual([]);
  });

for (const [path, width] of [
  ['', 1280],
  ['docs/intro', 1280],
  ['examples/bar/stacked', 390],
  ['examples/examples', 390],
  ['all-types/interfaces/SettingsSpec', 1280],
] as const)
  test(`no layout shift if the HTML of /${path} arrives element by element at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openByElement(page, baseURL!, path);
    await page.waitForSelector('html[data-has-hydrated=true]');
    await expectNoShift(page);
  });

test.describe('scripts of a page', () => {
  test('are requested after its styles have arrived, so after the first paint', async ({
    page,
  }) => {
    const order: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/js\//.test(request.url())) order.push('script requested');
    });
    // The browser looks for URLs ahead of the styles, in the order of the document.
    const logo = page.waitForRequest(/\/img\/logo\.svg/);
    await page.route('**/assets/css/*.css', async (route) => {
      await logo;
      order.push('styles sent');
      await route.continue();
    });
    await page.goto('docs/intro');
    await page.waitForSelector('html[data-has-hydrated=true]');
    expect(order.slice(0, 2)).toEqual(['styles sent', 'script requested']);
  });

  test('are requested in a background tab, which has no paint', async ({ page }) => {
    await page.addInitScript(() => {
      window.PerformanceObserver.prototype.observe = () => undefined;
    });
    await page.goto('docs/intro');
    await page.waitForSelector('html[data-has-hydrated=true]');
  });
});
