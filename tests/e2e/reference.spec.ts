import { expect, test } from '@playwright/test';

test.describe('Section 2, the generated type reference', () => {
  test('a component lists its resolved props, required ones first, each at its anchor', async ({
    page,
  }) => {
    await page.goto('all-types/functions/BarSeries');
    const rows = page.locator('[data-prop]');
    await expect(rows).toHaveCount(28);
    await expect(rows.first()).toHaveAttribute('data-required', 'true');
    const stackMode = page.locator('#stackMode');
    await expect(stackMode).toHaveAttribute('data-required', 'false');
    await expect(stackMode.locator('[data-prop-type] a')).toHaveText('StackMode');
  });

  test('hand-written pages show the same rows from the same model', async ({ page }) => {
    await page.goto('api/specs/xy/BarSeries');
    await expect(page.locator('[data-prop]')).toHaveCount(28);
  });

  test('a constant shows what it holds and leads to the type of its name', async ({ page }) => {
    await page.goto('all-types/variables/ScaleType');
    await expect(page.getByText('ScaleType.Ordinal')).toBeVisible();
    await page.getByRole('link', { name: 'the type of the same name' }).click();
    await page.waitForURL('**/all-types/type-aliases/ScaleType');
  });

  test('everything is in the HTML before any script runs', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('all-types/functions/Settings');
    await expect(page.locator('[data-prop]')).toHaveCount(59);
    await page.close();
  });
});
