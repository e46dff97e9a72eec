import http from 'node:http';
import { expect, test } from '@playwright/test';
import { portOf } from '../../shared/port-of';
import { open } from './page';

const banner = '#__docusaurus-base-url-issue-banner';

test('8.6 a site served under a wrong base URL shows a banner with the suggested base URL', async ({
  page,
  request,
}) => {
  const home = await request.get('./');
  const html = await home.text();
  // The banner is an inline script, which the policy has to allow.
  const { 'content-security-policy': policy = '' } = home.headers();
  expect(policy).toContain("script-src 'self'");
  const server = http.createServer((call, answer) => {
    if (call.url !== '/wrong/') return answer.writeHead(404).end();
    answer.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy });
    answer.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  await page.goto(`http://localhost:${portOf(server)}/wrong/`);
  await expect(page.locator(banner)).toContainText('did not load properly');
  await expect(page.locator(banner)).toContainText('BASE_PATH=/wrong/');
  server.close();
});

test('8.6 a site served under its base URL shows no banner', async ({ page }) => {
  await open(page);
  await expect(page.locator(banner)).toHaveCount(0);
});

test('8.7 hydration errors are reported as recoverable', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route('**/docs/docs', async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace('>Skip to main content<', '>Other<'),
    });
  });
  await page.goto('docs/docs');
  await expect.poll(() => errors.join()).toContain('Docusaurus React Root onRecoverableError:');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docs');
});

test('9.12 the runtime is React 18.3.1', async ({ page }) => {
  // React reports its version to React DevTools.
  await page.addInitScript(() => {
    const devTools = {
      supportsFiber: true,
      inject: ({ version }: { version: string }) => (window.reactVersion = version),
      onCommitFiberRoot() {},
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: devTools });
  });
  await open(page);
  expect(await page.evaluate(() => window.reactVersion)).toMatch(/^18\.3\.1\b/);
});

test('7.7 without support for link prefetch, chunks are prefetched with XMLHttpRequest', async ({
  page,
}) => {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = () => false;
  });
  const request = page.waitForRequest(
    (call) => call.resourceType() === 'xhr' && call.url().endsWith('.js'),
  );
  await open(page, 'category/cartesian'); // without charts, whose code the bundler's runtime prefetches
  await request;
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
});

test('2.23, 2.27 every area has the footer and the color mode toggle', async ({ page }) => {
  for (const path of ['./', 'docs/docs', 'api/Chart', 'examples/examples', 'all-types/']) {
    await page.goto(path);
    await expect(page.locator('footer.theme-layout-footer')).toBeVisible();
    await expect(page.locator('.navbar button[class*=toggleButton]')).toBeVisible();
  }
});

test('4.61 search results show titles with type parameters as text', async ({ page }) => {
  const title = 'AxisStyle<T><img src="x" onerror="document.title = 1">';
  await page.route(/search-doc/, async (route) => {
    const file = await (await route.fetch()).json();
    for (const document of file.searchDocs)
      if (document.title === 'AxisStyle') document.title = title;
    await route.fulfill({ json: file });
  });
  await page.goto('./');
  await page.locator('#search_input_react').fill('AxisStyle');
  await expect(page.getByRole('option').filter({ hasText: title }).first()).toBeVisible();
  await expect(page.getByRole('option').locator('img[src="x"]')).toHaveCount(0);
});

test('7.8 the search code is loaded lazily', async ({ page, request }) => {
  const home = await request.get('./');
  const html = await home.text();
  // The banner is an inline script, which the policy has to allow.
  const { 'content-security-policy': policy = '' } = home.headers();
  expect(policy).toContain("script-src 'self'");
  const first = [...html.matchAll(/<script src="?([^ ">]+\.js)/g)].map(([, url = '']) => url);
  expect(first.length).toBeGreaterThan(1);
  const isSearch = async (url: string) =>
    (await (await request.get(url)).text()).includes('speedometer'); // a synonym
  for (const url of first) expect(await isSearch(url), url).toBe(false);
  const later: string[] = [];
  page.on('request', (call) => call.resourceType() === 'script' && later.push(call.url()));
  await page.goto('./');
  await expect(page.locator('#search_input_react')).toBeEnabled();
  expect(await Promise.all(later.map(isSearch))).toContain(true);
});

test('4.62 the search box is an accessible combobox', async ({ page }) => {
  await page.goto('./');
  const box = page.getByRole('combobox', { name: /search/i });
  await box.fill('legend');
  const option = page.getByRole('option').first();
  await expect(option).toHaveAttribute('id', /\S/);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const list = await box.getAttribute('aria-controls');
  await expect(page.locator(`[id="${list}"]`)).toHaveRole('listbox');
  await page.keyboard.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', /\S/);
});

declare global {
  interface Window {
    /** Version reported by React. */
    reactVersion?: string;
  }
}
