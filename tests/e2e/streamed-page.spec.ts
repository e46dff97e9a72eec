import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { expectNoShift, nextPaint, recordShifts } from './layout-shifts';

/** Milliseconds in which a browser paints the received content, unless rendering is blocked. */
const paintTime = 1000;

let server: http.Server;
test.afterEach(() => server.close());

/** Serves the site, but sends the part of a page from `cut` on when `send` is resolved. Returns the origin. */
async function serveInTwoParts(site: string, cut: string, send: Promise<void>): Promise<string> {
  server = http.createServer(async ({ url, headers }, response) => {
    const upstream = await fetch(new URL(url!, site), {
      headers: { accept: headers.accept ?? '' },
    });
    const type = upstream.headers.get('content-type') ?? '';
    response.writeHead(upstream.status, { 'content-type': type });
    if (!type.startsWith('text/html'))
      return response.end(Buffer.from(await upstream.arrayBuffer()));
    const html = await upstream.text();
    const end = html.lastIndexOf(cut);
    expect(end).toBeGreaterThan(0);
    response.write(html.slice(0, end));
    await send;
    response.end(html.slice(end));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Opens a page, of which the part from `cut` on arrives when the returned function is called. */
async function openInTwoParts(page: Page, site: string, path: string, cut: string) {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  const origin = await serveInTwoParts(site, cut, sent);
  await recordShifts(page);
  await page.goto(origin + new URL(site).pathname + path, { waitUntil: 'commit' });
  return send;
}

test('a page is not painted until its navbar is complete', async ({ page, baseURL }) => {
  const send = await openInTwoParts(page, baseURL!, 'docs/intro', '>GitHub<');
  // There is no event for the absence of a paint, so the test waits as long as a browser needs at most.
  setTimeout(send, paintTime);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await expectNoShift(page);
});

test('the footer of a short page does not shift while its HTML is arriving', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const send = await openInTwoParts(page, baseURL!, 'all-types/namespaces/Axis', '>Get started<');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  send();
  await page.waitForSelector('html[data-has-hydrated=true]');
  await expectNoShift(page);
});

test('the code of an example does not shift while its HTML is arriving', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const send = await openInTwoParts(page, baseURL!, 'examples/bar/stacked', 'class=toggle');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  send();
  await page.waitForSelector('html[data-has-hydrated=true]');
  await nextPaint(page);
  expect(await page.evaluate(() => window.recordedShifts)).toEqual([]);
});
