import { expect, test } from '@playwright/test';
import {
  chunksOnlyOf,
  emulateConnection,
  sidebarLink,
  heading,
  open,
  pageChunks,
  dataSaver,
  watch,
} from './page';

test('2.1, 7.1 all requests are GET requests to the site', async ({ page, baseURL }) => {
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

test('2.6 pages are available with and without trailing slash', async ({ page }) => {
  for (const path of ['docs/docs', 'docs/docs/']) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(heading(page)).toHaveText('Docs');
  }
  // Links have a trailing slash only for index pages.
  await expect(sidebarLink(page, 'Troubleshooting')).toHaveAttribute(
    'href',
    /docs\/troubleshooting$/,
  );
  await open(page, 'api/Chart');
  await expect(page.locator('a[href$="/all-types/"]').first()).toBeAttached();
  await expect(page.locator('a[href$="/all-types"]')).toHaveCount(0);
});

test('7.5 pages are lazily loaded chunks with numeric ids', async ({ page, browser }) => {
  const chunks = await chunksOnlyOf(browser, 'docs/troubleshooting', 'docs/docs');
  await emulateConnection(page, dataSaver);
  await open(page, 'docs/docs');
  const chunk = page.waitForResponse((response) => chunks.includes(response.url()));
  await sidebarLink(page, 'Troubleshooting').click();
  expect(await (await chunk).text()).toMatch(/push\(\[\["\d+"\]/);
});

test('7.6 plugin metadata and category sidebars are lazily loaded JSON chunks', async ({
  page,
}) => {
  const chunks: Promise<string>[] = [];
  page.on('response', (response) => {
    if (pageChunks.test(response.url())) chunks.push(response.text());
  });
  await emulateConnection(page, dataSaver);
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

test('6.1 there is no login: no password fields, no cookies', async ({ page, context }) => {
  const settled = watch(page);
  for (const path of ['./', 'api/Chart', 'examples/examples']) {
    await page.goto(path);
    await settled();
    await expect(page.locator('input[type=password], form[method=post]')).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
});
