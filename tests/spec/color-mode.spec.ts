import { expect, test } from '@playwright/test';
import { colorModeToggle, open } from './page';

test.describe('Color mode', () => {
  test('2.27, 4.1, 4.3, 4.5, 9.11 the toggle switches between light and dark and stores the choice', async ({
    page,
  }) => {
    await open(page);
    const html = page.locator('html');
    for (const mode of ['dark', 'light', 'dark']) {
      await colorModeToggle(page).click();
      await expect(html).toHaveAttribute('data-theme', mode);
      await expect(html).toHaveAttribute('data-theme-choice', mode);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(mode);
    }
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  test('4.2 the default does not follow the system preference', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('4.6 the choice is synchronized across tabs', async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    for (const page of [one, other]) {
      await open(page);
    }
    await colorModeToggle(one).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(colorModeToggle(other)).toHaveAttribute('title', /dark/);
  });

  test('4.9 the toggle is disabled until hydration', async ({ page, request }) => {
    expect(await (await request.get('./')).text()).toMatch(
      /<button[^>]*toggleButton[^>]* disabled/,
    );
    await open(page);
    await expect(colorModeToggle(page)).toBeEnabled();
  });
});

test('4.13 an unknown preferred docs version is dropped', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '9.9'));
  await open(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
    .toBeNull();
});
