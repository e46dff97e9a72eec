import { expect, test, type Page } from '@playwright/test';

/** Address of the page with the dashboard: put yours here. */
const address =
  'storybook/iframe.html?id=linked-charts--dashboard&viewMode=story';
const charts = 10;

test.beforeEach(async ({ page }) => {
  await page.goto(address);
  await expect(
    page.locator('.echChartStatus:not([data-ech-render-count="0"])'),
  ).toHaveCount(charts);
});

const box = (page: Page, title: string) =>
  page.locator('figure', {
    has: page.locator('figcaption', { hasText: title }),
  });

/** The area of the chart in a box. */
async function plot(page: Page, name: string) {
  const canvas = box(page, name).locator('canvas').first();
  await canvas.scrollIntoViewIfNeeded();
  const area = await canvas.boundingBox();
  if (!area) throw new Error(`The chart "${name}" is not visible.`);
  return area;
}

test('one brush changes both time series and the figures', async ({ page }) => {
  const figures = box(page, 'Key figures');
  const latency = box(page, 'Latency').locator('.echChartStatus');
  await expect(figures).toContainText('4,382');
  const count = Number(await latency.getAttribute('data-ech-render-count'));

  const { x, y, width, height } = await plot(page, 'Requests');
  await page.mouse.move(x + 0.55 * width, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 0.8 * width, y + height / 2, { steps: 8 });
  await page.mouse.up();

  await expect(figures).not.toContainText('4,382');
  await expect
    .poll(async () =>
      Number(await latency.getAttribute('data-ech-render-count')),
    )
    .toBeGreaterThan(count);
  await page.getByRole('button', { name: 'Whole day' }).click();
  await expect(figures).toContainText('4,382');
});

test('the crosshair of one chart opens the tooltip of the other', async ({
  page,
}) => {
  const { x, y, width, height } = await plot(page, 'Requests');
  await page.mouse.move(x + 0.5 * width, y + height / 2, { steps: 4 });
  await expect(
    page.locator('.echTooltip', { hasText: 'Partners' }),
  ).toBeVisible();
  await expect(
    page.locator('.echTooltip', { hasText: '95th percentile' }),
  ).toBeVisible();
});

test('the button switches the color mode', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Dark mode' });
  const pressed = (await button.getAttribute('aria-pressed')) === 'true';
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', String(!pressed));
});

test('a phone shows one column without a horizontal scrollbar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const bars = box(page, 'Failed orders by cause');
  const donut = box(page, 'Revenue by payment method');
  await expect
    .poll(
      async () =>
        (await donut.boundingBox())!.y - (await bars.boundingBox())!.y,
    )
    .toBeGreaterThan(200);
  // Charts are wider than the page until they have been drawn again.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.documentElement.scrollWidth -
          document.documentElement.clientWidth,
      ),
    )
    .toBe(0);
});
