import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { bundleWorker } from '../../plugins/offline/index';
import { dataSaver, emulateConnection, heading, hydrated, open, sidebarLink } from '../spec/page';
import { serveDeployments } from './deployed-site';

test.use({ serviceWorkers: 'allow' });

/** Waits until a page is stored. If it is not, the message of the test has the state of the worker and its caches. */
const stored = (page: Page, url: string) =>
  expect.poll(() => page.evaluate(stateOf, url), url).toBe('stored');

async function stateOf(url: string): Promise<string> {
  if (await caches.match(url)) return 'stored';
  const registration = await navigator.serviceWorker.getRegistration();
  const workers = ['installing', 'waiting', 'active'] as const;
  const states = workers.map((key) => `${key}: ${registration?.[key]?.state ?? 'none'}`);
  const entries = (await caches.keys()).map(
    async (name) => `${name}: ${(await (await caches.open(name)).keys()).length}`,
  );
  return [...states, ...(await Promise.all(entries))].join(', ');
}

/** Waits until the worker of the deployed build is active. Runs in a page outside the scope of the worker. */
async function updateWorker(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await registration!.update();
  const next = registration!.installing ?? registration!.waiting ?? registration!.active;
  while (next?.state !== 'activated')
    await new Promise((resolve) => next?.addEventListener('statechange', resolve, { once: true }));
}

/** Waits until a page is shown that the worker has stored with its files. */
async function openStored(page: Page, url: string, title: string) {
  await page.goto(url);
  await hydrated(page);
  await expect(heading(page)).toHaveText(title);
}

const follow = async (page: Page, link: string, title = link) => {
  await sidebarLink(page, link).click();
  await expect(heading(page)).toHaveText(title);
};

/** Whether the stylesheet and the font of the page are there. */
const hasStyles = (page: Page) =>
  page.evaluate(async () => {
    const fonts = [...(await document.fonts.ready)].map(({ status }) => status);
    const rules = [...document.styleSheets].map(({ cssRules }) => cssRules.length);
    return fonts.includes('loaded') && Math.max(...rules) > 100;
  });

test('visited pages and those of the sidebar open offline, others say so', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, 'docs/axes');
  await follow(page, 'Troubleshooting');
  const pages = [
    { url: `${baseURL}docs/troubleshooting`, title: 'Troubleshooting' },
    { url: `${baseURL}docs/axes`, title: 'Axes and time' },
    { url: `${baseURL}docs/bars`, title: 'Bar charts' }, // was not visited
  ];
  for (const { url } of pages) await stored(page, url);
  // The worker answers requests of later pages only.
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await context.setOffline(true);
  for (const { url, title } of pages)
    await test.step(title, async () => {
      await openStored(page, url, title);
      expect(await hasStyles(page)).toBe(true);
    });

  const response = await page.goto('all-types/interfaces/AxisSpec?a#b');
  expect(response?.status()).toBe(503);
  await expect(page).toHaveTitle('You are offline');
  await expect(heading(page)).toHaveText('You are offline');
  await page.getByRole('link', { name: 'Axes and time', exact: true }).click();
  await hydrated(page);
  await expect(heading(page)).toHaveText('Axes and time');
});

test.describe('After another deployment', () => {
  let site: Awaited<ReturnType<typeof serveDeployments>>;

  test.beforeEach(async ({ baseURL, page }) => {
    site = await serveDeployments(new URL(baseURL!).pathname);
    // Otherwise, the chunks of links are there before they are clicked.
    await emulateConnection(page, dataSaver);
    await open(page, `${site.url}docs/axes`);
    await stored(page, `${site.url}docs/axes`);
  });
  test.afterEach(() => site.close());

  test('an open tab shows the new pages', async ({ page, context }) => {
    await follow(page, 'Troubleshooting');
    await stored(page, `${site.url}docs/troubleshooting`);
    await open(page, `${site.url}docs/axes`);
    await page.addInitScript(() => {
      const look = () => {
        const title = document.querySelector('h1')?.textContent;
        if (title === 'Troubleshooting' || title === 'Bar charts')
          sessionStorage.setItem('old', title);
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await hydrated(page);
    const renameTitles = (text: string) => text.replace(/<h1[^>]*>[^<]+/g, '$& (new)');
    const worker = fs.readFileSync('build/sw.js', 'utf8');
    site.deploy((file, text) => (file === 'sw.js' ? worker : renameTitles(text)));
    await follow(page, 'Bar charts', 'Bar charts (new)');
    await hydrated(page);
    // This page was stored before.
    await follow(page, 'Troubleshooting', 'Troubleshooting (new)');
    expect(await page.evaluate(() => sessionStorage.getItem('old'))).toBeNull();
    // The new worker comes when no page of the site is open: in Chromium 156 with DevTools attached, as by Playwright, a
    // request while the earlier worker is being stopped starts it again, and the new one waits for up to five minutes; or
    // it loses the request.
    await page.goto(new URL('/', site.url).href);
    site.deploy((_file, text) => renameTitles(text));
    await page.evaluate(updateWorker, site.url);
    await context.setOffline(true);
    await openStored(page, `${site.url}docs/bars`, 'Bar charts (new)');
  });

  test('a build without the plugin removes the worker and what it has stored', async ({ page }) => {
    const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'worker-'));
    await bundleWorker({ enabled: false, build: 'new', outDir });
    const worker = fs.readFileSync(path.join(outDir, 'sw.js'), 'utf8');
    fs.rmSync(outDir, { recursive: true });
    site.deploy((file) => (file === 'sw.js' ? worker : undefined));
    // A page of the first build would register the worker again.
    await page.goto(`${site.url}robots.txt`);
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(workers).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});
