import { expect, test } from '@playwright/test';
import { openCase, pointInChart } from '../../../open-case';

test.describe('api/specs/xy/Axis', () => {
  test('Without a tickFormat, the tooltip shows raw milliseconds; headerFormatter of Tooltip formats it too.', async ({
    page,
  }) => {
    const tooltipText = async (query: string) => {
      await openCase(page, `time-tooltip${query}`);
      await page.mouse.move(...(await pointInChart(page, 0.5, 0.2)));
      await page.mouse.move(...(await pointInChart(page, 0.5, 0.3)));
      const tooltip = page.locator('.echTooltip');
      await expect(tooltip).toContainText('line');
      return tooltip.innerText();
    };
    expect(await tooltipText('')).toContain(String(Date.UTC(2025, 1, 1, 1)));
    expect(await tooltipText('&axis')).toContain('at 3600000');
    expect(await tooltipText('&tooltip')).toContain('at 3600000');
  });
});
