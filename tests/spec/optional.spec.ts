import { expect, test, type Page } from '@playwright/test';
import { boxOf } from '../charts';
import { translatePages } from '../e2e/translated-page';
import {
  heading,
  holdChunks,
  hydrated,
  colorModeToggle,
  open,
  openSidebar,
  pageChunks,
} from './page';

/** The test site `sites/optional`, which uses optional features that this site does not use. */
test.use({ baseURL: `http://localhost:${Number(process.env.TEST_PORT ?? 4173) + 1}/optional/` });

const html = (page: Page) => page.locator('html');
const announcement = (page: Page) => page.locator('.theme-announcement-bar');
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
/** The page loader. Without partial hydration, the first page needs chunks, which can be late or fail to load. */
const spinner = (page: Page) => page.locator('svg#loader');
const box = (page: Page) => page.getByRole('alert');
const dropdown = (page: Page, label: string) =>
  page.locator('.navbar__item.dropdown').filter({ hasText: label });

test('2.21, 3.3, 4.10, 4.11, 9.11 a dismissed announcement bar shows again when its id changes', async ({
  page,
}) => {
  await open(page);
  await expect(announcement(page)).toContainText('Read the news');
  await expect(announcement(page)).toHaveCSS('background-color', 'rgb(16, 32, 64)');
  await expect(announcement(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  await announcement(page).getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await hydrated(page);
  await expect(announcement(page)).toHaveCount(0);
  expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true');
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'another'));
  await page.reload();
  await expect(announcement(page)).toBeVisible();
});

test('2.29, 3.1, 3.5 the navbar supports language and version dropdowns and all item types', async ({
  page,
}) => {
  await open(page);
  await dropdown(page, 'English').hover();
  await dropdown(page, 'English').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/optional\/fr\//);
  await expect(html(page)).toHaveAttribute('lang', 'fr-FR');
  await page.goto('next/more');
  await expect(dropdown(page, 'To come')).toBeVisible();
  await expect(page.locator('.navbar').getByRole('link', { name: 'Raw' })).toHaveCount(1);
});

test('3.1 a version dropdown can have labels, and items before and after', async ({ page }) => {
  await open(page);
  await expect(dropdown(page, '1.0').locator('.dropdown__menu a')).toHaveText([
    'Before',
    'To come',
    '1.0',
    /After/,
  ]);
});

test('2.28, 3.1 the search box can be on the left', async ({ page }) => {
  await open(page);
  await expect(page.locator('.theme-layout-navbar-left #search_input_react')).toBeEnabled();
  await expect(page.locator('#search_input_react')).toHaveCount(1);
});

test('3.5 a locale can have a different URL', async ({ page }) => {
  await open(page, 'more');
  await expect(
    dropdown(page, 'English').getByRole('link', { name: 'Deutsch', includeHidden: true }),
  ).toHaveAttribute('href', 'https://de.example.org/optional/de/more');
});

test('2.26 the brand has a configurable link, and a logo for each color mode', async ({ page }) => {
  await open(page);
  await expect(page.locator('a.navbar__brand')).toHaveAttribute('href', '/optional/more');
  await expect(page.locator('.navbar__logo img:visible')).toHaveAttribute('src', /mark\.svg/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('.navbar__logo img:visible')).toHaveAttribute('src', /mark-dark\.svg/);
});

test('2.32 links in HTML from the configuration open in a new tab', async ({ page }) => {
  await open(page);
  for (const name of ['the news', 'Raw', 'us', 'Elsewhere'])
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute('target', '_blank');
});

test('2.33 to 2.35, 8.1 a crashed page shows the fallback with causes, until Try again or navigation', async ({
  page,
}) => {
  await open(page, 'next/crash');
  const crash = page.getByRole('button', { name: 'Crash' });
  await crash.click();
  await expect(heading(page)).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error');
  await expect(page.locator('main')).toContainText('outer');
  await expect(page.locator('main')).toContainText('inner');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Crash');
  await expect(page).toHaveTitle('Crash | Optional parts');
  await crash.click();
  await expect(heading(page)).toHaveText('This page crashed.');
  await page.locator('footer').getByRole('link', { name: 'Home' }).click();
  await expect(heading(page)).toHaveText('Home');
  await expect(page).toHaveTitle('Home | Optional parts');
});

test('2.33 to 2.35, 8.8 a crash in the navbar shows the fallback and names the navbar item', async ({
  page,
}) => {
  await page.goto('./?navcrash');
  await expect(heading(page)).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error');
  await expect(page.locator('main')).toContainText('custom-crash');
  await expect(page.locator('main')).toContainText('the item failed');
  await page.evaluate(() => window.history.replaceState(null, '', './'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Home');
});

test('8.9 a context hook outside its provider throws an error', async ({ page }) => {
  await page.goto('./?outside');
  await expect(heading(page)).toHaveText('This page crashed.');
  await expect(page.locator('main')).toContainText('is called outside the <ColorModeProvider>');
});

test('8.10 an unexpected color mode throws an error', async ({ page }) => {
  await open(page, 'next/crash');
  await page.getByRole('button', { name: 'Misuse' }).click();
  await expect(page.locator('main')).toContainText('unexpected color mode purple');
});

test('3.4 the footer supports the dark style, a flat list of links, and a logo for each color mode', async ({
  page,
}) => {
  await open(page);
  await expect(page.locator('footer')).toHaveClass(/footer--dark/);
  await expect(page.locator('.footer__links a')).toHaveText([/Home/, /Elsewhere/]);
  const logo = page.locator('.footer__logo:visible');
  await expect(logo).toHaveAttribute('src', /mark\.svg/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(logo).toHaveAttribute('src', /mark-dark\.svg/);
});

test('4.4, 4.7 with the system preference respected, the toggle cycles through system, light and dark', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  for (const choice of ['light', 'dark', 'system']) {
    await colorModeToggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme-choice', choice);
    expect(await stored(page, 'theme')).toBe(choice === 'system' ? null : choice);
  }
});

test('4.12 the preferred docs version is stored', async ({ page }) => {
  await open(page);
  await dropdown(page, '1.0').hover();
  await dropdown(page, '1.0').getByRole('link', { name: 'To come' }).click();
  await expect.poll(() => stored(page, 'docs-preferred-version-default')).toBe('current');
});

test('the version dropdown names the current version in a page that the browser translates', async ({
  page,
}) => {
  await translatePages(page);
  await open(page);
  await dropdown(page, '1.0').hover();
  await dropdown(page, '1.0').getByRole('link', { name: 'To come' }).click();
  await expect(dropdown(page, 'To come').locator('> a')).toHaveText('To come');
});

test('4.20, 4.21 the navbar hides when scrolling down, shows when scrolling up and on navigation', async ({
  page,
}) => {
  await open(page);
  const top = () => page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().top);
  await page.mouse.move(640, 450);
  const scrollDown = async () => {
    await page.mouse.wheel(0, 300);
    await page.mouse.wheel(0, 300);
    await expect.poll(top).toBeLessThan(0);
  };
  await scrollDown();
  await page.mouse.wheel(0, -100);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await scrollDown();
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Guide' }).click();
  await expect(heading(page)).toHaveText('Guide');
  await expect.poll(top).toBeGreaterThanOrEqual(0);
});

test('4.26, 4.27 a dropdown opens on hover and Enter, and closes on outside click, touch and focus', async ({
  page,
}) => {
  await open(page);
  const pages = dropdown(page, 'Pages');
  const menu = pages.locator('.dropdown__menu');
  await pages.hover();
  await expect(menu).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(menu).toBeHidden();
  const button = pages.getByRole('button');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(menu).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.locator('h1').dispatchEvent('touchstart');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

for (const [path, label] of [
  ['guide', 'Pages'],
  ['more', 'Pages'],
  ['guide', 'Sidebars'],
  ['next/more', 'Versions'],
  ['more', 'Languages'],
])
  test(`4.28 on a phone "${label}" is expanded on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openSidebar(page, path);
    await page.getByRole('button', { name: /Back to main menu/ }).click();
    const item = page.locator('.navbar-sidebar .menu__list-item').filter({
      has: page.locator('.menu__link--sublist').filter({ hasText: label }),
    });
    await expect(item).not.toHaveClass(/--collapsed/);
  });

test('4.28 on a phone "Pages" stays collapsed on a page that is not in it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openSidebar(page, 'next/crash');
  await page.getByRole('button', { name: /Back to main menu/ }).click();
  const item = page.locator('.navbar-sidebar .menu__list-item').filter({
    has: page.locator('.menu__link--sublist').filter({ hasText: 'Pages' }),
  });
  await expect(item).toHaveClass(/--collapsed/);
});

test('4.70, 4.72, 9.8, 9.9 a centered spinner appears after 200 ms of loading', async ({
  page,
}) => {
  const release = await holdChunks(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const requested = page.waitForRequest(pageChunks);
  await page.goto('more', { waitUntil: 'commit' });
  await requested;
  await page.clock.runFor(199);
  await expect(spinner(page)).toHaveCount(0);
  await page.clock.runFor(1);
  const { x, y, width, height } = await boxOf(spinner(page));
  const screen = page.viewportSize()!;
  expect([x + width / 2, y + height / 2]).toEqual([screen.width / 2, screen.height / 2]);
  const animation = spinner(page).locator('animate[attributeName="stroke-opacity"]').first();
  await expect(animation).toHaveAttribute('begin', '1.5s');
  await expect(animation).toHaveAttribute('dur', '3s');
  await expect(heading(page)).toHaveText('More');
  release();
  await page.clock.resume();
  await hydrated(page);
  await expect(spinner(page)).toHaveCount(0);
});

test('2.76, 4.71, 8.3, 9.9 a load error shows a red box with the error and Retry, above the readable page', async ({
  page,
}) => {
  await page.route(pageChunks, (route) => route.abort());
  await page.goto('more');
  await expect(box(page)).toContainText('ChunkLoadError');
  await expect(box(page)).toHaveCSS('background-color', 'rgb(195, 39, 43)');
  await expect(box(page)).toHaveCSS('margin-top', '80px');
  const { x, width } = await boxOf(box(page));
  expect([x, width]).toEqual([320, 640]);
  await expect(heading(page)).toHaveText('More');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(box(page)).toContainText('ChunkLoadError');
  await page.unroute(pageChunks);
  await page.getByRole('button', { name: 'Retry' }).click();
  await hydrated(page);
  await expect(box(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /dark mode|light mode/ })).toBeEnabled();
});

test('4.71 the error box can be closed', async ({ page }) => {
  await page.route(pageChunks, (route) => route.abort());
  await page.goto('more');
  await page.getByRole('button', { name: 'Continue reading' }).click();
  await expect(box(page)).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
});
