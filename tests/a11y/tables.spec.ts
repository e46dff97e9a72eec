import { expect, test } from '@playwright/test';

/** Pages with tables: short ones, long ones, with links in their heads, and without a first head. */
const pages = [
  'docs/install',
  'docs/which-chart',
  'docs/domains',
  'docs/missing-values',
  'docs/small-multiples',
  'docs/histograms',
  'docs/gauge-and-bullet',
  'docs/zoomable-time-series',
  'docs/formats',
  'docs/testing',
  'all-types/',
];

test('tables fit into 390 and 320 px without scrolling', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const tables = page.locator('.markdown table:visible');
      expect(await tables.count(), path).toBeGreaterThan(0);
      const wide = await tables.evaluateAll((all, limit) => {
        const isWide = (table: Element) =>
          table.scrollWidth > table.clientWidth || table.getBoundingClientRect().right > limit;
        return all.filter(isWide).map((table) => table.textContent);
      }, width);
      expect(wide, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('on a phone, each cell shows the head of its column, and the table keeps its roles', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/which-chart');
  const table = page.getByRole('table').first();
  const heads = await table.getByRole('columnheader').allTextContents();
  const cells = table.getByRole('row').nth(1).getByRole('cell');
  expect(heads.length).toBeGreaterThan(1);
  await expect(cells).toHaveCount(heads.length);
  const labels = await cells.evaluateAll((all) =>
    all.map((cell) => getComputedStyle(cell, '::before').content.split('"')[1]),
  );
  expect(labels).toEqual(heads);
});
