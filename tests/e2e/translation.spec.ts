// cspell:ignore qwxzkjvq
import { expect, test, type Page } from '@playwright/test';
import { drawChart } from '../charts';
import { kindsAlsoWith } from '../page-kinds';
import { messagesOf } from '../pages/messages';
import { open, toggleColorMode } from '../spec/page';
import { translatePages } from './translated-page';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });

for (const [kind, { path }] of kindsAlsoWith('translation'))
  test(`${kind} works in a browser that translates it`, async ({ page }) => {
    const messages = await messagesOf(page);
    await translatePages(page);
    await open(page, path);
    await expect(page.locator('h1 font font')).toBeAttached();

    await test.step('the search', () => searchByLetter(page));
    await test.step('the color mode', async () => {
      await toggleColorMode(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
    for (const frame of (await page.locator('[data-chart-frame]').all()).slice(0, 1))
      await test.step('a live chart', () => drawChart(frame));
    for (const field of await page.locator('main input[type=search]').all())
      await test.step('a field', async () => {
        for (const text of ['tooltip', 'axis']) {
          await field.fill(text);
          await field.press('Enter');
          if (await page.locator('form[action]').count()) break;
        }
      });
    await test.step('the menu, and navigation', async () => {
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      const back = page.locator('.navbar-sidebar__items--show-secondary .navbar-sidebar__back');
      if (await back.isVisible()) await back.click();
      const links = page.locator('.navbar-sidebar').getByRole('link', { name: 'Examples' });
      await links.filter({ visible: true }).first().click();
      await expect(page.locator('h1')).toHaveText('Examples');
      await page.setViewportSize({ width: 1280, height: 720 });
      await searchByLetter(page);
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).not.toHaveText('Examples');
    });

    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
    expect(messages).toEqual([]);
  });

/** Types a query and removes it, letter by letter, waiting for each answer; then types another. */
async function searchByLetter(page: Page): Promise<void> {
  await box(page).fill('');
  const option = page.getByRole('option').first();
  for (const letter of 'tooltip') {
    await page.keyboard.press(letter);
    await expect(option).toBeVisible();
  }
  await expect(option).toContainText(/tooltip/i);
  for (let count = 0; count < 7; count += 1) await page.keyboard.press('Backspace');
  await expect(option).toContainText('Get started');
  await page.keyboard.type('qwxzkjvq');
  await expect(page.getByText('No results for “qwxzkjvq”.')).toBeVisible();
  await box(page).fill('stack');
  await expect(option).toContainText(/stack/i);
}
