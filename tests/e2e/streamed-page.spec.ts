import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { expectNoShift, recordShifts } from './layout-shifts';

/** Milliseconds in which a browser paints what it has, when nothing holds it back. */
const paintTime = 1000;

let server: http.Server;
test.afterEach(() => server.close());

/** Serves the site, but sends what follows `cut` in a page when `send` settles. Returns the server's origin. */
async function serveInTwoParts(site: string, cut: string, send: Promise<void>): Promise<string> {
  server = http.createServer(async ({ url, headers }, response) => {
    const answer = await fetch(new URL(url!, site), { headers: { accept: headers.accept ?? '' } });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const end = html.lastIndexOf(cut);
    expect(end).toBeGreaterThan(0);
    response.write(html.slice(0, end));
    await send;
    response.end(html.slice(end));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Opens a page that ends with `cut` until the returned function is called. */
async function openInTwoParts(page: Page, site: string, path: string, cut: string) {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  const origin = await serveInTwoParts(site, cut, sent);
  await recordShifts(page);
  await page.goto(origin + new URL(site).pathname + path, { waitUntil: 'commit' });
  return send;
}

test('A page that ends within the bar is not painted until the bar is whole', async ({
  page,
  baseURL,
}) => {
  const send = await openInTwoParts(page, baseURL!, 'docs/intro', '>GitHub<');
  // That nothing is painted is no event: the test waits as long as a browser would at most need.
  setTimeout(send, paintTime);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await expectNoShift(page);
});

test('The footer of a short page stays where it is while the rest of it arrives', async ({
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
