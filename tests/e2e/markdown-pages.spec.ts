import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { missingParts } from '../markdown/missing-parts';
import { partsOfHtml } from '../markdown/parts-of-html';
import { partsOfMarkdown } from '../markdown/parts-of-markdown';
import { linksOfHtml } from '../page-links';
import { pagesOfSitemap, part } from '../site';

const parts = 8; // tested in parallel
for (let index = 0; index < parts; index += 1)
  test(`the Markdown of every page has its headings, code blocks and props: part ${index + 1} of ${parts}`, async ({
    request,
  }) => {
    test.setTimeout(300_000);
    for (const path of part(await pagesOfSitemap(request), index, parts)) {
      const html = await (await request.get(path)).text();
      const response = await request.get(linksOfHtml(html).markdown);
      expect(response.headers()['content-type'], path).toBe('text/markdown; charset=utf-8');
      const markdown = await response.text();
      expect(markdown, path).toMatch(/^# .+\n\n> .+\n\nPage: <https?:.+>\n\n/);
      expect(missingParts(partsOfHtml(html), partsOfMarkdown(markdown)), path).toEqual([]);
    }
  });

test('links in Markdown are absolute and lead to pages, anchors and files that exist', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const anchors = new Map<string, Set<string>>();
  const links = new Map<string, string>();
  for (const path of await pagesOfSitemap(request)) {
    const page = linksOfHtml(await (await request.get(path)).text());
    anchors.set(withoutSlash(path), page.anchors);
    const markdown = await (await request.get(page.markdown)).text();
    for (const url of partsOfMarkdown(markdown).links) links.set(url, path);
  }
  const list = await (await request.get('llms.txt')).text();
  for (const url of partsOfMarkdown(list).links) links.set(url, 'llms.txt');

  const origin = await siteOrigin(request);
  const broken: string[] = [];
  const files = new Map<string, boolean>();
  for (const [url, from] of links) {
    const to = URL.canParse(url) ? new URL(url) : undefined;
    if (to && to.origin !== origin) continue;
    const known = anchors.get(withoutSlash(to?.pathname ?? ''));
    const anchor = decodeURIComponent(to?.hash.slice(1) ?? '');
    if (to && !known && !files.has(to.pathname))
      files.set(to.pathname, (await request.head(to.pathname)).ok());
    const exists = known ? !anchor || known.has(anchor) : to && files.get(to.pathname);
    if (!exists) broken.push(`${from} -> ${url}`);
  }
  expect(broken).toEqual([]);
  expect(links.size).toBeGreaterThan(2000);
});

const withoutSlash = (path: string) => decodeURIComponent(path).replace(/\/$/, '');

/** Returns the configured origin of the site, which differs from that of the test server. */
const siteOrigin = async (request: APIRequestContext) =>
  new URL(load(await (await request.get('./')).text())('link[rel=canonical]').attr('href')!).origin;

test('llms.txt lists the Markdown of every page once, with title and description', async ({
  request,
}) => {
  const response = await request.get('llms.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const entries = [
    ...(await response.text()).matchAll(/^- \[(?<title>.+?)\]\((?<url>\S+)\): (?<about>.+)$/gm),
  ].map(({ groups }) => groups!);
  const listed = entries.map(({ url = '' }) => new URL(url).pathname).sort();
  const pages = await pagesOfSitemap(request);
  expect(listed).toEqual(pages.map((path) => path.replace(/\/$/, '/index') + '.md').sort());
  const titles = entries.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);

  const full = await (await request.get('llms-full.txt')).text();
  const guide = await (await request.get('docs/troubleshooting.md')).text();
  expect(full).toContain(guide);
});

test.describe('Controls of a page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy page' });
  const status = (page: Page) => copyButton(page).locator('..').locator('[aria-live]');

  for (const path of ['docs/axes', 'category/specs', 'examples/bar/stacked', ''])
    test(`copy the Markdown of "${path}" and announce it`, async ({ page, request }) => {
      await page.goto(path || './');
      const link = page.getByRole('link', { name: 'View as Markdown' });
      const markdown = await (await request.get((await link.getAttribute('href'))!)).text();
      await copyButton(page).click();
      await expect(status(page)).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
      await link.focus();
      await expect(status(page)).toHaveText('');
    });

  test('copy the new page after navigation, with the keyboard', async ({ page }) => {
    await page.goto('docs/axes');
    await page.locator('html[data-has-hydrated=true]').waitFor();
    await page.getByRole('link', { name: 'Troubleshooting' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Troubleshooting');
    await copyButton(page).press('Enter');
    await expect(status(page)).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# Troubleshooting\n/);
  });

  test('report a file that fails to load', async ({ page }) => {
    await page.route('**/docs/axes.md', (route) => route.fulfill({ status: 503 }));
    await page.goto('docs/axes');
    await copyButton(page).click();
    await expect(status(page)).toHaveText('Copy failed');
  });

  test('report a denied clipboard', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.goto('docs/axes');
    await copyButton(page).click();
    await expect(status(page)).toHaveText('Copy failed');
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page links to its Markdown and shows no copy button', async ({ page }) => {
    await page.goto('docs/axes');
    await expect(page.getByText('Copy page')).toBeHidden();
    const response = page.waitForResponse('**/docs/axes.md');
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    expect(await (await response).text()).toMatch(/^# Axes and time\n/);
  });
});
