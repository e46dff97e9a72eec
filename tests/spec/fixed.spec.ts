import { expect, test, type Page } from '@playwright/test';
import { open } from './page';

/** The test site `sites/fixed`, without user settings. */
test.use({ baseURL: `http://localhost:${Number(process.env.TEST_PORT ?? 4173) + 1}/fixed/` });

const rightNavbarItems = (page: Page) => page.locator('.theme-layout-navbar-right');

test('4.8 with a disabled switch, the stored color mode is deleted and the default applies', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('button[class*=toggleButton]')).toHaveCount(0);
});

test('3.3, 4.10 an announcement bar that is not closeable has no button', async ({ page }) => {
  await open(page);
  await expect(page.locator('.theme-announcement-bar')).toHaveText('This stays');
  await expect(page.locator('.theme-announcement-bar button')).toHaveCount(0);
});

test('3.4 the footer supports the light style, columns, a logo with a size, and HTML', async ({
  page,
}) => {
  await open(page);
  const footer = page.locator('footer');
  await expect(footer).not.toHaveClass(/footer--dark/);
  await expect(footer.locator('.footer__title')).toHaveText(['Here', 'There']);
  await expect(footer.locator('.footer__item')).toHaveText([/More/, /Away/]);
  const logo = footer.locator('a:has(.footer__logo)');
  await expect(logo).toHaveAttribute('href', 'https://example.org');
  await expect(logo).toHaveAttribute('target', '_self');
  const image = logo.getByRole('img', { name: 'Mark' });
  await expect(image).toHaveAttribute('width', '32');
  await expect(image).toHaveAttribute('height', '16');
  await expect(footer.locator('.footer__copyright a')).toHaveText('us');
});

test('3.5 a locale can be right-to-left and have an htmlLang', async ({ page }) => {
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-EG');
});

test('2.11, 3.6 a site can set noIndex, and have no favicon', async ({ page }) => {
  await open(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=icon]')).toHaveCount(0);
});

test('3.1, 3.2, 9.7 navbar items default to the right, and are active on matching pages', async ({
  page,
}) => {
  await open(page, 'more');
  await expect(rightNavbarItems(page).locator('.navbar__item')).toHaveText([
    'Exact',
    'Below',
    /Away/,
    'Version',
  ]);
  await expect(rightNavbarItems(page).locator('.navbar__link--active')).toHaveText([
    'Exact',
    'Below',
    'Version',
  ]);
  await open(page);
  await expect(rightNavbarItems(page).locator('.navbar__link--active')).toHaveText(['Version']);
});

test('2.32 raw links in pages open in a new tab, in the static HTML', async ({ request }) => {
  expect(await (await request.get('./')).text()).toMatch(
    /<a href="?https:\/\/example\.org\/raw"? target="?_blank/,
  );
});

test('9.2 the table of contents has no headings below level 3', async ({ page }) => {
  await open(page, 'more');
  await expect(page.locator('.theme-doc-toc-desktop a')).toHaveText(['Second', 'Third']);
});
