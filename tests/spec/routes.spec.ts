import { expect, test } from '@playwright/test';

test.describe('Section 2, routes', () => {
  test('2.2, 2.51, 9.3 {base} is the home page with the tagline', async ({ page }) => {
    const response = await page.goto('./');
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText('Elastic Charts');
    await expect(page.getByText('Charts are cool!')).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/plugin-docs/);
  });

  test('the route of a component under variables redirects to functions', async ({ page }) => {
    await page.goto('all-types/variables/Axis');
    await page.waitForURL('**/all-types/functions/Axis');
    await expect(page.locator('main h1')).toHaveText('Axis');
  });

  test('2.50 routes are exact matches', async ({ page }) => {
    const response = await page.goto('docs/docs/more');
    expect(response?.status()).toBe(404);
  });

  test('2.14, 8.5 an unknown path shows the not-found page', async ({ page }) => {
    const response = await page.goto('nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Page Not Found');
    await expect(page).toHaveTitle('Page Not Found | Elastic Charts');
  });
});
