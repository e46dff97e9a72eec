// cspell:ignore legendpositionality שלום
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../a11y/axe-violations';
import { open } from '../spec/page';

const hits = (page: Page) => page.locator('main li > a[data-href]');
const filters = (page: Page) => page.getByRole('navigation', { name: 'Kinds of results' });

test.describe('The results page', () => {
  test('lists the results of the query in its address', async ({ page }) => {
    await open(page, 'search?q=legendPosition');
    await expect(hits(page).first()).toHaveAttribute('href', /\/Settings#legendPosition$/);
    await expect(page.getByRole('status')).toContainText('for “legendPosition”');
    await hits(page).first().click();
    await page.waitForURL(/\/Settings#legendPosition$/);
  });

  test('is linked from the search box', async ({ page }) => {
    await open(page);
    await page.getByRole('combobox', { name: 'Search' }).fill('legend');
    const all = page.getByRole('search').getByRole('link', { name: /^All \d+ results$/ });
    const total = Number(/\d+/.exec(await all.innerText())?.[0]);
    await all.click();
    await page.waitForURL('**/search?q=legend');
    await expect(page.getByRole('status')).toContainText(`${total} results`);
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('filters by kind with the keyboard, and Back removes the filter', async ({ page }) => {
    await open(page, 'search?q=stack');
    const examples = filters(page).getByRole('link', { name: /^Examples/ });
    await examples.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=stack&kind=examples');
    await expect(examples).toHaveAttribute('aria-current', 'true');
    const count = Number(/\d+/.exec(await examples.innerText())?.[0]);
    await expect(page.getByRole('status')).toContainText(
      `${count} results for “stack” in Examples`,
    );
    for (const url of await addresses(page)) expect(url).toContain('/examples/');
    await page.goBack();
    await page.waitForURL('**/search?q=stack');
    await expect(filters(page).getByRole('link', { name: /^All/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('shows at most 30 results at a time, all of them on its pages', async ({ page }) => {
    await open(page, 'search?q=stack&kind=examples');
    await expect(page.getByRole('status')).toContainText('results');
    const total = Number(/\d+/.exec(await page.getByRole('status').innerText())?.[0]);
    const found = new Set<string>();
    for (let shown = 1; ; shown += 1) {
      const list = await addresses(page);
      expect(list.length).toBeLessThanOrEqual(30);
      for (const url of list) found.add(url);
      const next = page.getByRole('link', { name: 'Next page' });
      if ((await next.count()) === 0) break;
      await next.click();
      await page.waitForURL(`**page=${shown + 1}`);
      await expect(page.getByRole('status')).toContainText(`page ${shown + 1} of`);
    }
    expect(found.size).toBe(total);
  });

  test('searches for other words, which Back undoes', async ({ page }) => {
    await open(page, 'search?q=legend');
    const field = page.getByRole('searchbox', { name: 'Search for' });
    await expect(field).toHaveValue('legend');
    await field.fill('tickFormat');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=tickFormat');
    await expect(hits(page).first()).toHaveAttribute('href', /#tickFormat$/);
    await page.goBack();
    await expect(field).toHaveValue('legend');
  });

  test('has links to further components of a prop', async ({ page }) => {
    await open(page, 'search?q=hideInLegend');
    const row = page.locator('main li').first();
    await expect(row).toContainText('also on');
    await row.getByRole('link').nth(1).click();
    await page.waitForURL('**#hideInLegend');
  });

  test('offers similar names if nothing is found, and pages without a query', async ({ page }) => {
    await open(page, 'search?q=legendpositionality');
    await expect(page.getByRole('heading', { name: 'Similar names' })).toBeVisible();
    await expect(hits(page)).not.toHaveCount(0);
    await page.goto('search');
    await expect(page.getByRole('heading', { name: 'Start here' })).toBeVisible();
    await expect(hits(page)).not.toHaveCount(0);
  });

  test('shows markup and control characters in the query as text', async ({ page }) => {
    const query = '<img src=x onerror="document.title=1">\u0000 & “100 %” 🙂 שלום';
    await open(page, `search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('status')).toContainText('<img src=x');
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  });

  test('says that a download failed, keeps the query, and answers it after a retry', async ({
    page,
  }) => {
    await page.route(/search-index/, (route) => route.abort());
    await open(page, 'search?q=legendPosition');
    const alert = page.locator('main').getByRole('alert');
    await expect(alert).toContainText('Search failed to load.');
    await page.unroute(/search-index/);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(hits(page).first()).toHaveAttribute('href', /#legendPosition$/);
    expect(page.workers()).toHaveLength(1);
  });

  test('is not indexed and not in the sitemap', async ({ request, baseURL }) => {
    const html = await (await request.get('search')).text();
    expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*content="?noindex/);
    expect(await (await request.get('sitemap.xml')).text()).not.toContain(
      `${new URL('search', baseURL).pathname}<`,
    );
  });

  test('says without JavaScript that it needs JavaScript', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('search?q=axis');
    await expect(page.getByText('The search needs JavaScript')).toBeVisible();
    await page.close();
  });
});

test('the OpenSearch description leads to the results page, with absolute addresses', async ({
  page,
  request,
}) => {
  await page.goto('docs/intro');
  const link = page.locator('head link[rel=search]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.ok()).toBe(true);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  const [, template = ''] = /template="([^"]+)"/.exec(await response.text()) ?? [];
  const url = new URL(template.replace('{searchTerms}', encodeURIComponent('dark mode')));
  expect(url.origin).toBe(new URL(canonical ?? '').origin);
  await open(page, url.pathname + url.search);
  await expect(page.getByRole('searchbox', { name: 'Search for' })).toHaveValue('dark mode');
  await expect(hits(page)).not.toHaveCount(0);
});

for (const mode of ['light', 'dark'])
  test(`axe reports no violations on the results page in ${mode} mode`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await open(page, 'search?q=stack');
    await expect(hits(page)).not.toHaveCount(0);
    for (const width of [1280, 390])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await axeViolations(page)).toEqual([]);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(width);
      });
  });

const addresses = (page: Page) =>
  hits(page).evaluateAll((links) => links.map(({ dataset }) => dataset.href ?? ''));
