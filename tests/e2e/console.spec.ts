import { expect, test } from '@playwright/test';
import { pagesOfSitemap, part } from '../site';
import { connect, hydrated, saver } from '../spec/page';

const parts = 16;

test.describe('Section 8, no page of the sitemap reports an error', () => {
  test.setTimeout(300_000);

  for (let index = 0; index < parts; index++) {
    test(`part ${index + 1} of ${parts}`, async ({ page, request }) => {
      const problems: string[] = [];
      const note = (text: string) => problems.push(`${new URL(page.url()).pathname}: ${text}`);
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      page.on('pageerror', (error) => note(error.message));
      // Fetching ahead what each of a thousand pages links to would take most of the time.
      await connect(page, saver);
      for (const path of part(await pagesOfSitemap(request), index, parts)) {
        await page.goto(path, { waitUntil: 'commit' });
        await hydrated(page);
      }
      expect(problems).toEqual([]);
    });
  }
});
