import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { expectNoShift, recordShifts } from './layout-shifts';

/** Where the first part of a page ends: between the links on the right of the bar. */
const cut = '>GitHub<';

/** Milliseconds in which a browser paints what it has, when nothing holds it back. */
const paintTime = 1000;

let server: http.Server;
test.afterEach(() => server.close());

/** Serves the site, but sends the second part of a page when `send` settles. Returns the server's origin. */
async function serveInTwoParts(site: string, send: Promise<void>): Promise<string> {
  server = http.createServer(async ({ url, headers }, response) => {
    const answer = await fetch(new URL(url!, site), { headers: { accept: headers.accept ?? '' } });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const end = html.indexOf(cut);
    expect(end).toBeGreaterThan(0);
    response.write(html.slice(0, end));
    await send;
    response.end(html.slice(end));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test('A page that arrives in two parts is painted once its bar is whole', async ({
  page,
  baseURL,
}) => {
  let send = () => {};
  const origin = await serveInTwoParts(baseURL!, new Promise<void>((resolve) => (send = resolve)));
  await recordShifts(page);
  await page.goto(origin + new URL(baseURL!).pathname + 'docs/intro', { waitUntil: 'commit' });
  // That nothing is painted is no event: the test waits as long as a browser would at most need.
  setTimeout(send, paintTime);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await expectNoShift(page);
});
