// cspell:ignore maglev
import { expect, test, type Page } from '@playwright/test';
import { followLink, loadInFrame, type Content } from '../pages/crawl';
import { pagesOfSitemap, part } from '../site';
import { dataSaver, emulateConnection, hydrated } from '../spec/page';

const parts = 4;

// Charts and pictures are neither started nor loaded here: tests/visual/pictures.spec.ts starts every chart, and fails
// on any message. A small viewport takes less time to paint. Code of a page that is soon left is not worth optimizing.
test.use({
  viewport: { width: 390, height: 50 },
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--blink-settings=imagesEnabled=false',
        '--js-flags=--single-threaded --no-maglev --no-turbofan',
      ],
    }),
});

test.describe('Section 8, no page of the sitemap reports an error', () => {
  test.setTimeout(300_000);

  for (let index = 0; index < parts; index++)
    test(`on page load and on navigation, part ${index + 1} of ${parts}`, async ({
      page,
      request,
    }) => {
      const paths = part(await pagesOfSitemap(request), index, parts);
      const { problems, visit } = problemsOf(page);
      // Data saver disables prefetching, which would take most of the time.
      await emulateConnection(page, dataSaver);
      const loaded = new Map<string, Content>();

      await page.goto('search'); // not in the sitemap
      await hydrated(page);
      await test.step('on page load, until hydration', async () => {
        for (const path of paths) loaded.set(path, await visit(path, loadInFrame));
        await page.locator('iframe').evaluate((frame) => frame.remove());
      });
      await test.step('on navigation by links', async () => {
        for (const path of paths)
          expect.soft(await visit(path, followLink)).toEqual(loaded.get(path));
      });

      for (const [path, { heading, canonical }] of loaded) {
        if (!heading) problems.push(`${path} has no heading`);
        if (canonical !== path) problems.push(`${path} has the canonical path ${canonical}`);
      }
      expect(problems).toEqual([]);
    });
});

/** Collects the errors that a page reports while other pages are visited with it, with their paths. */
function problemsOf(page: Page) {
  const problems: string[] = [];
  let current = '';
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${current}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${current}: ${error.message}`));
  const visit = (path: string, open: typeof loadInFrame): Promise<Content> => {
    current = path;
    return open(page, path);
  };
  return { problems, visit };
}
