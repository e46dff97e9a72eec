import { expect, test, type APIRequestContext } from '@playwright/test';
import { load } from 'cheerio';
import { specifiedRoutes } from './specified-routes';

test.describe('Section 2, routes', () => {
  test('2.2, 2.51, 9.3 {base} is the home page with the tagline', async ({ page }) => {
    const response = await page.goto('./');
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText('Elastic Charts');
    await expect(page.getByText('Charts are cool!')).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/plugin-docs/);
  });

  // Checks the static HTML. tests/e2e/console.spec.ts checks that pages run without errors.
  for (const requirement of ['2.52', '2.53', '2.54', '2.55', '2.56', '2.57'])
    test(`${requirement} routes are pages with matching headings`, async ({ request }) => {
      const problems: string[] = [];
      for (const route of specifiedRoutes[requirement]!) {
        const { status, headings } = await read(request, route);
        const name = route.replace(/\/$/, '').split('/').at(-1)!.replace('-', ' ');
        const matches =
          headings.length === 1 && headings[0]!.toLowerCase().includes(name.toLowerCase());
        if (status !== 200) problems.push(`${route} has status ${status}`);
        else if (!matches) problems.push(`${route} has the headings: ${headings.join(', ')}`);
      }
      expect(problems).toEqual([]);
    });

  for (const [requirement, areaOf] of [
    ['2.52', (route: string) => (route.startsWith('docs/') ? 'Docs' : 'Examples')],
    ['2.53', (route: string) => (route.startsWith('docs/') ? 'Docs' : 'API')],
    ['2.54', () => 'API'],
    ['2.55', () => 'API'],
    ['2.56', () => 'API'],
    ['2.58', () => undefined],
  ] as const)
    test(`${requirement} pages have the sidebar of their area, or none`, async ({ request }) => {
      const problems: string[] = [];
      for (const route of specifiedRoutes[requirement]!) {
        const { activeAreas, sidebars } = await read(request, route);
        const area = areaOf(route);
        if (activeAreas.join() !== (area ?? ''))
          problems.push(`${route} has the active area ${activeAreas.join() || 'none'}`);
        if (sidebars !== (area ? 1 : 0)) problems.push(`${route} has ${sidebars} sidebars`);
      }
      expect(problems).toEqual([]);
    });

  test('2.59 the introductions to the docs and the examples are pages', async ({ request }) => {
    for (const route of ['docs/intro', 'examples/intro']) {
      const $ = load(await (await request.get(route)).text());
      expect($('main article p').text().length, route).toBeGreaterThan(200);
    }
  });

  test('the route of a component under variables redirects to functions', async ({ page }) => {
    await page.goto('all-types/variables/Axis');
    await page.waitForURL('**/all-types/functions/Axis');
    await expect(page.locator('main h1')).toHaveText('Axis');
  });

  test('2.50 routes are exact matches', async ({ page }) => {
    const response = await page.goto('docs/docs/more');
    expect(response?.status()).toBe(404);
  });

  test('2.14, 8.5 an unknown path shows the not-found page', async ({ page }) => {
    const response = await page.goto('nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Page Not Found');
    await expect(page).toHaveTitle('Page Not Found | Elastic Charts');
  });
});

/** Reads the static HTML of a page. */
async function read(request: APIRequestContext, route: string) {
  const response = await request.get(route);
  const $ = load(await response.text());
  const texts = (selector: string) =>
    $(selector)
      .get()
      .map((element) => $(element).text());
  return {
    status: response.status(),
    headings: texts('main h1'),
    activeAreas: texts('.theme-layout-navbar-left .navbar__link--active'),
    sidebars: $('.theme-doc-sidebar-container .theme-doc-sidebar-menu').length,
  };
}
