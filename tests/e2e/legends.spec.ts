import { expect, test } from '@playwright/test';
import { boxOf, chartFrame, startChart } from '../charts';

/** Examples with three to six entries in a legend below the chart. */
const examples = [
  'bar/stacked',
  'bar/grouped-stacks',
  'mixed/planned-stack',
  'area/stream',
  'partition/counterclockwise',
  'heatmap/band-labels',
  'heatmap/without-labels',
];

test('legends below a chart show all entries on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const example of examples) {
    await page.goto(`examples/${example}`);
    await startChart(chartFrame(page));
    const legend = page.locator('[data-chart-frame] .echLegend');
    await expect(legend).toBeVisible();
    const hidden = await legend.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      return [...element.querySelectorAll('.echLegendItem__label')]
        .filter((label) => label.getBoundingClientRect().bottom > bottom + 1)
        .map((label) => label.textContent);
    });
    expect(hidden, example).toEqual([]);
  }
});

test('the controls of a flame chart are not clipped', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('examples/flame/search');
    await startChart(chartFrame(page));
    const controls = page.getByTitle('Navigate back').locator('..');
    await expect(controls).toBeVisible();
    const row = await boxOf(controls);
    const chart = await boxOf(page.locator('[data-chart-frame] .echChart'));
    expect(row.y + row.height).toBeLessThanOrEqual(chart.y + chart.height);
    const outside = await controls.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      // The texts, since the number of hits has more padding than there is room for.
      const boxOf = (child: Element) => {
        const content = document.createRange();
        content.selectNodeContents(child);
        return child.hasChildNodes()
          ? content.getBoundingClientRect()
          : child.getBoundingClientRect();
      };
      return [...element.children]
        .map(boxOf)
        .filter((box) => box.top < top - 1 || box.bottom > bottom + 1).length;
    });
    expect(outside).toBe(0);
  }
});
