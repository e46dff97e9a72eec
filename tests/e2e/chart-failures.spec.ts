import { expect, test, type Page } from '@playwright/test';
import { chartFrame, startChart } from '../charts';

/** Gives the page the code of an example with a part that was changed on the way. */
const change = (page: Page, part: string, instead: string) =>
  page.route(/assets\/js\/[^/]+\.js$/, async (route) => {
    const code = await (await route.fetch()).text();
    await route.fulfill({ body: code.replace(part, instead), contentType: 'text/javascript' });
  });

test.describe('A chart that cannot be shown', () => {
  test('whose code does not arrive says so in plain words, with the picture; the rest is for the console', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.route(/assets\/js\/charts/, (route) => route.abort());
    await page.goto('examples/bar/stacked');
    await startChart(chartFrame(page));
    const alert = page.locator('[data-chart-frame]').getByRole('alert');
    await expect(alert).toContainText('its code did not arrive');
    await expect(alert).toContainText('reload the page');
    await expect(alert).not.toContainText(/chunk|https?:|assets/i);
    await expect(page.locator('[data-chart-frame] img:visible')).toHaveCount(1);
    expect(errors.join()).toContain('bar/stacked');
    expect(errors.join()).toMatch(/ChunkLoadError|chunk/i);
  });

  test('that throws while it renders says why, and the others draw', async ({ page }) => {
    await change(
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

  test('a flame chart without WebGL keeps its picture and says what it needs', async ({ page }) => {
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

  test('a picture that does not arrive leaves a frame and its alternative text', async ({
    page,
  }) => {
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
    const { width, height } = (await card.locator('picture:visible').boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThan(30);
    await expect(card).toContainText(/\w/);
  });
});
