import { expect, test } from '@playwright/test';

const from = 'all-types/variables/Axis';
const to = 'all-types/functions/Axis';

test('redirects keep query and hash, and replace the history entry', async ({ page }) => {
  await page.goto('docs/docs');
  await page.goto(`${from}?from=mail#tickFormat`);
  await page.waitForURL(`**/${to}?from=mail#tickFormat`);
  await expect(page.locator('[data-prop="tickFormat"]')).toBeInViewport();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Docs');
});

test('redirects work without JavaScript', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto(from);
  await page.waitForURL(`**/${to}`);
  await expect(page.locator('main h1')).toHaveText('Axis');
  await page.close();
});
