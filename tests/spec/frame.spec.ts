import { expect, test, type Page } from '@playwright/test';
import { codeOnlyOf, connect, heading, open, saver, watch } from './page';

test.describe('2.8, 2.9 an address may end in .html', () => {
  for (const address of ['docs/theming.html', 'docs/theming/index.html'])
    test(`${address} is the page, rendered once`, async ({ page }) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', (error) => messages.push(error.message));
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          window.firstHeading = document.querySelector('h1');
        });
      });
      const settled = watch(page);
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await settled();
      await expect(heading(page)).toHaveText('Themes and colors');
      expect(await page.evaluate(() => window.firstHeading?.isConnected)).toBe(true);
      expect(messages).toEqual([]);
    });
});

test.describe('2.33 to 2.35, 5.1, 8.1, 8.4 a page that crashes', () => {
  test('says so, is titled so, and is left by navigation', async ({ page, browser }) => {
    const code = await codeOnlyOf(browser, 'docs/troubleshooting', 'docs/docs');
    await connect(page, saver);
    await open(page, 'docs/docs');
    await page.route(
      (url) => code.includes(url.href),
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

test.describe('2.70 a hash that cannot be decoded', () => {
  test('leaves the page as it is', async ({ page }) => {
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

  test('is opened and closed with the hamburger', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, 'docs/docs');
    const hamburger = page.getByRole('button', { name: 'Toggle navigation bar' });
    await hamburger.click();
    await expect(sidebar(page)).toHaveClass(/navbar-sidebar--show/);
    await hamburger.click();
    await expect(sidebar(page)).not.toHaveClass(/navbar-sidebar--show/);
  });

  test('ends where the desktop begins, at 996 pixels', async ({ page }) => {
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
    test(`nothing is broken at ${width}`, async ({ page }) => {
      const desk = width >= 996;
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['docs/theming', 'all-types/functions/Settings', 'examples/bar']) {
        await open(page, path);
        await expect(page.locator('.navbar__toggle')).toBeVisible({ visible: !desk });
        await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible({ visible: desk });
        await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible({ visible: desk });
        await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible({ visible: !desk });
        await expect(page.locator('.navbar .navbar__link').first()).toBeVisible({ visible: desk });
        await expect(page.locator('#search_input_react')).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
});

test.describe('4.40 keyboard mode', () => {
  test('begins with a Tab, ends with the mouse, and no page brings it back', async ({
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
    // Title and classes of the body come together, a moment after the page.
    await expect(page).toHaveTitle(/^Troubleshooting/);
    await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  });

  test('stays on for a reader who navigates by keyboard', async ({ page }) => {
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
    /** The heading that the static page came with. */
    firstHeading?: Element | null;
  }
}
