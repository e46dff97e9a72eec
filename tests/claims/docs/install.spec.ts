import { expect, test, type Page } from '@playwright/test';
import { boxOf } from '../../charts';
import { calledListeners, openCase } from '../open-case';

/** Listeners that strict mode breaks, without those of annotations. */
const ofPlot = [
  'onElementClick',
  'onElementOver',
  'onElementOut',
  'onBrushEnd',
  'onProjectionClick',
  'onPointerUpdate',
];

/** Opens a case, uses its plot and its legend, and returns the names of the called listeners. */
async function listenersOf(page: Page, query: string): Promise<Set<string>> {
  await openCase(page, query);
  const { x, y, width, height } = (await page.locator('.echCanvasRenderer').boundingBox())!;
  const center = x + width / 2;
  await page.mouse.click(center, y + height * 0.03); // above the bars
  await page.mouse.move(center, y + height * 0.6);
  await page.locator('.echTooltip').waitFor();
  await page.mouse.click(center, y + height * 0.6);
  await page.mouse.down();
  await page.mouse.move(center + 60, y + height * 0.6, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(center, y + height * 0.03);
  const marker = page.getByText('marker', { exact: true });
  if (query.includes('annotation')) await marker.click();
  await page.locator('.echLegendItem__label').first().hover();
  await expect.poll(() => calledListeners(page)).toContain('onLegendItemOver');
  return calledListeners(page);
}

test.describe('docs/install', () => {
  test('In development, where it runs effects twice, most charts never call these listeners of Settings: onElementClick, onElementOver, onElementOut, onBrushEnd, onProjectionClick, onAnnotationClick, onPointerUpdate.', async ({
    page,
  }) => {
    const called = await listenersOf(page, 'listeners');
    for (const name of ofPlot) expect(called).toContain(name);
    expect(await listenersOf(page, 'listeners&annotation')).toContain('onAnnotationClick');

    for (const query of ['listeners&strict', 'listeners&annotation&strict']) {
      const strict = await listenersOf(page, query);
      for (const name of [...ofPlot, 'onAnnotationClick']) expect(strict).not.toContain(name);
      expect(strict).toContain('onRenderChange');
    }
  });

  test("In React's StrictMode, in development, legends keep their side.", async ({ page }) => {
    const expectSide = (side: 'bottom' | 'right') =>
      expect
        .poll(async () => {
          const legend = await boxOf(page.locator('.echLegend'));
          const chart = await boxOf(page.locator('.echChart'));
          return legend.y < chart.y + chart.height / 2 ? 'right' : 'bottom';
        })
        .toBe(side);
    await openCase(page, 'legend-sides&strict');
    await expectSide('right');
    await page.addStyleTag({ path: 'static/charts.css' });
    await expectSide('bottom');
    for (const side of ['right', 'bottom'] as const) {
      await page.getByRole('button', { name: side }).click();
      await expectSide(side);
    }
  });
});
