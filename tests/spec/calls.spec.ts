import { expect, test } from '@playwright/test';
import { entry, heading, open, pageCode } from './page';

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
});

test('7.5, 7.6 code of pages comes in chunks with numeric ids, when it is wanted', async ({
  page,
}) => {
  await open(page, 'docs/docs');
  const chunk = page.waitForResponse(pageCode);
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

test('9.5, 3.5 the language is English, from left to right', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});
