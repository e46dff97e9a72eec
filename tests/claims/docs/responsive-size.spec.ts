import { expect, test, type Page } from '@playwright/test';
import { openCase } from '../open-case';

/** Returns width and height of the first chart of a parent, in pixels. */
const sizeIn = (page: Page, parent: string) =>
  page
    .locator(`[data-parent="${parent}"] .echChart`)
    .evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);

/** Returns the widths of the charts of a row. */
const widthsIn = (page: Page, row: string) =>
  page
    .locator(`[data-row="${row}"] .echChart`)
    .evaluateAll((charts) => charts.map(({ clientWidth }) => clientWidth));

const rows = (page: Page) => page.locator('[data-row]');

test.describe('docs/responsive-size', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 600 });
    await openCase(page, 'sizes');
  });

  test('A parent with min-height alone has no height for its children: the chart is one pixel high there.', async ({
    page,
  }) => {
    expect((await sizeIn(page, 'min-height'))[1]).toBe(1);
    expect((await sizeIn(page, 'height'))[1]).toBe(150);
    expect(await sizeIn(page, 'aspect')).toEqual([320, 180]);
    expect((await sizeIn(page, 'rest'))[1]).toBe(280);
  });

  test('Empty after it was hidden: inside display: none a chart has no size and draws as soon as it is shown.', async ({
    page,
  }) => {
    const hidden = page.locator('[data-parent=hidden]');
    await expect(page.locator('[data-parent=height] canvas')).toBeVisible();
    await expect(hidden.locator('canvas')).toHaveCount(0);
    await hidden.evaluate((element) => (element.style.display = 'block'));
    await expect(hidden.locator('canvas')).toBeVisible();
  });

  test('In a flex or grid layout charts share the width and follow the window in both directions.', async ({
    page,
  }) => {
    for (const width of [400, 160, 400]) {
      await rows(page).evaluateAll((all, px) => {
        for (const row of all) (row as HTMLElement).style.width = `${px}px`;
      }, width);
      for (const row of ['flex', 'grid'])
        expect(await widthsIn(page, row)).toEqual([width / 2, width / 2]);
    }
  });

  test('A chart in a flex row without flex: 1, and without a width, has no width: nothing is drawn.', async ({
    page,
  }) => {
    await expect(page.locator('[data-row=flex] canvas').first()).toBeVisible();
    expect(await widthsIn(page, 'flex without values')).toEqual([0, 0]);
    await expect(page.locator('[data-row="flex without values"] canvas')).toHaveCount(0);
  });

  test('Without the other values a chart with a legend stays wide in a narrow column.', async ({
    page,
  }) => {
    await rows(page).evaluateAll((all) => {
      for (const row of all) (row as HTMLElement).style.width = '160px';
    });
    for (const row of ['flex without minWidth', 'grid without minmax'])
      for (const width of await widthsIn(page, row)) expect(width).toBeGreaterThan(160);
  });
});

test.describe('docs/metric-tiles', () => {
  test("The theme's metric.minHeight is the least height of a row; more rows than fit run out of the chart.", async ({
    page,
  }) => {
    await openCase(page, 'sizes');
    const tiles = page.locator('[data-parent=tiles] .echMetric');
    await expect(tiles).toHaveCount(3);
    const heights = await tiles.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().height)),
    );
    // 80 pixels, or less than two more where the page does not set box-sizing.
    for (const height of heights) {
      expect(height).toBeGreaterThanOrEqual(80);
      expect(height).toBeLessThan(82);
    }
    expect((await sizeIn(page, 'tiles'))[1]).toBe(100);
  });

  test('In a tile with a progress bar it stands around the texts, beside the bar.', async ({
    page,
  }) => {
    await openCase(page, 'sizes');
    const tile = page.locator('[data-parent=tiles] .echMetric').first();
    const bar = (await tile.locator('.echSingleMetricProgress').boundingBox())!;
    const frame = (await tile.locator('[data-part=frame]').boundingBox())!;
    const all = (await tile.boundingBox())!;
    expect(frame.x).toBeGreaterThanOrEqual(bar.x + bar.width);
    expect(frame.x + frame.width).toBeCloseTo(all.x + all.width, 0);
  });
});
