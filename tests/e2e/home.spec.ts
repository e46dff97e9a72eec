import { expect, test } from '@playwright/test';

test.describe('Home page without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the picture of the dashboard, and switches the charts of one data set', async ({
    page,
  }) => {
    await page.goto('./');
    await expect(
      page.locator('[data-example="linked-charts/cold-store"] img:visible'),
    ).toHaveJSProperty('complete', true);
    await page.getByRole('radio', { name: 'Visits as lines' }).check();
    await expect(page.getByRole('region', { name: 'Example: Visits as lines' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Example: Visits, stacked' })).toBeHidden();
  });
});

test('the keyboard chooses a chart, whose lines that differ are marked', async ({ page }) => {
  await page.goto('./');
  const chosen = page.locator('[data-variants] section:visible');
  await expect(chosen.locator('[data-diff]')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Visits, stacked' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Visits side by side' })).toBeChecked();
  await expect(chosen.locator('[data-diff="−"]')).toHaveText(["        stackAccessors={['day']}"]);
});

test('copies the install line', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./');
  await page.locator('main').getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('npm install @elastic/charts');
});

test('the search field opens the results page', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('searchbox', { name: 'Search for' }).fill('stackMode');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=stackMode$/);
  await expect(page.getByRole('link', { name: 'stackMode' }).first()).toBeVisible();
});
