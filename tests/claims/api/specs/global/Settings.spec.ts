import { expect, test, type Page } from '@playwright/test';
import { argumentsOf, calledListeners, openCase, pointInChart } from '../../../open-case';

/**
 * Opens a case, drags over a part of its width, and then clicks into the last bar or cell: once its listener has been
 * called, that of the brush would have been called, too.
 *
 * @param query - query string of the case `brush`
 * @param to - end of the drag, which starts at a tenth of the width
 * @returns whether the brush was reported, and its axes
 */
async function drag(page: Page, query: string, to = 0.6): Promise<string[] | false> {
  await openCase(page, `brush${query}`);
  await page.mouse.move(...(await pointInChart(page, 0.1, 0.9)));
  await page.mouse.down();
  await page.mouse.move(...(await pointInChart(page, to, 0.5)), { steps: 10 });
  await page.mouse.up();
  await page.mouse.click(...(await pointInChart(page, 0.95, 0.9)));
  await expect.poll(() => calledListeners(page)).toContain('onElementClick');
  const [brush] = await argumentsOf(page, 'onBrushEnd');
  return brush ? Object.keys(brush).filter((key) => key === 'x' || key === 'y') : false;
}

test.describe('api/specs/global/Settings', () => {
  test('On an ordinal scale of an XY chart onBrushEnd is never called.', async ({ page }) => {
    expect(await drag(page, '')).toEqual(['x']);
    expect(await drag(page, '&ordinal')).toBe(false);
  });
});

test.describe('docs/interaction', () => {
  test('Brushing works on continuous scales, so not with categories on x, and in a Heatmap, which selects both, or only rows or columns with a drag over its axis labels.', async ({
    page,
  }) => {
    expect(await drag(page, '&axis=both')).toEqual(['x', 'y']);
    expect(await drag(page, '&axis=both&ordinal')).toBe(false);
    expect(await drag(page, '&axis=x&heatmap')).toEqual(['x', 'y']);
  });

  test('Its type is vertical by default: a line follows the pointer and all values at that x are listed.', ({
    page,
  }) => expectAllValues(page));
});

test.describe('examples/interaction', () => {
  test('brushAxis chooses the axes, minBrushDelta ignores short drags.', async ({ page }) => {
    expect(await drag(page, '&axis=x')).toEqual(['x']);
    expect(await drag(page, '&axis=y')).toEqual(['y']);
    const short = 0.15;
    expect(await drag(page, '', short)).toEqual(['x']);
    expect(await drag(page, '&delta=200', short)).toBe(false);
    expect(await drag(page, '&delta=200')).toEqual(['x']);
  });
});

test.describe('api/specs/global/Tooltip', () => {
  test("type is VerticalCursor by default: all values at the pointer's x, or, in a chart of bubbles alone, those near the pointer.", ({
    page,
  }) => expectAllValues(page));

  test('unit has no effect.', async ({ page }) => {
    await expectAllValues(page, '&unit=liters');
    await expect(page.locator('body')).not.toContainText('liters');
  });
});

/** Expects the values of both series in the tooltip while the pointer is above the bars. */
async function expectAllValues(page: Page, query = '') {
  await openCase(page, `brush&ordinal${query}`);
  await page.mouse.move(...(await pointInChart(page, 0.58, 0.05)));
  const tooltip = page.locator('.echTooltip');
  await expect(tooltip).toContainText('x 3');
  await expect(tooltip.locator('.echTooltip__label')).toHaveText(['First', 'Second']);
}
