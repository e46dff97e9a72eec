import { expect, test, type Page } from '@playwright/test';

test.describe('Controls of a page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy page' });
  const status = (page: Page) => copyButton(page).locator('..').locator('[aria-live]');

  for (const path of ['docs/axes', 'category/specs', 'examples/bar/stacked', ''])
    test(`copy the Markdown of "${path}" and announce it`, async ({ page, request }) => {
      await page.goto(path || './');
      const link = page.getByRole('link', { name: 'View as Markdown' });
      const markdown = await (await request.get((await link.getAttribute('href'))!)).text();
      await copyButton(page).click();
      await expect(status(page)).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
      await link.focus();
      await expect(status(page)).toHaveText('');
    });

  test('copy the new page after navigation, with the keyboard', async ({ page }) => {
    await page.goto('docs/axes');
    await page.locator('html[data-has-hydrated=true]').waitFor();
    await page.getByRole('link', { name: 'Troubleshooting' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Troubleshooting');
    await copyButton(page).press('Enter');
    await expect(status(page)).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# Troubleshooting\n/);
  });

  test('report a file that fails to load', async ({ page }) => {
    await page.route('**/docs/axes.md', (route) => route.fulfill({ status: 503 }));
    await page.goto('docs/axes');
    await copyButton(page).click();
    await expect(status(page)).toHaveText('Copy failed');
  });

  test('report a denied clipboard', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.goto('docs/axes');
    await copyButton(page).click();
    await expect(status(page)).toHaveText('Copy failed');
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page links to its Markdown and shows no copy button', async ({ page }) => {
    await page.goto('docs/axes');
    await expect(page.getByText('Copy page')).toBeHidden();
    const response = page.waitForResponse('**/docs/axes.md');
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    expect(await (await response).text()).toMatch(/^# Axes and time\n/);
  });
});
