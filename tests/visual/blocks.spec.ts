import { expect, test, type Page } from '@playwright/test';
import { boxOf } from '../charts';
import { openExamples, showFamily, type EnvironmentName } from './family-page';
import { textsOfCharts } from './texts';

/** Opens the blocks in a plain application, or with the charts of the site. */
async function openBlocks(
  page: Page,
  width: number,
  { environment, mode }: { environment: EnvironmentName; mode: 'light' | 'dark' },
) {
  await openExamples(page, environment);
  return showFamily(page, { family: 'blocks', pictures: 'pictures', size: 'wide', width, mode });
}
const site = { environment: 'site', mode: 'dark' } as const;

const block = (page: Page, name: string) => page.locator(`[data-example="blocks/${name}"]`);

/** Returns how often each chart of a block has drawn. */
const drawings = (page: Page, name: string) =>
  block(page, name)
    .locator('.echChartStatus')
    .evaluateAll((statuses) =>
      statuses.map((status) => Number(status.getAttribute('data-ech-render-count'))),
    );

for (const [viewport, width] of [
  [1280, 1240],
  [768, 728],
  [390, 324],
] as const)
  test.describe(`Blocks at ${viewport} pixels`, () => {
    test.use({ viewport: { width: viewport, height: 900 } });

    test('fit the width and cut off no text', async ({ page }) => {
      const { boxes } = await openBlocks(page, width, { environment: 'plain', mode: 'light' });
      expect(boxes.size).toBe(12);
      const wide = await page
        .locator('[data-example]:has([data-chart-frame] > *)')
        .evaluateAll((blocks) =>
          blocks
            .filter((each) => each.scrollWidth > each.clientWidth)
            .map((each) => each.getAttribute('data-example')),
        );
      expect(wide).toEqual([]);
      const texts = await textsOfCharts(page);
      expect(Object.values(texts).flatMap(({ cut }) => cut)).toEqual([]);
    });
  });

test('a drag over one chart selects the range of both', async ({ page }) => {
  await openBlocks(page, 669, site);
  const canvas = block(page, 'linked-brush').locator('canvas').first();
  const status = block(page, 'linked-brush').getByRole('status');
  await expect(status).toContainText('Mar 9, 00:00 to Mar 11, 00:00');
  const before = await drawings(page, 'linked-brush');
  const { x, y, width, height } = await boxOf(canvas);
  await page.mouse.move(x + 0.4 * width, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 0.7 * width, y + height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(status).not.toContainText('Mar 9, 00:00 to Mar 11, 00:00');
  await expect
    .poll(async () =>
      (await drawings(page, 'linked-brush')).every((count, index) => count > before[index]!),
    )
    .toBe(true);
});

test('a click on a bar shows its parts', async ({ page }) => {
  await openBlocks(page, 669, site);
  const canvas = block(page, 'drill-down').locator('canvas').first();
  const { width, height } = await boxOf(canvas);
  await canvas.click({ position: { x: 0.4 * width, y: 0.15 * height }, force: true });
  const heading = block(page, 'drill-down').getByRole('heading', { level: 3 });
  await expect(heading).toHaveText('Revenue by country, Europe');
  await expect(heading).toBeFocused();
});

test('charts have drawn in light colors when the page is printed', async ({ page }) => {
  await openBlocks(page, 669, site);
  const before = await drawings(page, 'print');
  const atPrint = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        window.print = () =>
          resolve(
            [...document.querySelectorAll('section.print .echChartStatus')].map((status) =>
              Number(status.getAttribute('data-ech-render-count')),
            ),
          );
      }),
  );
  await block(page, 'print').getByRole('button', { name: 'Print' }).press('Enter');
  const counts = await atPrint;
  expect(counts).toHaveLength(2);
  expect(counts.every((count, index) => count > before[index]!)).toBe(true);
});
