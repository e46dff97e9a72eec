// cspell:ignore qwxzkjvq
import { devices, expect, test, type Page } from '@playwright/test';
import { dataSaver, emulateConnection, holdChunks, nextPaint, open, watch } from './page';

const box = '#search_input_react';
const files = /search-(doc|index)-/;

test.describe('Section 2, search', () => {
  test('3.7, 7.2 to 7.4 search loads two files with a build timestamp and the specified fields', async ({
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

  test('4.60 the search box shows Loading... and is disabled until its data has loaded', async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/search-doc/, async (route) => {
      await released;
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

  test('2.78, 9.1 a query has at most 30 results', async ({ page }) => {
    await page.goto('./');
    await page.locator(box).fill('chart');
    await expect(page.getByRole('option')).toHaveCount(30);
  });

  test('2.28, 2.77 a prop is found by name and opened at its anchor', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator(box)).toBeEnabled();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('legendPosition');
    await expect(page.getByRole('option').first()).toContainText('Settings.legendPosition');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/api/specs/global/Settings#legendPosition');
    await expect(page.locator('[data-prop="legendPosition"]')).toBeInViewport();
  });

  test('2.79 the query is not highlighted on the page of a result', async ({ page }) => {
    const settled = watch(page);
    await page.goto('api/specs/global/Settings#legendPosition');
    await settled();
    const opened = await textOf(page);
    await page.goto('./');
    await page.locator(box).fill('legendPosition');
    await page.getByRole('option').filter({ hasText: 'Settings.legendPosition' }).first().click();
    await page.waitForURL('**/api/specs/global/Settings#legendPosition');
    await settled();
    expect(await textOf(page)).toEqual(opened);
    expect(await page.evaluate(() => [...CSS.highlights.keys()])).toEqual([]);
  });

  test('camel case names are found by their words', async ({ page }) => {
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

  test('the search box is a text input with a clear button', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator(box)).toHaveAttribute('type', 'text');
    await expect(page.locator(box)).toHaveAttribute('enterkeyhint', 'search');
    await page.locator(box).fill('legend');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page.locator(box)).toHaveValue('');
    await expect(page.locator(box)).toBeFocused();
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Clear search' })).toHaveCount(0);
  });

  test('2.80 touch devices show only the first word of the placeholder', async ({
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

  test('2.80 desktop devices show the complete placeholder', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator(box)).toBeEnabled();
    await expect(page.getByRole('search').getByText('Search', { exact: true })).toBeHidden();
    const color = await page
      .locator(box)
      .evaluate((input) => getComputedStyle(input, '::placeholder').color);
    expect(color).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('4.60 a failed download shows an error message with a button to retry', async ({ page }) => {
    await page.route(/search-index/, (route) => route.abort());
    await page.goto('./');
    await expect(page.getByText('Search failed to load.')).toBeVisible();
    await page.unroute(/search-index/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator(box)).toBeEnabled();
  });

  test('after a deployment that has replaced its files, the message offers to reload', async ({
    page,
  }) => {
    await page.route(files, (route) => route.fulfill({ status: 404 }));
    await page.goto('./');
    await expect(page.getByText('The site has been updated.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await page.unroute(files);
    await page.getByRole('button', { name: 'Reload' }).click();
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
    ['whose client code fails to load', /load-search/, undefined],
    ['whose script fails to load', /search-worker/, undefined],
    ['whose script is an HTML page', /search-worker/, '<!doctype html>'],
    ['whose index is truncated', /search-index/, '{"documentCount":'],
  ] as const)
    test(`4.60 a worker ${what} shows an error message with a button to retry`, async ({
      page,
    }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.route(file, (route) => (answer ? route.fulfill({ body: answer }) : route.abort()));
      await open(page);
      await expect(page.getByText('Search failed to load.')).toBeVisible();
      await expect.poll(() => page.workers()).toHaveLength(0);
      await page.unroute(file);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.locator(box)).toBeFocused();
      await page.keyboard.type('legendPosition');
      await expect(page.getByRole('option').first()).toContainText('Settings.legendPosition');
      expect(page.workers()).toHaveLength(1);
      expect(errors).toEqual([]);
    });

  test('4.60 a worker that fails on a query shows an error message, and the query runs again on retry', async ({
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
    await expect(page.getByText('Search failed to load.')).toBeVisible();
    await expect.poll(() => page.workers()).toHaveLength(0);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('option').first()).toContainText('Settings.legendPosition');
  });

  test('late results do not replace newer ones', async ({ page }) => {
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

  test('previous results stay while a query is pending', async ({ page }) => {
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

  test('"No results" does not show while the first query is pending', async ({ page }) => {
    const release = await delayQuery(page, 'qwxzkjvq');
    await open(page);
    await page.locator(box).fill('qwxzkjvq');
    await expect(page.getByText('No results')).toBeHidden();
    await release();
    await expect(page.getByText('No results')).toBeVisible();
  });

  test('Enter opens the result of the current query, even if it is pending', async ({ page }) => {
    const release = await delayQuery(page, 'legendPosition');
    await open(page);
    await page.locator(box).fill('StackMode');
    await expect(page.getByRole('option').first()).toContainText('StackMode');
    await page.locator(box).fill('legendPosition');
    await page.keyboard.press('Enter');
    await release();
    await page.waitForURL('**/api/specs/global/Settings#legendPosition');
  });

  test('Enter has no effect if the query changes before its results arrive', async ({ page }) => {
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
    test(`${what} focuses the box as soon as it is ready, with what was typed since`, async ({
      page,
    }) => {
      const release = await delayFiles(page);
      await open(page);
      await act(page);
      await page.keyboard.type('legend');
      await expect(page.locator(box)).toBeDisabled();
      release();
      await expect(page.locator(box)).toBeFocused();
      await page.keyboard.type('Position');
      await expect(page.locator(box)).toHaveValue('legendPosition');
      await expect(page.getByRole('option').first()).toContainText('Settings.legendPosition');
    });

    test(`${what} loads the search immediately on a slow connection`, async ({ page }) => {
      await emulateConnection(page, dataSaver);
      await open(page);
      await act(page);
      await expect(page.locator(box)).toBeFocused();
    });
  }

  test('what is typed after Ctrl+K before any script has loaded is not lost', async ({ page }) => {
    const release = await holdChunks(page, /assets\/js\/main/);
    await page.goto('docs/docs', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    // Its focus event is repeated after hydration, and must not take the focus from the box.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('legendPosition');
    release();
    await expect(page.locator(box)).toBeFocused();
    await expect(page.locator(box)).toHaveValue('legendPosition');
  });

  for (const last of ['its data', 'its component'])
    test(`the search box does not take the focus if it was moved after Ctrl+K, before ${last}`, async ({
      page,
    }) => {
      const isComponent = last === 'its component';
      const release = await holdChunks(page, isComponent ? /search-box/ : files);
      const first = page.waitForResponse(isComponent ? files : /search-box/);
      await open(page);
      await page.keyboard.press('Control+k');
      await (await first).finished();
      await nextPaint(page);
      await page.keyboard.press('Tab');
      release();
      await expect(page.locator(box)).toBeEnabled();
      await nextPaint(page);
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    });

  test('a touch loads the search immediately on a slow connection', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ ...devices['Pixel 7'], baseURL });
    await emulateConnection(page, dataSaver);
    await open(page);
    await page.getByRole('search').tap();
    await expect(page.locator(box)).toBeFocused();
    await page.close();
  });

  for (const connection of [dataSaver, { saveData: false, effectiveType: '2g' }])
    test(`4.60 with ${JSON.stringify(connection)}, the search loads on hover`, async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (files.test(request.url())) fetched.push(request.url());
      });
      await emulateConnection(page, connection);
      const settled = watch(page);
      await open(page);
      await settled();
      await expect(page.locator(box)).toBeDisabled();
      await expect(page.locator(box)).toHaveAttribute('placeholder', 'Loading...');
      await expect(page.getByRole('button', { name: 'Load search' })).toBeVisible();
      expect(fetched).toEqual([]);
      await page.getByRole('search').hover();
      await expect(page.locator(box)).toBeEnabled();
      await expect(page.getByRole('button', { name: 'Load search' })).toHaveCount(0);
      await expect(page.locator(box)).not.toBeFocused();
      expect(fetched).toHaveLength(2);
    });

  test('a button loads the search with the keyboard on a slow connection', async ({ page }) => {
    await emulateConnection(page, dataSaver);
    await open(page);
    await page.getByRole('button', { name: 'Load search' }).press('Enter');
    await expect(page.locator(box)).toBeFocused();
  });
});

/** Delays both files until the returned function is called. */
const delayFiles = (page: Page) => holdChunks(page, files);

/**
 * Delays a query before it is sent to the worker, on pages opened from now on.
 *
 * @returns a function that sends the query and waits for its results.
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

/** Returns the text of each element of the page, without charts. Highlighting would add elements. */
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
    /** Sends the delayed query. */
    releaseQuery?: () => Promise<void>;
  }
}
