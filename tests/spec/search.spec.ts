import { devices, expect, test, type Page } from '@playwright/test';
import { watch } from './page';

const box = '#search_input_react';

test.describe('Section 2, search', () => {
  test('3.7, 7.2 to 7.4 two files stamped with the time of the build are fetched, with the fields that are read', async ({
    page,
  }) => {
    const documents = page.waitForResponse(/\/search-doc-\d{13}\.json$/);
    const index = page.waitForResponse(/\/search-index-\d{13}\.json$/);
    await page.goto('./');
    const file = await (await documents).json();
    expect(Object.keys(file)).toEqual(['searchDocs', 'options']);
    expect(file.options).toEqual({ maxHits: 30, highlightResult: false });
    expect((await index).ok()).toBe(true);
  });

  test('4.60 the box says Loading... and is disabled until its data has loaded', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/search-doc/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('./');
    await expect(page.locator(box)).toBeDisabled();
    await expect(page.locator(box)).toHaveAttribute('placeholder', 'Loading...');
    release();
    await expect(page.locator(box)).toBeEnabled();
  });

  for (const [platform, shortcut] of [
    ['MacIntel', 'Cmd+K'],
    ['Linux x86_64', 'Ctrl+K'],
  ]) {
    test(`2.80 the placeholder reads 'Search ${shortcut}' on ${platform}`, async ({ page }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'platform', { get: () => value }),
        platform,
      );
      await page.goto('./');
      await expect(page.locator(box)).toHaveAttribute('placeholder', `Search ${shortcut}`);
    });
  }

  test('2.78, 9.1 a common word gives 30 hits and no more', async ({ page }) => {
    await page.goto('./');
    await page.locator(box).fill('chart');
    await expect(page.getByRole('option')).toHaveCount(30);
  });

  test('2.28, 2.77 a prop is found by its name and opened at its row', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator(box)).toBeEnabled();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('legendPosition');
    await expect(page.getByRole('option').first()).toContainText('Settings.legendPosition');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/all-types/functions/Settings#legendPosition');
    await expect(page.locator('[data-prop="legendPosition"]')).toBeInViewport();
  });

  test('2.79 a page that was found reads as one that was opened', async ({ page }) => {
    const settled = watch(page);
    await page.goto('all-types/functions/Settings#legendPosition');
    await settled();
    const opened = await textOf(page);
    await page.goto('./');
    await page.locator(box).fill('legendPosition');
    await page.getByRole('option').filter({ hasText: 'Settings.legendPosition' }).first().click();
    await page.waitForURL('**/all-types/functions/Settings#legendPosition');
    await settled();
    expect(await textOf(page)).toEqual(opened);
    expect(await page.evaluate(() => [...CSS.highlights.keys()])).toEqual([]);
  });

  test('names in camel case are found by their words', async ({ page }) => {
    await page.goto('./');
    await page.locator(box).fill('stack mode');
    await expect(page.getByRole('option').first()).toContainText('stackMode');
  });

  for (const [query, title, route] of [
    ['Cartesian', 'Cartesian specs', 'category/cartesian'],
    ['Global', 'Global specs', 'category/global'],
    ['Chart specs', 'Chart specs', 'category/specs'],
  ] as const)
    test(`the category page ${route} is found by its name`, async ({ page }) => {
      await page.goto('./');
      await page.locator(box).fill(query);
      await page.getByRole('option').filter({ hasText: title }).click();
      await page.waitForURL(`**/${route}`);
      await expect(page.locator('h1')).toHaveText(title);
    });

  test('the box is a text field, as a combobox must be, with a button that clears it', async ({
    page,
  }) => {
    await page.goto('./');
    await expect(page.locator(box)).toHaveAttribute('type', 'text');
    await expect(page.locator(box)).toHaveAttribute('enterkeyhint', 'search');
    await page.locator(box).fill('legend');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(page.locator(box)).toHaveValue('');
    await expect(page.locator(box)).toBeFocused();
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Clear the search' })).toHaveCount(0);
  });

  test('2.80 a phone, which has no such keys, keeps the placeholder and shows its first word', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ ...devices['Pixel 7'], baseURL });
    await page.goto('./');
    await expect(page.locator(box)).toHaveAttribute('placeholder', 'Search Ctrl+K');
    const color = () =>
      page.locator(box).evaluate((input) => getComputedStyle(input, '::placeholder').color);
    expect(await color()).toBe('rgba(0, 0, 0, 0)');
    const label = page.getByRole('search').getByText('Search', { exact: true });
    await expect(label).toBeVisible();
    await expect(label).toHaveAttribute('aria-hidden', 'true');
    await page.locator(box).fill('legend');
    await expect(label).toBeHidden();
    await page.close();
  });

  test('2.80 a computer shows the whole placeholder', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator(box)).toBeEnabled();
    await expect(page.getByRole('search').getByText('Search', { exact: true })).toBeHidden();
    const color = await page
      .locator(box)
      .evaluate((input) => getComputedStyle(input, '::placeholder').color);
    expect(color).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('4.60 a failed download shows a message and a button that tries again', async ({ page }) => {
    await page.route(/search-index/, (route) => route.abort());
    await page.goto('./');
    await expect(page.getByText('Search did not load.')).toBeVisible();
    await page.unroute(/search-index/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator(box)).toBeEnabled();
  });
});

/** The text of a page, element by element, without its charts: whatever marks a word is one more element. */
const textOf = (page: Page) =>
  page.locator('article').evaluate((article) => {
    const copy = article.cloneNode(true) as Element;
    for (const frame of copy.querySelectorAll('[data-chart-frame]')) frame.remove();
    return [...copy.querySelectorAll('*')]
      .map((element) => `${element.localName}: ${element.textContent}`)
      .filter((line) => line.length < 200);
  });
