import { expect, test, type Page } from '@playwright/test';

/** Opens a page, acts before its scripts have arrived, and waits for the end of hydration. */
async function openAndAct(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  let send = () => {};
  const hasActed = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    await hasActed;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await act();
  send();
  await page.waitForSelector('html[data-has-hydrated=true]');
}

test.describe('Before the scripts of a page have arrived', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a click on Copy page is kept', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Copy page' });
    await openAndAct(page, 'docs/axes', () => button.click());
    await expect(button.locator('..').locator('[aria-live]')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Axes and time\n/);
  });

  test('the last of several clicks on buttons counts, once', async ({ page }) => {
    const menu = page.getByRole('button', { name: 'More', exact: true });
    await openAndAct(page, 'docs/axes', async () => {
      await page.getByRole('button', { name: 'Copy page' }).click();
      await menu.click();
      await menu.click();
    });
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  test('a click on the button of the mobile sidebar is kept', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openAndAct(page, 'docs/axes', () =>
      page.getByRole('button', { name: 'Toggle navigation bar' }).click(),
    );
    await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeVisible();
  });

  test('the skip link moves the focus to the main area', async ({ page }) => {
    await openAndAct(page, 'docs/axes', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });
  });

  test('a pointer that rests on a name in code shows its hint', async ({ page }) => {
    const link = page.locator('[data-code]').getByRole('link', { name: 'gridLine' }).first();
    await openAndAct(page, 'examples/bar/stacked', () => link.hover());
    await expect(page.getByRole('tooltip')).toContainText('Axis.gridLine');
  });

  test('a filter of the gallery is applied', async ({ page }) => {
    const tag = page.getByRole('button', { name: /^log / });
    await openAndAct(page, 'examples/examples', () => tag.click());
    await expect(tag).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\?tag=log$/);
  });

  test('a typed filter of the gallery is applied', async ({ page }) => {
    await openAndAct(page, 'examples/examples', () =>
      page.getByRole('searchbox', { name: 'Filter examples' }).fill('donut'),
    );
    await expect(page).toHaveURL(/\?q=donut$/);
  });
});
