import { expect, test } from '@playwright/test';
import { codeOnlyOf, connect, entry, heading, holdCode, open, pageCode, saver } from './page';

test.describe('Moving from page to page', () => {
  test('2.70 a page begins at its top, a section under the bar', async ({ page }) => {
    await open(page, 'docs/theming');
    await page.evaluate(() => window.scrollTo(0, 3000));
    await entry(page, 'Troubleshooting').click();
    await expect(heading(page)).toHaveText('Troubleshooting');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const link = page.locator('.theme-doc-toc-desktop a').first();
    const id = new URL((await link.getAttribute('href'))!, page.url()).hash.slice(1);
    await link.click();
    const bar = (await page.locator('.navbar').boundingBox())!.height;
    const underTheBar = async () =>
      Math.abs((await page.locator(`[id="${id}"]`).boundingBox())!.y - bar);
    await expect.poll(underTheBar).toBeLessThan(40);
  });

  test('2.71, 2.72, 9.8 the old page stays while the next is fetched; after 200 ms a thin bar says so', async ({
    page,
  }) => {
    await connect(page, saver);
    await open(page, 'docs/docs');
    const bar = page.locator('#nprogress .bar');
    const release = await holdCode(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await entry(page, 'Troubleshooting').click();
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

  test('2.73, 7.7 the code of a page is fetched ahead once a link to it is seen', async ({
    page,
    browser,
  }) => {
    await open(page, 'docs/docs');
    for (const url of await codeOnlyOf(browser, 'docs/troubleshooting', 'docs/docs'))
      await expect(page.locator(`link[rel=prefetch][href="${new URL(url).pathname}"]`)).toHaveCount(
        1,
      );
  });

  for (const event of ['mouseover', 'touchstart'])
    test(`2.73 the code of a page is loaded ahead on ${event} of a link to it`, async ({
      page,
      browser,
    }) => {
      const ahead = await codeOnlyOf(browser, 'docs/troubleshooting', 'docs/docs');
      await open(page, 'docs/docs');
      const loaded = ahead.map((url) =>
        page.waitForRequest((call) => call.url() === url && call.resourceType() === 'script'),
      );
      await entry(page, 'Troubleshooting').dispatchEvent(event);
      await Promise.all(loaded);
    });

  for (const connection of [
    { saveData: false, effectiveType: 'slow-2g' },
    { saveData: false, effectiveType: '2g' },
    saver,
  ])
    test(`2.74 nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({
      page,
      browser,
    }) => {
      const ahead = await codeOnlyOf(browser, 'docs/troubleshooting', 'docs/docs');
      await connect(page, connection);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await open(page, 'docs/docs');
      await entry(page, 'Troubleshooting').hover();
      await entry(page, 'Data, accessors and scales').click();
      await expect(heading(page)).toHaveText('Data, accessors and scales');
      // What the links that were seen, or the pointer, had fetched was under way before that page was.
      expect(ahead.filter((url) => fetched.includes(url))).toEqual([]);
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    });

  test('2.75, 8.2 a page whose code fails is loaded anew, with a warning', async ({ page }) => {
    await connect(page, saver);
    await open(page, 'docs/docs');
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.route(pageCode, (route) => route.abort());
    const loaded = page.waitForEvent('domcontentloaded');
    await entry(page, 'Troubleshooting').click();
    await loaded;
    await expect(page).toHaveURL(/docs\/troubleshooting$/);
    await expect(heading(page)).toHaveText('Troubleshooting');
    expect(warnings.join()).toContain('ChunkLoadError');
  });
});
