import { expect, test } from '@playwright/test';
import { openSidebar } from './page';

test.use({ viewport: { width: 390, height: 800 } });

test('2.24, 4.24, 4.25 the mobile sidebar has two panels and locks scrolling', async ({ page }) => {
  await openSidebar(page, 'docs/docs');
  const panels = page.locator('.navbar-sidebar__items');
  await expect(panels).toHaveClass(/--show-secondary/);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.getByRole('button', { name: /Back to main menu/ }).click();
  await expect(panels).not.toHaveClass(/--show-secondary/);
  await expect(page.locator('.navbar-sidebar__item').nth(1)).toHaveAttribute('inert', '');
  await page.locator('.navbar-sidebar__close').click();
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
});
