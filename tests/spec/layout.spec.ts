import { expect, test } from '@playwright/test';
import { watch } from './page';

test.describe('Section 2, shared layout', () => {
  test('2.20 the first Tab focuses the skip link, which moves the focus to the main area', async ({
    page,
  }) => {
    await page.goto('docs/docs');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Skip to main content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test('pages do not overflow on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const settled = watch(page);
    for (const path of [
      './',
      'docs/docs',
      'docs/troubleshooting',
      'api/Chart',
      'api/specs/xy/BarSeries',
      'examples/examples',
      'examples/heatmap',
      'all-types/',
      'all-types/functions/Settings',
      'all-types/variables/LIGHT_THEME',
      'category/cartesian',
    ]) {
      await page.goto(path);
      await settled();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(390);
    }
  });
});
