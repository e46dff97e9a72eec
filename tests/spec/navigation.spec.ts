import { expect, test } from '@playwright/test';
import { connect, entry, heading, hydrated, pageCode, saver } from './page';

test.describe('Moving from page to page', () => {
  test('2.70 a page begins at its top, a section under the bar', async ({ page }) => {
    await page.goto('docs/theming');
    await hydrated(page);
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
    await page.goto('docs/docs');
    await hydrated(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(pageCode, async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate(() => {
      window.barAfter = new Promise((resolve) => {
        let clicked = 0;
        document.addEventListener('click', () => (clicked = performance.now()), true);
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector('#nprogress .bar')) return;
          observer.disconnect();
          resolve(performance.now() - clicked);
        }).observe(document.body, { childList: true, subtree: true });
      });
    });
    await entry(page, 'Troubleshooting').click();
    expect(await page.evaluate(() => window.barAfter)).toBeGreaterThanOrEqual(200);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    await expect(heading(page)).toHaveText('Docs');
    release();
    await expect(heading(page)).toHaveText('Troubleshooting');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('2.73 a link that is seen is fetched ahead, one under the pointer at once', async ({
    page,
  }) => {
    await page.goto('docs/docs');
    await hydrated(page);
    await expect.poll(() => page.locator('link[rel=prefetch]').count()).toBeGreaterThan(0);
  });

  for (const connection of [
    { saveData: false, effectiveType: 'slow-2g' },
    { saveData: false, effectiveType: '2g' },
    saver,
  ])
    test(`2.74 nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
      await connect(page, connection);
      await page.goto('docs/docs', { waitUntil: 'networkidle' });
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await entry(page, 'Troubleshooting').hover();
      // What a hover would have fetched is under way before the next page is.
      const [next] = await Promise.all([
        page.waitForRequest(pageCode),
        entry(page, 'Data, accessors and scales').click(),
      ]);
      expect(fetched.filter((url) => pageCode.test(url))[0]).toBe(next.url());
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    });

  test('2.75, 8.2 a page whose code fails is loaded anew, with a warning', async ({ page }) => {
    await connect(page, saver);
    await page.goto('docs/docs');
    await hydrated(page);
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

declare global {
  interface Window {
    /** Milliseconds from a click to the progress bar. */
    barAfter: Promise<number>;
  }
}
