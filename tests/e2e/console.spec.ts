import { expect, test, type Page } from '@playwright/test';
import { startChartsInView } from '../charts';
import { pagesOfSitemap, part } from '../site';
import { emulateConnection, hydrated, dataSaver, watch } from '../spec/page';

const parts = 16;

test.describe('Section 8, no page of the sitemap reports an error', () => {
  test.setTimeout(300_000);

  for (let index = 0; index < parts; index++) {
    const number = `part ${index + 1} of ${parts}`;

    test(`on page load, until hydration, ${number}`, async ({ page, request }) => {
      const problems = problemsOf(page);
      // Data saver disables prefetching, which would take most of the time.
      await emulateConnection(page, dataSaver);
      for (const path of part(await pagesOfSitemap(request), index, parts))
        await test.step(path, async () => {
          await page.goto(path, { waitUntil: 'commit' });
          await hydrated(page);
        });
      expect(problems).toEqual([]);
    });

    // Client-side navigation, because loading charts and search on each page would take minutes.
    test(`on navigation, until its charts have rendered, ${number}`, async ({ page, request }) => {
      const problems = problemsOf(page);
      await emulateConnection(page, dataSaver);
      const settled = watch(page);
      await page.goto('./');
      await page.getByRole('search').hover();
      await settled();
      for (const path of part(await pagesOfSitemap(request), index, parts))
        await test.step(path, async () => {
          await navigate(page, path);
          await startChartsInView(page);
          await settled();
          // Alerts inside of charts belong to examples.
          const alerts = page.locator('[role=alert]:not(.echChart *)');
          for (const alert of await alerts.allTextContents()) problems.push(`${path}: ${alert}`);
        });
      expect(problems).toEqual([]);
    });
  }
});

/** Collects errors that the page reports from now on, with its path. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  const record = (text: string) => problems.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => {
    if (message.type() === 'error') record(message.text());
  });
  page.on('pageerror', (error) => record(error.message));
  return problems;
}

/** Navigates to another page on the client, and waits until it is rendered. */
async function navigate(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitForFunction((to) => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    return canonical && new URL(canonical.href).pathname === to;
  }, path);
}
