import { expect, test, type Page } from '@playwright/test';
import { open } from '../spec/page';

/** Makes React fail to create elements of a type until a crash has removed the navbar. */
const breakElements = (page: Page, type: string) =>
  page.evaluate((broken) => {
    const original = document.createElement.bind(document);
    let hasCrashed = false;
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      hasCrashed ||= !document.querySelector('.navbar');
      if (name === broken && !hasCrashed) throw new Error('broken on purpose');
      return original(name, options);
    };
  }, type);

/** Makes the navbar crash: the lists of its mobile sidebar cannot be created. */
async function crashNavbar(page: Page): Promise<void> {
  await breakElements(page, 'ul');
  await page.setViewportSize({ width: 800, height: 800 });
  await page.locator('.navbar__toggle').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error');
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('The first page returns with its sidebar and content after a crash of the navbar', async ({
  page,
}) => {
  await open(page, 'docs/axes');
  await crashNavbar(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main h1')).toHaveText('Axes and time');
  await expect(page).toHaveTitle('Axes and time | Elastic Charts');
  await expect(page.locator('main p').first()).toBeVisible();
  await expect(page.locator('.theme-doc-sidebar-menu a').nth(5)).toBeVisible();
  await expect(page.locator('.navbar')).toBeVisible();
});

test('A link leads to its page after a crash of the navbar', async ({ page }) => {
  await open(page, 'docs/axes');
  await crashNavbar(page);
  await page.locator('footer').getByRole('link').first().click();
  await expect(page.locator('main h1')).not.toHaveText('This page crashed.');
  await expect(page).not.toHaveTitle(/Page Error|Axes/);
});

test('A failed part of a page leaves the rest as it is', async ({ page }) => {
  await open(page, 'examples/bar/stacked');
  await breakElements(page, 'figure');
  await page.locator('[data-chart-frame]').first().hover();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.locator('main h1')).not.toHaveText('This page crashed.');
});

test('After navigation, the title is announced and the focus is at the start of the page', async ({
  page,
}) => {
  await open(page, 'docs/docs');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Install' }).click();
  await expect(page.locator('main h1')).toHaveText(/Install/);
  await expect(page.locator('#navigation-status')).toHaveText(await page.title());
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});
