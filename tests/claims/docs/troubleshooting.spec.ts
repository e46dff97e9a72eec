import { expect, test, type Page } from '@playwright/test';
import { argumentsOf, calledListeners, forgetCalls, openCase, pointInChart } from '../open-case';

/** Listeners that React's strict mode disconnects. */
const ofChartState = [
  'onElementClick',
  'onElementOver',
  'onElementOut',
  'onBrushEnd',
  'onProjectionClick',
  'onPointerUpdate',
  'onProjectionAreaChange',
];
const others = [
  'onLegendItemClick',
  'onLegendItemOver',
  'onLegendItemOut',
  'onRenderChange',
  'onWillRender',
  'onResize',
];

const legendLabel = (page: Page) => page.locator('.echLegendItem__label').last();

/** Opens a case and does everything that its listeners report. */
async function useChart(page: Page, query: string): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 600 });
  await openCase(page, query);
  expect((await argumentsOf(page, 'onProjectionAreaChange')).length).toBeLessThanOrEqual(1);
  await forgetCalls(page);
  await page.mouse.move(...(await pointInChart(page, 0.45, 0.6)));
  await page.mouse.move(...(await pointInChart(page, 0.5, 0.6)));
  await expect(page.locator('.echTooltip')).toContainText('Lower');
  await page.mouse.click(...(await pointInChart(page, 0.5, 0.6)));
  await page.mouse.click(...(await pointInChart(page, 0.5, 0.03)));
  await page.mouse.move(...(await pointInChart(page, 0.3, 0.6)));
  await page.mouse.down();
  await page.mouse.move(...(await pointInChart(page, 0.6, 0.6)), { steps: 5 });
  await page.mouse.up();
  await legendLabel(page).click();
  await page.mouse.move(0, 0);
  await page.setViewportSize({ width: 700, height: 600 });
  await expect
    .poll(async () => [...(await calledListeners(page))])
    .toEqual(expect.arrayContaining(others));
}

test.describe('docs/troubleshooting', () => {
  test("In React's StrictMode, the development build never calls onElementClick, onElementOver, onElementOut, onBrushEnd, onProjectionClick, onAnnotationClick and onPointerUpdate, except in metrics, word clouds and flame charts. onProjectionAreaChange is called at the start at most, and never for a change. A chart stops listening to its own state when React mounts it for the second time. Tooltips, the legend with its listeners, onRenderChange, onWillRender and onResize work.", async ({
    page,
  }) => {
    await useChart(page, 'listeners');
    await expect
      .poll(async () => [...(await calledListeners(page))])
      .toEqual(expect.arrayContaining(ofChartState));

    await useChart(page, 'listeners&strict');
    const called = await calledListeners(page);
    expect(ofChartState.filter((name) => called.has(name))).toEqual([]);

    const clickMarker = async () => {
      await page.getByText('marker').click();
      await legendLabel(page).hover();
      await expect.poll(() => calledListeners(page)).toContain('onLegendItemOver');
    };
    await openCase(page, 'listeners&annotation');
    await clickMarker();
    expect(await calledListeners(page)).toContain('onAnnotationClick');
    await openCase(page, 'listeners&annotation&strict');
    await clickMarker();
    expect(await calledListeners(page)).not.toContain('onAnnotationClick');
  });

  test('The first click on an entry hides all other series. After that, a click on a hidden entry shows it, and a click on a shown one hides it. A click on the only one that is left shows all of them again. With Ctrl (Cmd on a Mac), the first click hides its own series only.', async ({
    page,
  }) => {
    await openCase(page, 'legend');
    const hidden = page.locator('.echLegendItem--hidden');
    await page.getByText('apples').click();
    await expect(hidden).toHaveText(['pears', 'plums']);
    await page.getByText('pears').click();
    await expect(hidden).toHaveText(['plums']);
    await page.getByText('apples').click();
    await expect(hidden).toHaveText(['apples', 'plums']);
    await page.getByText('pears').click();
    await expect(hidden).toHaveCount(0);
    await page.getByText('apples').click({ modifiers: ['ControlOrMeta'] });
    await expect(hidden).toHaveText(['apples']);
  });

  test('The library logs its warnings only where a global process exists. Vite defines none, so that props which are ignored "with a warning" are ignored silently. In development, define it before charts render: globalThis.process = { env: {} }.', async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('[@elastic/charts]')) warnings.push(message.text());
    });
    await openCase(page, 'string-x');
    expect(await page.evaluate(() => 'process' in globalThis)).toBe(false);
    expect(warnings).toEqual([]);
    await page.addInitScript(() => Object.assign(globalThis, { process: { env: {} } }));
    await openCase(page, 'string-x');
    expect(warnings).toHaveLength(1);
  });
});
