import { expect, test, type Page } from '@playwright/test';
import { open } from '../spec/page';

/** Makes React's next attempts to create an element of a type fail. */
const breakElements = (page: Page, type: string, times: number) =>
  page.evaluate(
    ([broken, count]) => {
      const original = document.createElement.bind(document);
      let left = count;
      document.createElement = (name: string, options?: ElementCreationOptions) => {
        if (name === broken && left-- > 0) throw new Error('broken on purpose');
        return original(name, options);
      };
    },
    [type, times] as const,
  );

/** Attempts after which React shows what an error boundary renders: it repeats a failed one. */
const attempts = 2;

/** Makes the navbar crash: the results of its search cannot be created. */
async function crashNavbar(page: Page, times: number): Promise<void> {
  await expect(page.locator('#search_input_react')).toBeEnabled();
  await breakElements(page, 'ul', times);
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
  await crashNavbar(page, attempts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main h1')).toHaveText('Axes and time');
  await expect(page).toHaveTitle('Axes and time | Elastic Charts');
  await expect(page.locator('main p').first()).toBeVisible();
  await expect(page.locator('.theme-doc-sidebar-menu a').nth(5)).toBeVisible();
  await expect(page.locator('.navbar')).toBeVisible();
});

test('A link leads to its page after a crash of the navbar', async ({ page }) => {
  await open(page, 'docs/axes');
  await crashNavbar(page, attempts);
  await page.locator('footer').getByRole('link').first().click();
  await expect(page.locator('main h1')).not.toHaveText('This page crashed.');
  await expect(page).not.toHaveTitle(/Page Error|Axes/);
});

test('A failed part of a page leaves the rest as it is', async ({ page }) => {
  await open(page, 'examples/bar/stacked');
  await breakElements(page, 'canvas', 100);
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
