import { expect, test, type Page } from '@playwright/test';
import { boxOf, chartFrame, startChart } from '../charts';

/** Replaces a part of the page's scripts. */
const replaceInScripts = (page: Page, part: string, replacement: string) =>
  page.route(/assets\/js\/[^/]+\.js$/, async (route) => {
    const code = await (await route.fetch()).text();
    await route.fulfill({ body: code.replace(part, replacement), contentType: 'text/javascript' });
  });

test.describe('A chart that cannot be shown', () => {
  // Prefetches may still be in progress at the end of a test.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

  test('shows a message and keeps its picture if its code fails to load, and logs the error', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.route(/assets\/js\/charts/, (route) => route.abort());
    await page.goto('examples/bar/stacked');
    await startChart(chartFrame(page));
    const alert = page.locator('[data-chart-frame]').getByRole('alert');
    await expect(alert).toContainText('its code failed to load');
    await expect(alert).toContainText('reload the page');
    await expect(alert).not.toContainText(/chunk|https?:|assets/i);
    await expect(page.locator('[data-chart-frame] img:visible')).toHaveCount(1);
    expect(errors.join()).toContain('bar/stacked');
    expect(errors.join()).toMatch(/ChunkLoadError|chunk/i);
  });

  test('shows the error if it throws during rendering, without affecting others', async ({
    page,
  }) => {
    await replaceInScripts(
      page,
      'title:"Visits by channel"',
      'title:(()=>{throw new Error("no visits today")})()',
    );
    await page.goto('examples/bar');
    const broken = chartFrame(page, 'bar/stacked');
    await startChart(broken);
    await expect(broken.getByRole('alert')).toContainText('no visits today');
    await expect(broken.locator('img:visible')).toHaveCount(1);
    const other = chartFrame(page, 'bar/grouped');
    await startChart(other);
    await expect(other.locator('.echCanvasRenderer')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
  });

  test('keeps its picture if a flame chart has no WebGL, with a message', async ({ page }) => {
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (
        this: HTMLCanvasElement,
        ...call: never[]
      ) {
        return String(call[0]).startsWith('webgl') ? null : Reflect.apply(getContext, this, call);
      } as typeof getContext;
    });
    await page.goto('examples/flame/cpu-profile');
    const frame = chartFrame(page);
    await startChart(frame);
    await expect(frame.getByRole('alert')).toContainText('needs WebGL');
    await expect(frame.locator('img:visible')).toHaveCount(1);
  });

  test('shows a frame with the alternative text if the picture fails to load', async ({ page }) => {
    await page.route(/pictures\/.*\.svg/, (route) => route.abort());
    await page.route(/assets\/js\/charts/, (route) => route.abort());
    await page.goto('examples/bar/stacked');
    const picture = page.locator('[data-chart-frame] picture:visible');
    await expect(picture).toHaveCSS('border-top-style', 'dashed');
    await expect(picture.getByAltText(/Bar chart of website visits/)).toBeVisible();
    await page.goto('examples/examples');
    const card = page.locator('[data-card="area/banded"]');
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('picture:visible')).toHaveCSS('border-top-style', 'dashed');
    const { width, height } = await boxOf(card.locator('picture:visible'));
    expect(Math.min(width, height)).toBeGreaterThan(30);
    await expect(card).toContainText(/\w/);
  });
});
