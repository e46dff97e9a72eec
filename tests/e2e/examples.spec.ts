import { expect, test } from '@playwright/test';
import { chartFrame, drawChart, startChart } from '../charts';
import { recordShifts } from './layout-shifts';
import { emulateConnection, nextPaint, open, pageChunks, dataSaver } from '../spec/page';
import manifest from '../../.generated/examples/manifest.json' with { type: 'json' };

test.describe('Section 1, examples', () => {
  test('pictures of charts are in the static HTML', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('examples/bar/stacked');
    const picture = page.locator('[data-chart-frame] img:visible');
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAttribute('alt', /Bar chart of website visits/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(669);
    await page.close();
  });

  test('a live chart replaces its picture without a layout shift', async ({ page }) => {
    await recordShifts(page);
    await page.goto('examples/bar');
    for (const frame of (await page.locator('[data-chart-frame]').all()).slice(0, 4)) {
      await drawChart(frame);
      await expect(frame.locator('img').first()).not.toBeVisible();
    }
    await nextPaint(page);
    expect(await page.evaluate(() => window.recordedShifts)).toEqual([]);
    // Layout shifts are recorded.
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      document.querySelector('h1')!.style.marginTop = '100px';
    });
    await expect.poll(() => page.evaluate(() => window.recordedShifts.length)).toBeGreaterThan(0);
  });

  test('a chart starts if one intersection callback reports both leaving and entering', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const Observer = IntersectionObserver;
      window.IntersectionObserver = class extends Observer {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const away = { isIntersecting: false } as IntersectionObserverEntry;
          super((entries, observer) => callback([away, ...entries], observer), options);
        }
      };
    });
    await page.goto('examples/interaction/render-events');
    await expect(page.locator('[data-chart-frame] .echCanvasRenderer')).toBeVisible();
  });

  test('a chart whose code fails to load keeps its picture and can be retried', async ({
    page,
  }) => {
    await page.route(/assets\/js\/charts/, (route) => route.abort());
    await page.goto('examples/bar/stacked');
    await startChart(chartFrame(page));
    await expect(page.getByRole('alert')).toContainText('This chart cannot be shown');
    await expect(page.locator('[data-chart-frame] img:visible')).toHaveCount(1);
    await page.unroute(/assets\/js\/charts/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('[data-chart-frame] .echCanvasRenderer')).toBeVisible();
  });
});

test.describe('The gallery', () => {
  test('shows all examples and filters by words, tags and both', async ({ page }) => {
    await page.goto('examples/examples');
    const cards = page.locator('[data-card]:visible');
    await expect(cards).toHaveCount(manifest.length);
    const filter = page.getByRole('searchbox', { name: 'Filter examples' });
    await filter.fill('stacked bars');
    await expect(page.locator('[data-card="bar/stacked"]')).toBeVisible();
    await expect.poll(() => cards.count()).toBeLessThan(20);
    const families = page.locator('[data-family]:visible');
    await expect(families.filter({ hasNot: cards })).toHaveCount(0);
    expect(await families.count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(cards).toHaveCount(manifest.length);
    const tag = page.getByRole('button', { name: 'two axes' });
    await tag.click();
    await expect(tag).toHaveAttribute('aria-pressed', 'true');
    const count = manifest.filter(({ tags }) => tags.includes('two axes')).length;
    await expect(cards).toHaveCount(count);
    await expect(page.locator('main').getByRole('status')).toContainText(`${count} examples`);
    await filter.fill('no such chart');
    await expect(page.locator('main').getByRole('status')).toContainText('No matching examples.');
    await expect(families).toHaveCount(0);
  });

  test('stores the filter in the URL', async ({ page }) => {
    await page.goto('examples/examples?q=waffle');
    await expect(page.locator('[data-card="partition/waffle"]')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Filter examples' })).toHaveValue('waffle');
    await expect.poll(() => page.locator('[data-card]:visible').count()).toBeLessThan(5);
  });

  test('shows all examples and a message if the filter fails to load', async ({ page }) => {
    await emulateConnection(page, dataSaver);
    await open(page, 'examples/examples');
    await page.route(pageChunks, (route) => route.abort());
    const filter = page.getByRole('searchbox', { name: 'Filter examples' });
    const status = page.locator('main').getByRole('status');
    await filter.fill('waffle');
    await expect(status).toContainText('The filter failed to load.');
    await expect(page.locator('[data-card]:visible')).toHaveCount(manifest.length);
    await page.unroute(pageChunks);
    await filter.fill('waffle chart');
    await expect(status).toContainText(/^\d+ examples?/);
    await expect(page.locator('[data-card="partition/waffle"]')).toBeVisible();
    await expect(page.locator('[data-card="bar/stacked"]')).toBeHidden();
  });

  test('cards link to the pages of examples, also with the keyboard', async ({ page }) => {
    await page.goto('examples/examples');
    await page.locator('[data-card="bar/stacked"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/examples/bar/stacked');
    await startChart(chartFrame(page));
    await expect(page.locator('[data-chart-frame] .echCanvasRenderer')).toBeVisible();
  });
});
