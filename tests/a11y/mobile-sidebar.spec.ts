import { expect, test, type Page } from '@playwright/test';
import { open, openSidebar } from '../spec/page';

test.use({ viewport: { width: 390, height: 800 } });

const hamburger = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const sidebar = (page: Page) => page.locator('.navbar-sidebar');

/** Returns where the focus is: `sidebar`, `hamburger` or the name of the element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element?.closest('.navbar-sidebar')) return 'sidebar';
    return element?.closest('.navbar__toggle') ? 'hamburger' : (element?.localName ?? 'none');
  });

test('the hamburger button opens the sidebar; Escape, the close button and the backdrop return the focus to it', async ({
  page,
}) => {
  await open(page, 'docs/docs');
  await expect(sidebar(page)).not.toBeAttached();
  await hamburger(page).click();
  await expect(sidebar(page)).toBeVisible();
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true');
  const id = await hamburger(page).getAttribute('aria-controls');
  await expect(page.locator(`[id="${id}"] .navbar-sidebar`)).toBeVisible();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('sidebar');
  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toBeHidden();
  await expect(sidebar(page)).toBeAttached();
  await expect(hamburger(page)).toBeFocused();
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');

  await hamburger(page).click();
  await page.getByRole('button', { name: 'Close navigation bar' }).click();
  await expect(hamburger(page)).toBeFocused();
  await hamburger(page).click();
  await page.locator('.navbar-sidebar__backdrop').click({ position: { x: 380, y: 700 } });
  await expect(sidebar(page)).not.toBeVisible();
  await expect(hamburger(page)).toBeFocused();
});

test('the open sidebar traps the focus in both directions', async ({ page }) => {
  await openSidebar(page, 'docs/docs');
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<string>();
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press(key);
      seen.add(await focused(page));
    }
    // The body represents the browser UI, after the last and before the first element.
    expect([...seen].filter((where) => !['sidebar', 'hamburger', 'body'].includes(where))).toEqual(
      [],
    );
    expect(seen).toContain('sidebar');
  }
  for (const part of ['main', '#search_input_react', 'footer'])
    expect(await page.locator(part).evaluate((element) => !!element.closest('[inert]'))).toBe(true);
});

test('closing the sidebar restores the page, also when the viewport becomes desktop size', async ({
  page,
}) => {
  await openSidebar(page, 'docs/docs');
  await page.keyboard.press('Escape');
  await expect(page.locator('[inert]')).toHaveCount(1); // the hidden panel
  await hamburger(page).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('a link in the sidebar navigates and closes the sidebar', async ({ page }) => {
  await openSidebar(page, 'docs/docs');
  await sidebar(page).getByRole('link', { name: 'Error messages' }).click();
  await expect(page).toHaveURL(/docs\/error-messages$/);
  await expect(sidebar(page)).not.toBeVisible();
  await expect(page.locator('main').locator('xpath=ancestor-or-self::*[@inert]')).toHaveCount(0);
});
