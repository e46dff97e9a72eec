import { devices, expect, test, type Page } from '@playwright/test';
import { connect, open, saver, watch } from './page';

const box = '#search_input_react';
const files = /search-(doc|index)-/;

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

test.describe('The search worker', () => {
  test('runs on each page, once', async ({ page }) => {
    await open(page);
    await expect(page.locator(box)).toBeEnabled();
    expect(page.workers().map((worker) => worker.url())).toEqual([
      expect.stringMatching(/assets\/js\/search-worker\.\w+\.js$/),
    ]);
  });

  for (const [what, file, answer] of [
    ['whose client code does not arrive', /load-search/, undefined],
    ['whose script does not arrive', /search-worker/, undefined],
    ['whose script is a page', /search-worker/, '<!doctype html>'],
    ['whose index is cut off', /search-index/, '{"documentCount":'],
  ] as const)
    test(`4.60 a worker ${what} shows a message and a button that tries again`, async ({
      page,
    }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.route(file, (route) => (answer ? route.fulfill({ body: answer }) : route.abort()));
      await open(page);
      await expect(page.getByText('Search did not load.')).toBeVisible();
      await expect.poll(() => page.workers()).toHaveLength(0);
      await page.unroute(file);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.locator(box)).toBeFocused();
      await page.keyboard.type('legendPosition');
      await expect(page.getByRole('option').first()).toContainText('Settings.legendPosition');
      expect(page.workers()).toHaveLength(1);
      expect(errors).toEqual([]);
    });

  test('4.60 a worker that fails on a query shows a message; the query is answered by the next', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (...[message, ...rest]) {
        if (message.query) Worker.prototype.postMessage = postMessage;
        postMessage.apply(this, [message.query ? { type: 'load' } : message, ...rest] as never);
      };
    });
    await open(page);
    await page.locator(box).fill('legendPosition');
    await expect(page.getByText('Search did not load.')).toBeVisible();
    await expect.poll(() => page.workers()).toHaveLength(0);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('option').first()).toContainText('Settings.legendPosition');
  });

  test('an answer that is late does not replace a newer one', async ({ page }) => {
    const release = await delayQuery(page, 'legend');
    await open(page);
    const first = page.getByRole('option').first();
    await page.locator(box).fill('legend');
    await page.locator(box).fill('StackMode');
    await expect(first).toContainText('StackMode');
    const hits = await page.getByRole('listbox').textContent();
    await release();
    expect(await page.getByRole('listbox').textContent()).toBe(hits);
  });

  test('the hits of the query before stay until the next is answered', async ({ page }) => {
    const release = await delayQuery(page, 'StackMode');
    await open(page);
    const first = page.getByRole('option').first();
    await page.locator(box).fill('legendPosition');
    await expect(first).toContainText('legendPosition');
    await page.locator(box).fill('StackMode');
    await expect(first).toContainText('legendPosition');
    await release();
    await expect(first).toContainText('StackMode');
  });

  test('nothing is said to be missing before the first answer', async ({ page }) => {
    const release = await delayQuery(page, 'nowhere to be found');
    await open(page);
    await page.locator(box).fill('nowhere to be found');
    await expect(page.getByText('Nothing found')).toBeHidden();
    await release();
    await expect(page.getByText('Nothing found')).toBeVisible();
  });

  test('Enter opens the hit of the query that is typed, also before it is answered', async ({
    page,
  }) => {
    const release = await delayQuery(page, 'legendPosition');
    await open(page);
    await page.locator(box).fill('StackMode');
    await expect(page.getByRole('option').first()).toContainText('StackMode');
    await page.locator(box).fill('legendPosition');
    await page.keyboard.press('Enter');
    await release();
    await page.waitForURL('**/all-types/functions/Settings#legendPosition');
  });

  test('Enter does nothing once its query is replaced', async ({ page }) => {
    const release = await delayQuery(page, 'legendPosition');
    await open(page);
    await page.locator(box).fill('legendPosition');
    await page.keyboard.press('Enter');
    await page.locator(box).fill('StackMode');
    await release();
    await expect(page.getByRole('option').first()).toContainText('StackMode');
    expect(new URL(page.url()).hash).toBe('');
  });
});

test.describe('Before the search has loaded', () => {
  for (const [what, act] of [
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['a slash', (page: Page) => page.keyboard.press('/')],
    ['a click', (page: Page) => page.getByRole('search').click()],
  ] as const) {
    test(`${what} focuses the box as soon as it is ready`, async ({ page }) => {
      const release = await delayFiles(page);
      await open(page);
      await act(page);
      await expect(page.locator(box)).toBeDisabled();
      release();
      await expect(page.locator(box)).toBeFocused();
    });

    test(`${what} loads it at once on a slow connection`, async ({ page }) => {
      await connect(page, saver);
      await open(page);
      await act(page);
      await expect(page.locator(box)).toBeFocused();
    });
  }

  test('the focus stays where a reader moves it after Ctrl+K', async ({ page }) => {
    const release = await delayFiles(page);
    await open(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Tab');
    release();
    await expect(page.locator(box)).toBeEnabled();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  });

  test('a touch loads it at once on a slow connection', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ ...devices['Pixel 7'], baseURL });
    await connect(page, saver);
    await open(page);
    await page.getByRole('search').tap();
    await expect(page.locator(box)).toBeFocused();
    await page.close();
  });

  for (const connection of [saver, { saveData: false, effectiveType: '2g' }])
    test(`4.60 the box says with ${JSON.stringify(connection)} that it waits, and loads when it is pointed at`, async ({
      page,
    }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (files.test(request.url())) fetched.push(request.url());
      });
      await connect(page, connection);
      const settled = watch(page);
      await open(page);
      await settled();
      await expect(page.locator(box)).toBeDisabled();
      await expect(page.locator(box)).toHaveAttribute('placeholder', 'Loading...');
      await expect(page.getByRole('button', { name: 'Load the search now' })).toBeVisible();
      expect(fetched).toEqual([]);
      await page.getByRole('search').hover();
      await expect(page.locator(box)).toBeEnabled();
      await expect(page.getByRole('button', { name: 'Load the search now' })).toHaveCount(0);
      await expect(page.locator(box)).not.toBeFocused();
      expect(fetched).toHaveLength(2);
    });

  test('a button loads it by keyboard on a slow connection', async ({ page }) => {
    await connect(page, saver);
    await open(page);
    await page.getByRole('button', { name: 'Load the search now' }).press('Enter');
    await expect(page.locator(box)).toBeFocused();
  });
});

/** Delays both files until the function that it returns is called. */
async function delayFiles(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Delays a query on the way to the worker, on the pages that are opened next.
 *
 * @returns a function that sends it and waits until the page has its answer.
 */
async function delayQuery(page: Page, query: string): Promise<() => Promise<void>> {
  await page.addInitScript((delayed) => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (...parameters: unknown[]) {
      const { id, query } = parameters[0] as { id?: number; query?: string };
      const send = () => postMessage.apply(this, parameters as never);
      if (query !== delayed) return send();
      window.releaseQuery = () =>
        new Promise((resolve) => {
          this.addEventListener('message', ({ data }) => data.id === id && setTimeout(resolve));
          send();
        });
    };
  }, query);
  return () => page.evaluate(() => window.releaseQuery!());
}

/** The text of a page, element by element, without its charts: whatever marks a word is one more element. */
const textOf = (page: Page) =>
  page.locator('article').evaluate((article) => {
    const copy = article.cloneNode(true) as Element;
    for (const frame of copy.querySelectorAll('[data-chart-frame]')) frame.remove();
    return [...copy.querySelectorAll('*')]
      .map((element) => `${element.localName}: ${element.textContent}`)
      .filter((line) => line.length < 200);
  });

declare global {
  interface Window {
    /** Sends the query that a test delays. */
    releaseQuery?: () => Promise<void>;
  }
}
