import { expect, test } from '@playwright/test';
import { load } from 'cheerio';

const from = 'all-types/variables/Axis';
const to = 'all-types/functions/Axis';

test('redirect pages have a language, a title, an absolute canonical URL and a link', async ({
  request,
}) => {
  const response = await request.get(from);
  expect(response.status()).toBe(200);
  const $ = load(await response.text());
  expect($('html').attr('lang')).toBe('en');
  expect($('title').text()).toBe('This page has moved | Elastic Charts');
  expect($('h1').text()).toBe('This page has moved');
  const canonical = load(await (await request.get(to)).text())('link[rel=canonical]').attr('href');
  expect(canonical).toMatch(/^https?:\/\//);
  expect($('link[rel=canonical]').attr('href')).toBe(canonical);
  expect((await request.get($('main a').attr('href')!)).url()).toContain(to);
});

test('redirects keep query and hash, and replace the history entry', async ({ page }) => {
  await page.goto('docs/docs');
  await page.goto(`${from}?from=mail#tickFormat`);
  await page.waitForURL(`**/${to}?from=mail#tickFormat`);
  await expect(page.locator('[data-prop="tickFormat"]')).toBeInViewport();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Docs');
});

test('redirects work without JavaScript', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto(from);
  await page.waitForURL(`**/${to}`);
  await expect(page.locator('main h1')).toHaveText('Axis');
  await page.close();
});
