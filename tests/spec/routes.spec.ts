import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { specifiedRoutes } from './routes-of-the-specification';

test.describe('Section 2, routes', () => {
  test('2.2, 2.51, 9.3 {base} is the home page with the tagline', async ({ page }) => {
    const response = await page.goto('./');
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText('Elastic Charts');
    await expect(page.getByText('Charts are cool!')).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/plugin-docs/);
  });

  // Read as they were built; that they run without an error, the crawl of all pages tells.
  for (const [route, area] of specifiedRoutes) {
    test(`2.52 to 2.58 {base}${route} answers with its heading in ${area ?? 'no'} sidebar`, async ({
      request,
    }) => {
      const response = await request.get(route);
      expect(response.status()).toBe(200);
      const $ = load(await response.text());
      expect($('main h1').length).toBe(1);
      expect($('main h1').text()).toMatch(/\S/);
      const marked = $('.theme-layout-navbar-left .navbar__link--active').get();
      expect(marked.map((link) => $(link).text())).toEqual(area ? [area] : []);
      expect($('.theme-doc-sidebar-container').length).toBe(area ? 1 : 0);
      expect($('.theme-doc-sidebar-menu').length).toBe(area ? 1 : 0);
    });
  }

  test('2.59 the introductions to the docs and the examples are pages', async ({ request }) => {
    for (const route of ['docs/intro', 'examples/intro']) {
      const $ = load(await (await request.get(route)).text());
      expect($('main article p').text().length, route).toBeGreaterThan(200);
    }
  });

  test('a component’s route as a variable leads to its page among the functions', async ({
    page,
  }) => {
    await page.goto('all-types/variables/Axis');
    await page.waitForURL('**/all-types/functions/Axis');
    await expect(page.locator('main h1')).toHaveText('Axis');
  });

  test('2.50 routes are exact: a longer path is not found', async ({ page }) => {
    const response = await page.goto('docs/docs/more');
    expect(response?.status()).toBe(404);
  });

  test('2.14, 8.5 an unknown path shows the not-found page with a title of its own', async ({
    page,
  }) => {
    const response = await page.goto('nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Page Not Found');
    await expect(page).toHaveTitle('Page Not Found | Elastic Charts');
  });
});
