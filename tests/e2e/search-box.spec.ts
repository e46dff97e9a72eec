// cspell:ignore legendpositionality
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../a11y/axe-violations';
import { open } from '../spec/page';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('option');
const active = async (page: Page) =>
  page.locator(`[id="${await box(page).getAttribute('aria-activedescendant')}"]`);
const hrefs = (page: Page) =>
  options(page).evaluateAll((links) => links.map(({ dataset }) => dataset.href));

/** Opens a page, types a query, and waits for its answer; until then the list shows suggestions. */
async function search(page: Page, query: string, path = './') {
  await open(page, path);
  await box(page).fill(query);
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ results?$/);
}

test.describe('The search box', () => {
  test('shows results in groups by kind, each a link, with pictures of examples', async ({
    page,
  }) => {
    await search(page, 'stacked bars');
    const list = page.getByRole('listbox');
    await expect(list.getByRole('group', { name: 'Examples', exact: true })).toBeVisible();
    const link = list.getByRole('option', { name: 'Stacked bars' }).first();
    await expect(link).toHaveAttribute('href', /\/examples\/bar\/stacked$/);
    await expect(link).toHaveAttribute('data-href', /\/examples\/bar\/stacked$/);
    const picture = link.locator('img');
    await expect(picture).toHaveAttribute('src', /\.light\.svg$/);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('opens a result in a new tab with Ctrl and a click, with the middle button, and with Ctrl and Enter', async ({
    page,
    context,
  }) => {
    await search(page, 'legendPosition');
    const start = page.url();
    for (const act of [
      () =>
        options(page)
          .first()
          .click({ modifiers: ['ControlOrMeta'] }),
      () => options(page).first().click({ button: 'middle' }),
      async () => {
        await box(page).focus();
        await page.keyboard.press('Control+Enter');
      },
    ]) {
      const [tab] = await Promise.all([context.waitForEvent('page'), act()]);
      await tab.waitForURL(/\/Settings#legendPosition$/);
      await tab.close();
      expect(page.url()).toBe(start);
      await expect(options(page).first()).toBeVisible();
    }
  });

  test('selects options with the arrows, Home and End, and keeps them in view', async ({
    page,
  }) => {
    await search(page, 'chart');
    await page.keyboard.press('End');
    await expect(await active(page)).toBeInViewport();
    await expect(await active(page)).toHaveAttribute(
      'id',
      (await options(page).last().getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowDown');
    await expect(await active(page)).toHaveAttribute(
      'id',
      (await options(page).first().getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await expect(await active(page)).toBeInViewport();
    await expect(options(page).and(page.locator('[aria-selected=true]'))).toHaveCount(1);
  });

  test('names further components of a prop, each reachable with Tab and with the pointer', async ({
    page,
  }) => {
    await search(page, 'hideInLegend');
    const first = options(page).first();
    await expect(first).toContainText('also on');
    const place = first.locator('[data-place]').first();
    const name = await place.innerText();
    await place.hover();
    await expect(first).toHaveAttribute('href', new RegExp(`/${name}#hideInLegend$`));
    await page.mouse.move(0, 0);
    const link = page.getByRole('search').getByRole('link', { name, exact: true });
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Tab');
      if (await link.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/${name}#hideInLegend`);
  });

  test('says in text that a prop has no effect', async ({ page }) => {
    await search(page, 'ArcSeriesStyle');
    await expect(options(page).filter({ hasText: 'ArcSeriesStyle' }).first()).toContainText(
      'no effect',
    );
  });

  test('keeps the last query, and selects it when it is opened again', async ({ page }) => {
    await search(page, 'legendPosition');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#legendPosition$/);
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveValue('legendPosition');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.type('axis');
    await expect(box(page)).toHaveValue('axis');
  });

  test('offers recent places and pages without a query', async ({ page }) => {
    await search(page, 'legendPosition');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#legendPosition$/);
    await open(page, 'docs/intro');
    await box(page).click();
    const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
    await expect(recent).toHaveCount(1);
    await expect(recent).toHaveAttribute('href', /#legendPosition$/);
    await expect(
      page.getByRole('group', { name: 'Start here' }).getByRole('option'),
    ).not.toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(options(page)).toHaveCount(0);
  });

  test('loads on a page that is never idle', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback, options) =>
        options?.timeout
          ? Number(setTimeout(callback, options.timeout, { timeRemaining: () => 0 }))
          : 0;
    });
    await search(page, 'legend');
  });

  test('works without storage', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await search(page, 'legendPosition');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#legendPosition$/);
    expect(errors).toEqual([]);
  });

  test('offers similar names if nothing is found', async ({ page }) => {
    await search(page, 'legendpositionality');
    await expect(page.getByText('No results for “legendpositionality”.')).toBeVisible();
    await expect(
      page.getByRole('group', { name: 'Similar names' }).getByRole('option'),
    ).not.toHaveCount(0);
    await expect(page.getByRole('status')).toHaveText('0 results');
  });

  test('keeps the query when the worker fails, and answers it after a retry', async ({ page }) => {
    await search(page, 'legendPosition');
    await page.evaluate(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (...[, ...rest]) {
        Worker.prototype.postMessage = postMessage;
        postMessage.apply(this, [{ type: 'load' }, ...rest] as never);
      };
    });
    await page.keyboard.type('s');
    await expect(page.getByText('Search failed to load.')).toBeVisible();
    await expect(box(page)).toHaveValue('legendPositions');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Search failed to load.')).toHaveCount(0);
    await expect(box(page)).toHaveValue('legendPositions');
    await expect(options(page).first()).toBeVisible();
  });

  test('shows a button to retry if its own code fails to load', async ({ page }) => {
    await page.route(/search-box/, (route) => route.abort());
    await open(page);
    await expect(page.getByText('Search failed to load.')).toBeVisible();
    await page.unroute(/search-box/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(box(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
  });

  test('closes on a click elsewhere, but not on one in the list', async ({ page }) => {
    await search(page, 'legend');
    await page.getByRole('listbox').getByText('Props and members', { exact: true }).first().click();
    await expect(options(page).first()).toBeVisible();
    await expect(box(page)).toBeFocused();
    await page.mouse.click(5, 600);
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('legend');
  });
});

test.describe('The search box on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('covers the screen, keeps the focus, and returns it', async ({ page }) => {
    await open(page, 'docs/intro');
    await expect(box(page)).toBeEnabled();
    const link = page.getByRole('link', { name: 'Elastic Charts' }).first();
    await link.focus();
    await page.keyboard.press('Control+k');
    const sheet = page.getByRole('dialog', { name: 'Search' });
    await expect(sheet).toBeVisible();
    const bounds = await sheet.boundingBox();
    expect(bounds).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await page.keyboard.type('hideInLegend');
    await expect(options(page).first()).toContainText('hideInLegend');
    for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(3).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      );
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page.locator('[inert]').filter({ has: page.locator('main') })).toHaveCount(0);
  });

  test('opens with a tap and closes with a button', async ({ page }) => {
    await open(page);
    await box(page).click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAttribute('inputmode', 'search');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(box(page)).toHaveAttribute('inputmode', 'none');
  });

  test('does not open when the focus moves through the page', async ({ page }) => {
    await open(page);
    await expect(box(page)).toBeEnabled();
    await box(page).focus();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

for (const width of [1280, 390])
  for (const mode of ['light', 'dark'])
    test(`axe reports no violations in the open box, at ${width} px in ${mode} mode`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      await open(page, 'docs/intro');
      await box(page).click();
      for (const [state, query, answer] of [
        ['empty', '', ''],
        ['with results', 'hideInLegend', /^\d+ results?$/],
        ['with pictures', 'stacked bars', /^\d+ results?$/],
        ['without results', 'legendpositionality', '0 results'],
      ] as const)
        await test.step(state, async () => {
          await box(page).fill(query);
          await expect(page.getByRole('search').getByRole('status')).toHaveText(answer);
          if (query)
            await expect(page.getByRole('search')).toContainText(
              state === 'without results' ? `“${query}”` : query.split(' ')[0]!,
            );
          await expect(options(page).first()).toBeVisible();
          const violations = await axeViolations(page, { include: '[role=search]' });
          expect.soft(violations).toEqual([]);
          expect.soft((await hrefs(page)).every((href) => href?.startsWith('/'))).toBe(true);
        });
    });
