import { expect, test, type Page } from '@playwright/test';
import { openCase, pointInChart } from '../open-case';

/** Opens a case, shows its tooltip, and returns the background colors of its header and of its rows. */
async function backgrounds(page: Page, query: string): Promise<string[]> {
  await openCase(page, query);
  await page.mouse.move(...(await pointInChart(page, 0.4, 0.5)));
  await page.mouse.move(...(await pointInChart(page, 0.5, 0.5)));
  await expect(page.locator('.echTooltip')).toBeVisible();
  return page
    .locator('.echTooltip, .echTooltip__tableWrapper')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
}

test.describe('docs/tooltips', () => {
  test('The tooltip is HTML: themes do not reach its colors, CSS does.', async ({ page }) => {
    const dark = 'rgb(16, 42, 67)';
    const withTheme = await backgrounds(page, 'tooltip-colors');
    expect(withTheme).toHaveLength(2);
    expect(withTheme).not.toContain(dark);
    expect(await backgrounds(page, 'tooltip-colors&rule')).toEqual([dark, dark]);
  });
});
