import { expect, test, type APIRequestContext } from '@playwright/test';
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
  for (const statement of ['2.52', '2.53', '2.54', '2.55', '2.56', '2.57'])
    test(`${statement} its routes are pages, each with the heading that its path names`, async ({
      request,
    }) => {
      const problems: string[] = [];
      for (const route of specifiedRoutes[statement]!) {
        const { status, headings } = await read(request, route);
        const name = route.replace(/\/$/, '').split('/').at(-1)!.replace('-', ' ');
        const named =
          headings.length === 1 && headings[0]!.toLowerCase().includes(name.toLowerCase());
        if (status !== 200) problems.push(`${route} answers with ${status}`);
        else if (!named) problems.push(`${route} is headed ${headings.join(', ') || 'by nothing'}`);
      }
      expect(problems).toEqual([]);
    });

  for (const [statement, areaOf] of [
    ['2.52', (route: string) => (route.startsWith('docs/') ? 'Docs' : 'Examples')],
    ['2.53', (route: string) => (route.startsWith('docs/') ? 'Docs' : 'API')],
    ['2.54', () => 'API'],
    ['2.55', () => 'API'],
    ['2.56', () => 'API'],
    ['2.58', () => undefined],
  ] as const)
    test(`${statement} its pages have the sidebar of their area, or none`, async ({ request }) => {
      const problems: string[] = [];
      for (const route of specifiedRoutes[statement]!) {
        const { marked, sidebars } = await read(request, route);
        const area = areaOf(route);
        if (marked.join() !== (area ?? ''))
          problems.push(`${route} marks ${marked.join() || 'no area'}`);
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

/** What the HTML of a page says before any script runs. */
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
    marked: texts('.theme-layout-navbar-left .navbar__link--active'),
    sidebars: $('.theme-doc-sidebar-container .theme-doc-sidebar-menu').length,
  };
}
