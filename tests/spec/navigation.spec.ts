import { expect, test } from '@playwright/test';
import { boxOf } from '../charts';
import {
  chunksOnlyOf,
  emulateConnection,
  sidebarLink,
  heading,
  holdChunks,
  nextPaint,
  open,
  pageChunks,
  dataSaver,
} from './page';

test.describe('Navigation', () => {
  test('2.70 scrolls to the top, or to the hash target below the navbar', async ({ page }) => {
    await open(page, 'docs/theming');
    await page.evaluate(() => window.scrollTo(0, 3000));
    await sidebarLink(page, 'Troubleshooting').click();
    await expect(heading(page)).toHaveText('Troubleshooting');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const link = page.locator('.theme-doc-toc-desktop a').first();
    const id = new URL((await link.getAttribute('href')) ?? '', page.url()).hash.slice(1);
    await link.click();
    const navbarHeight = (await boxOf(page.locator('.navbar'))).height;
    const distanceToNavbar = async () =>
      Math.abs((await boxOf(page.locator(`[id="${id}"]`))).y - navbarHeight);
    await expect.poll(distanceToNavbar).toBeLessThan(40);
  });

  test('2.71, 2.72, 9.8 the old page stays until the next has loaded; a progress bar appears after 200 ms', async ({
    page,
  }) => {
    await emulateConnection(page, dataSaver);
    await open(page, 'docs/docs');
    const bar = page.locator('#nprogress .bar');
    const release = await holdChunks(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await sidebarLink(page, 'Troubleshooting').click();
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(1);
    await expect(bar).toHaveCSS('height', /^[1-5]px$/);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    await expect(heading(page)).toHaveText('Docs');
    release();
    await page.clock.resume();
    await expect(heading(page)).toHaveText('Troubleshooting');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  for (const [outcome, then] of [
    ['loads', 'continue'],
    ['fails', 'abort'],
  ] as const)
    test(`2.71 the old page stays until the page of a second link has loaded, if that of the first ${outcome}`, async ({
      page,
      browser,
    }) => {
      const [first = ''] = await chunksOnlyOf(browser, 'docs/how-a-chart-works', 'docs/docs');
      const [second = ''] = await chunksOnlyOf(browser, 'docs/troubleshooting', 'docs/docs');
      await emulateConnection(page, dataSaver);
      await open(page, 'docs/docs');
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });
      const endFirst = await holdChunks(page, first, then);
      const loadSecond = await holdChunks(page, second);
      await sidebarLink(page, 'How a chart works').click();
      await sidebarLink(page, 'Troubleshooting').click();
      const bar = page.locator('#nprogress .bar');
      await expect(bar).toHaveCount(1);
      // After a failure, a HEAD request determines whether the page exists.
      const ended = Promise.race([
        page.waitForEvent('requestfinished', (request) => request.url() === first),
        page.waitForResponse((response) => response.request().method() === 'HEAD'),
      ]);
      endFirst();
      await ended;
      await nextPaint(page);
      await expect(heading(page)).toHaveText('Docs');
      await expect(bar).toHaveCount(1);
      loadSecond();
      await expect(heading(page)).toHaveText('Troubleshooting');
      await expect(bar).toHaveCount(0);
      expect(documents).toEqual([]);
    });

  test('2.73, 7.7 pages are prefetched when their links become visible', async ({
    page,
    browser,
  }) => {
    await open(page, 'docs/docs');
    for (const url of await chunksOnlyOf(browser, 'docs/troubleshooting', 'docs/docs'))
      await expect(page.locator(`link[rel=prefetch][href="${new URL(url).pathname}"]`)).toHaveCount(
        1,
      );
  });

  for (const event of ['mouseover', 'touchstart'])
    test(`2.73 pages are preloaded on ${event} of their links`, async ({ page, browser }) => {
      const chunks = await chunksOnlyOf(browser, 'docs/troubleshooting', 'docs/docs');
      await open(page, 'docs/docs');
      const loaded = chunks.map((url) =>
        page.waitForRequest((call) => call.url() === url && call.resourceType() === 'script'),
      );
      await sidebarLink(page, 'Troubleshooting').dispatchEvent(event);
      await Promise.all(loaded);
    });

  for (const connection of [
    { saveData: false, effectiveType: 'slow-2g' },
    { saveData: false, effectiveType: '2g' },
    dataSaver,
  ])
    test(`2.74 nothing is prefetched with ${JSON.stringify(connection)}`, async ({
      page,
      browser,
    }) => {
      const chunks = await chunksOnlyOf(browser, 'docs/troubleshooting', 'docs/docs');
      await emulateConnection(page, connection);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await open(page, 'docs/docs');
      await sidebarLink(page, 'Troubleshooting').hover();
      await sidebarLink(page, 'How a chart works').click();
      await expect(heading(page)).toHaveText('How a chart works');
      // Any prefetch or preload would have started before the chunk of that page.
      expect(chunks.filter((url) => fetched.includes(url))).toEqual([]);
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    });

  test('2.75, 8.2 a page that fails to load is reloaded, with a warning', async ({ page }) => {
    await emulateConnection(page, dataSaver);
    await open(page, 'docs/docs');
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.route(pageChunks, (route) => route.abort());
    const loaded = page.waitForEvent('domcontentloaded');
    await sidebarLink(page, 'Troubleshooting').click();
    await loaded;
    await expect(page).toHaveURL(/docs\/troubleshooting$/);
    await expect(heading(page)).toHaveText('Troubleshooting');
    expect(warnings.join()).toContain('ChunkLoadError');
  });
});
