import { expect, test } from '@playwright/test';
import { openCase, pointInChart } from '../../../open-case';

test.describe('api/specs/types/BaseAnnotationSpec', () => {
  test('A line has a tooltip only with a marker.', async ({ page }) => {
    const tooltip = page.getByRole('tooltip').filter({ hasText: 'A line' });
    await openCase(page, 'listeners&annotation');
    await page.getByRole('button', { name: 'A line' }).hover();
    await expect(tooltip).toBeVisible();

    await openCase(page, 'listeners&annotation&unmarked');
    // Along the line, at the end of the first of three bars.
    for (const y of [0.1, 0.4, 0.8])
      for (const offset of [-1, 0, 1]) {
        const [x, top] = await pointInChart(page, 1 / 3, y);
        await page.mouse.move(x + offset, top);
      }
    await expect(page.locator('.echTooltip')).toContainText('Lower');
    await expect(tooltip).toHaveCount(0);
  });
});
