import { expect, test } from '@playwright/test';
import { hydrated } from '../spec/page';
import { contentOfPage } from './content';
import { startDevServer } from './dev-server';
import { kindsAlsoWith } from '../page-kinds';
import { messagesOf } from '../pages/messages';

test.describe('npm run dev', () => {
  // Tests run sequentially in one process, because they share the server.
  test.describe.configure({ mode: 'default' });
  let server: Awaited<ReturnType<typeof startDevServer>>;
  test.beforeAll(async () => {
    test.setTimeout(300_000); // compiles the site
    const port = Number(process.env.TEST_PORT ?? 4173) + 2;
    server = await startDevServer(port, process.env.BASE_PATH ?? '/elastic-charts/');
  });
  test.afterAll(() => server.close());

  for (const [kind, { path, file = path }] of kindsAlsoWith('React’s development build'))
    test(`renders the same content as the production build, without console messages: ${kind}`, async ({
      page,
    }) => {
      await page.goto(file);
      await hydrated(page);
      const built = await page.evaluate(contentOfPage);
      const problems = await messagesOf(page);
      await page.goto(server.url + file);
      await expect(page.locator('[data-page]')).toBeVisible();
      expect(await page.evaluate(contentOfPage)).toEqual(built);
      expect(problems).toEqual([]);
    });

  test('finds pages with the search', async ({ page }) => {
    await page.goto(`${server.url}docs/intro`);
    await page.getByRole('combobox').fill('troubleshooting');
    await expect(page.getByRole('option').first()).toContainText('Troubleshooting');
  });
});
