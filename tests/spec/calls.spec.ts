import { expect, test } from '@playwright/test';
import { codeOnlyOf, connect, entry, heading, open, saver } from './page';

test('2.1, 7.1 every call goes to the site itself and only reads', async ({ page, baseURL }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) calls.push(`${request.method()} ${request.url()}`);
  });
  for (const path of [
    './',
    'docs/theming',
    'api/Chart',
    'examples/bar',
    'all-types/functions/Axis',
  ]) {
    await open(page, path);
  }
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.filter((call) => !call.startsWith(`GET ${baseURL}`))).toEqual([]);
});

test('2.6 a page answers with and without a slash', async ({ page }) => {
  for (const path of ['docs/docs', 'docs/docs/']) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(heading(page)).toHaveText('Docs');
  }
  // Links have one just where the page is the index of a folder.
  await expect(entry(page, 'Troubleshooting')).toHaveAttribute('href', /docs\/troubleshooting$/);
  await open(page, 'api/Chart');
  await expect(page.locator('a[href$="/all-types/"]').first()).toBeAttached();
  await expect(page.locator('a[href$="/all-types"]')).toHaveCount(0);
});

test('7.5, 7.6 code of pages comes in chunks with numeric ids, when it is wanted', async ({
  page,
  browser,
}) => {
  const code = await codeOnlyOf(browser, 'docs/troubleshooting', 'docs/docs');
  await connect(page, saver);
  await open(page, 'docs/docs');
  const chunk = page.waitForResponse((response) => code.includes(response.url()));
  await entry(page, 'Troubleshooting').click();
  expect(await (await chunk).text()).toMatch(/push\(\[\["\d+"\]/);
  const all = await page.evaluate(async () => {
    const urls = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js'));
    return (await Promise.all(urls.map(async (url) => (await fetch(url)).text()))).join('\n');
  });
  expect(all).toContain('JSON.parse(');
});

test('6.1 nobody logs in: no form asks for a name, no answer sets a cookie', async ({ page }) => {
  const cookies: (string | undefined)[] = [];
  page.on('response', (response) => cookies.push(response.headers()['set-cookie']));
  for (const path of ['./', 'api/Chart', 'examples/examples']) {
    await open(page, path);
    await expect(page.locator('input[type=password], form[method=post]')).toHaveCount(0);
  }
  expect(cookies.length).toBeGreaterThan(20);
  expect(cookies.filter(Boolean)).toEqual([]);
});

test('3.5, 3.6, 9.5 the language is English and no other, from left to right', async ({ page }) => {
  await page.goto('./');
  const languages = page.locator('link[rel=alternate][hreflang]');
  expect(
    await languages.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
  ).toEqual(['en', 'x-default']);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});
