import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../a11y/axe-violations';
import { boxOf, drawn } from '../charts';
import { open } from '../spec/page';

const example = (page: Page, id: string) => page.locator(`[data-example="${id}"]`);
const fullSize = (page: Page, title: string) =>
  page.getByRole('link', { name: `Open full size: ${title}` });

test.describe('The tools of an example', () => {
  test('name the actions at every width, and copy the address of the example', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, 'examples/bar');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const stacked = example(page, 'bar/stacked');
      await expect(fullSize(page, 'Stacked bars')).toBeVisible();
      for (const name of [/^Data/, /^Edit/, /^Copy link/])
        await expect(stacked.getByRole('button', { name })).toBeVisible();
      const listing = stacked.locator('[data-language]');
      await expect(listing).toBeVisible();
      await stacked.getByText('Hide code').click();
      await expect(listing).toBeHidden();
      await stacked.getByText('Show code').click();
      await expect(listing).toBeVisible();
    }
    const button = example(page, 'bar/stacked').locator('[data-tool=link]');
    await button.click();
    await expect(button).toHaveText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      new URL('stacked', page.url().replace(/bar$/, 'bar/')).href,
    );
  });

  test('without scripts, only the link to the page of the example is visible', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('examples/bar');
    const stacked = example(page, 'bar/stacked');
    await expect(stacked.locator('button:visible')).toHaveCount(0);
    await fullSize(page, 'Stacked bars').click();
    await expect(page.locator('h1')).toHaveText('Stacked bars');
    await page.close();
  });
});

test.describe('A chart at full size', () => {
  for (const way of ['a click', 'the keyboard'])
    test(`opens in place by ${way}, and returns the focus`, async ({ page }) => {
      await open(page, 'examples/bar');
      const link = fullSize(page, 'Stacked bars');
      const { pathname } = new URL(page.url());
      await link.focus();
      const scrolled = await page.evaluate(() => scrollY);
      if (way === 'a click') await link.click();
      else await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Stacked bars' });
      await expect(dialog.locator(drawn)).toBeAttached();
      await expect(dialog.locator('img:visible')).toHaveCount(0);
      const chart = await boxOf(dialog.locator('.echChart'));
      expect(chart.width).toBeGreaterThan(1150);
      expect(chart.height).toBeGreaterThan(560);
      const body = dialog.locator('.example-dialog-body');
      expect(await body.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      expect(new URL(page.url()).pathname).toBe(pathname);
    });

  test('follows the size of the window and the color mode', async ({ page }) => {
    await open(page, 'examples/bar');
    await fullSize(page, 'Stacked bars').click();
    const chart = page.getByRole('dialog').locator('.echChart');
    await expect(chart).toBeVisible();
    const height = () => chart.evaluate((element) => element.clientHeight);
    const before = await height();
    await page.setViewportSize({ width: 1000, height: 500 });
    await expect.poll(height).toBeLessThan(before - 150);
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    await expect(chart.locator('.echChartTitle, .echLegendItem__label').first()).toHaveCSS(
      'color',
      /rgb\((?:1[5-9]|2)\d/,
    );
  });

  test('is a page for clicks with a modifier', async ({ page, context }) => {
    await open(page, 'examples/bar');
    const opened = context.waitForEvent('page');
    await fullSize(page, 'Stacked bars').click({ modifiers: ['ControlOrMeta'] });
    await expect((await opened).locator('h1')).toHaveText('Stacked bars');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('closes when the reader goes back', async ({ page }) => {
    await open(page, 'examples/examples');
    await page.locator('[data-card="bar/stacked"]').click();
    await expect(page.locator('h1')).toHaveText('Stacked bars');
    await example(page, 'bar/stacked').locator('[data-tool=full]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('is the page of the example if its code fails to load', async ({ page }) => {
    await open(page, 'examples/bar');
    await page.route(/assets\/js/, (route) => route.abort());
    await fullSize(page, 'Stacked bars').click();
    await page.waitForURL('**/examples/bar/stacked');
  });
});

test.describe('The data of an example', () => {
  test('is a table of the rows of its code', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, 'examples/bar/stacked');
    const code = (await page.locator('[data-code]').first().textContent())!;
    const rows = [...code.matchAll(/\{ day: '(\w+)', channel: '(\w+)', count: (\d+) \}/g)];
    expect(rows).toHaveLength(15);
    await page.getByRole('button', { name: /^Data/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Data: Stacked bars' });
    const table = dialog.getByRole('table', { name: 'Visits BarSeries' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'day x',
      'channel splitSeries',
      'count y',
    ]);
    const cells = await table
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    expect(cells).toEqual(rows.map(([, ...values]) => values));
    await expect(dialog.getByText('15 rows')).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy as CSV' }).click();
    await expect(dialog.getByText('Copied')).toBeVisible();
    const csv = await page.evaluate(() => navigator.clipboard.readText());
    expect(csv.split(/\r?\n/).slice(0, 2)).toEqual(['day,channel,count', 'Mon,Search,4210']);
  });

  test('has readable times, and says how many rows are left out', async ({ page }) => {
    await open(page, 'examples/interaction/zoom');
    await page.getByRole('button', { name: /^Data/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Times are in UTC')).toBeVisible();
    await expect(dialog.locator('tbody th').first()).toHaveText(
      /^\d{4}-\d\d-\d\d \d\d:\d\d \d{13}$/,
    );
    await expect(dialog.getByText('The first 200 of 336 rows.')).toBeVisible();
    await expect(dialog.locator('tbody tr')).toHaveCount(200);
  });

  test('can be requested again if it fails to load', async ({ page }) => {
    await open(page, 'examples/bar/stacked');
    await page.route('**/example-tables/**', (route) => route.abort());
    await page.getByRole('button', { name: /^Data/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('The data failed to load.');
    await page.unroute('**/example-tables/**');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('table')).toBeVisible();
  });
});

for (const mode of ['light', 'dark'])
  test(`axe reports no violations in dialogs in ${mode} mode`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await open(page, 'examples/bar');
    for (const tool of ['full', 'data'])
      await test.step(tool, async () => {
        await example(page, 'bar/stacked').locator(`[data-tool=${tool}]`).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.locator(`table, ${drawn}`).first()).toBeAttached();
        const violations = await axeViolations(page, {
          include: '.example-dialog',
          exclude: '.echLegend',
        }); // items of legends are 18 px high, a limitation of the library
        expect.soft(violations).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });
  });
