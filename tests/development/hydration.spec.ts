import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startChartsInView } from '../charts';
import { watch } from '../spec/page';
import { kindsAlsoWith } from '../page-kinds';
import { messagesOf } from '../pages/messages';

/** Scripts with React's development build, which reports hydration mismatches, and the files that they load. */
const development = '.generated/development-client/site';

test.beforeEach(({ page, baseURL }) =>
  page.route('**/*.{js,css,json}', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(development, pathname.slice(new URL(baseURL!).pathname.length));
    // The chunks of pages, which contain no code, exist only in the production build.
    if (fs.existsSync(file)) await route.fulfill({ path: file });
    else await route.continue();
  }),
);

test.describe('React reports no errors in a development build', () => {
  for (const [kind, { path, file = path }] of kindsAlsoWith('React’s development build'))
    test(`on page load and when charts start: ${kind}`, async ({ page }) => {
      const problems = await messagesOf(page);
      const settled = watch(page);
      await page.goto(file);
      await settled();
      await startChartsInView(page);
      await settled();
      expect(problems).toEqual([]);
    });

  test('during navigation', async ({ page }) => {
    const problems = await messagesOf(page);
    await page.goto('./');
    await watch(page)();
    for (const name of ['Docs', 'API', 'Examples']) {
      await page.locator('.navbar').getByRole('link', { name, exact: true }).click();
      await page.waitForURL(new RegExp(`/${name.toLowerCase()}/`));
    }
    expect(problems).toEqual([]);
  });
});

test('Hydration mismatches are reported', async ({ page }) => {
  const problems = await messagesOf(page);
  await page.route('**/docs/intro', async (route) => {
    const html = await (await route.fetch()).text();
    const body = html.replace('<b class="navbar__title', '<b class="changed navbar__title');
    expect(body.length).toBeGreaterThan(html.length);
    await route.fulfill({ body, contentType: 'text/html' });
  });
  await page.goto('docs/intro');
  await watch(page)();
  expect(problems.join()).toMatch(/did not match/);
});
