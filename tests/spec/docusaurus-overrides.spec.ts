import { expect, test, type Page } from '@playwright/test';
import { isOnBlockedWorker } from '../blocked-worker';
import { chunksOnlyOf, emulateConnection, heading, open, dataSaver, watch } from './page';

test.describe('2.8, 2.9 paths can end in .html', () => {
  for (const path of ['docs/theming.html', 'docs/theming/index.html'])
    test(`${path} is hydrated without errors`, async ({ page }) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (!isOnBlockedWorker(message.text())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          window.firstHeading = document.querySelector('h1');
        });
      });
      const settled = watch(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await settled();
      await expect(heading(page)).toHaveText('Themes and colors');
      expect(await page.evaluate(() => window.firstHeading?.isConnected)).toBe(true);
      expect(messages).toEqual([]);
    });
});

test.describe('2.33 to 2.35, 5.1, 8.1, 8.4 a page that crashes', () => {
  test('shows the fallback with its title, until navigation', async ({ page, browser }) => {
    const chunks = await chunksOnlyOf(browser, 'docs/troubleshooting', 'docs/docs');
    await emulateConnection(page, dataSaver);
    await open(page, 'docs/docs');
    await page.route(
      (url) => chunks.includes(url.href),
      async (route) => {
        const text = await (await route.fetch()).text();
        await route.fulfill({
          contentType: 'text/javascript',
          body: text.replace(/default:\(\)=>\w+,?/, ''),
        });
      },
    );
    await page.locator('.menu').getByRole('link', { name: 'Troubleshooting' }).click();
    await expect(heading(page)).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error');
    await expect(page.locator('main')).toContainText("doesn't have a default export");
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.locator('.navbar').getByRole('link', { name: 'API' }).click();
    await expect(heading(page)).toHaveText('Chart');
    await expect(page).toHaveTitle(/^Chart \|/);
  });
});

test.describe('2.70 a hash with invalid percent-encoding', () => {
  test('does not affect the page', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await open(page, 'docs/theming#%E0');
    await page.evaluate(() => (window.location.hash = '#%E0%A4%A'));
    await page.locator('.menu').getByRole('link', { name: 'Troubleshooting' }).click();
    await expect(heading(page)).toHaveText('Troubleshooting');
    expect(errors).toEqual([]);
  });
});

test.describe('4.22 to 4.23, 9.6 the mobile sidebar', () => {
  const sidebar = (page: Page) => page.locator('.navbar--fixed-top');

  test('is opened and closed with the hamburger button', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, 'docs/docs');
    const hamburger = page.getByRole('button', { name: 'Toggle navigation bar' });
    await hamburger.click();
    await expect(sidebar(page)).toHaveClass(/navbar-sidebar--show/);
    await hamburger.click();
    await expect(sidebar(page)).not.toHaveClass(/navbar-sidebar--show/);
  });

  test('closes when the viewport becomes desktop size, at 996 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 995, height: 800 });
    await open(page, 'docs/docs');
    const hamburger = page.getByRole('button', { name: 'Toggle navigation bar' });
    await hamburger.click();
    await expect(sidebar(page)).toHaveClass(/navbar-sidebar--show/);
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(sidebar(page)).not.toHaveClass(/navbar-sidebar--show/);
    await expect(hamburger).toBeHidden();
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
    await page.setViewportSize({ width: 995, height: 800 });
    await expect(hamburger).toBeVisible();
    await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  });
});

test.describe('4.23, 9.6 around 996 pixels', () => {
  for (const width of [995, 996, 997])
    test(`the layout is consistent at ${width}`, async ({ page }) => {
      const isDesktop = width >= 996;
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['docs/theming', 'all-types/functions/Settings', 'examples/bar']) {
        await open(page, path);
        await expect(page.locator('.navbar__toggle')).toBeVisible({ visible: !isDesktop });
        await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible({
          visible: isDesktop,
        });
        await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible({ visible: isDesktop });
        await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible({ visible: !isDesktop });
        await expect(page.locator('.navbar .navbar__link').first()).toBeVisible({
          visible: isDesktop,
        });
        await expect(page.locator('#search_input_react')).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
});

test.describe('4.40 keyboard mode', () => {
  test('is turned on by Tab and off by the mouse, and navigation does not restore it', async ({
    page,
    request,
  }) => {
    expect(await (await request.get('docs/docs')).text()).not.toContain('navigation-with-keyboard');
    await open(page, 'docs/docs');
    const body = page.locator('body');
    await page.keyboard.press('Tab');
    await expect(body).toHaveClass(/navigation-with-keyboard/);
    await page.locator('.menu').getByRole('link', { name: 'Troubleshooting' }).click();
    await expect(heading(page)).toHaveText('Troubleshooting');
    // The title and the classes of the body are updated together, after the page.
    await expect(page).toHaveTitle(/^Troubleshooting/);
    await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  });

  test('stays on when navigating with the keyboard', async ({ page }) => {
    await open(page, 'docs/docs');
    await page.keyboard.press('Tab');
    await page.locator('.menu').getByRole('link', { name: 'Troubleshooting' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Troubleshooting');
    await expect(page.locator('body')).toHaveClass(/navigation-with-keyboard/);
  });
});

declare global {
  interface Window {
    /** Heading of the static page. */
    firstHeading?: Element | null;
  }
}
