import { expect, test, type Page } from '@playwright/test';
import { startChartsInView } from '../charts';
import { pagesOfSitemap, part } from '../site';
import { connect, hydrated, saver, watch } from '../spec/page';

const parts = 16;

test.describe('Section 8, no page of the sitemap reports an error', () => {
  test.setTimeout(300_000);

  for (let index = 0; index < parts; index++) {
    const number = `part ${index + 1} of ${parts}`;

    test(`when its address is opened, until its scripts run, ${number}`, async ({
      page,
      request,
    }) => {
      const problems = problemsOf(page);
      // Fetching ahead what each of a thousand pages links to would take most of the time.
      await connect(page, saver);
      for (const path of part(await pagesOfSitemap(request), index, parts))
        await test.step(path, async () => {
          await page.goto(path, { waitUntil: 'commit' });
          await hydrated(page);
        });
      expect(problems).toEqual([]);
    });

    // Charts and search stay loaded from page to page here: it would take minutes to load them on each.
    test(`when it is navigated to, until its charts are drawn, ${number}`, async ({
      page,
      request,
    }) => {
      const problems = problemsOf(page);
      await connect(page, saver);
      const settled = watch(page);
      await page.goto('./');
      await page.getByRole('search').hover();
      await settled();
      for (const path of part(await pagesOfSitemap(request), index, parts))
        await test.step(path, async () => {
          await navigate(page, path);
          await startChartsInView(page);
          await settled();
          // An example of a failed request has an alert of its own, inside its chart.
          const alerts = page.locator('[role=alert]:not(.echChart *)');
          for (const alert of await alerts.allTextContents()) problems.push(`${path}: ${alert}`);
        });
      expect(problems).toEqual([]);
    });
  }
});

/** Errors that the page reports from now on, with its path; the list grows. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  const note = (text: string) => problems.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
  return problems;
}

/** Goes to another page of the site as a link does, and waits until it shows. */
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
