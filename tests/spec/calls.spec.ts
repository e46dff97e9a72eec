import { expect, test } from '@playwright/test';
import { codeOnlyOf, connect, entry, heading, open, pageCode, saver, watch } from './page';

test('2.1, 7.1 every call goes to the site itself and only reads', async ({ page, baseURL }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) calls.push(`${request.method()} ${request.url()}`);
  });
  const settled = watch(page);
  for (const path of [
    './',
    'docs/theming',
    'api/Chart',
    'examples/bar',
    'all-types/functions/Axis',
  ]) {
    await page.goto(path);
    await settled();
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

test('7.5 code of pages comes in chunks with numeric ids, when it is wanted', async ({
  page,
  browser,
}) => {
  const code = await codeOnlyOf(browser, 'docs/troubleshooting', 'docs/docs');
  await connect(page, saver);
  await open(page, 'docs/docs');
  const chunk = page.waitForResponse((response) => code.includes(response.url()));
  await entry(page, 'Troubleshooting').click();
  expect(await (await chunk).text()).toMatch(/push\(\[\["\d+"\]/);
});

test('7.6 data of plugins and of category sidebars comes in chunks, when it is wanted, that hold nothing but JSON', async ({
  page,
}) => {
  const chunks: Promise<string>[] = [];
  page.on('response', (response) => {
    if (pageCode.test(response.url())) chunks.push(response.text());
  });
  await connect(page, saver);
  await open(page, 'docs/docs');
  await page.locator('.navbar').getByRole('link', { name: 'API' }).click();
  await expect(heading(page)).toHaveText('Chart');
  const json = /push\(\[\["\d+"\],\{\d+\((\w+)\)\{\1\.exports=JSON\.parse\('(.*)'\)\}\}\]\);?$/s;
  const data = (await Promise.all(chunks)).map((code) => json.exec(code)?.[2] ?? '');
  for (const part of [
    /^\{"name":"docusaurus-plugin-content-docs","id":"default"\}$/,
    /"type":"category","label":"Cartesian"/,
  ])
    expect(
      data.filter((text) => part.test(text)),
      String(part),
    ).toHaveLength(1);
});

test('6.1 nobody logs in: no form asks for a name, no page keeps a cookie', async ({
  page,
  context,
}) => {
  const settled = watch(page);
  for (const path of ['./', 'api/Chart', 'examples/examples']) {
    await page.goto(path);
    await settled();
    await expect(page.locator('input[type=password], form[method=post]')).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
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
