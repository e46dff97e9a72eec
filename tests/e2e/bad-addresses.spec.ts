import { expect, test } from '@playwright/test';
import { hydrated, open } from '../spec/page';

/** A mark whose chunk id would make the browser load another path of the origin as a script. */
const maliciousMark = JSON.stringify({
  layout: 'docs',
  plugin: { name: 'docusaurus-plugin-content-docs', id: 'default' },
  sidebar: { name: 'docs', chunk: '../../../../api/jsonp?callback=alert' },
});

for (const value of ['x', maliciousMark])
  test(`An address cannot replace the mark of a page: ${value.slice(0, 10)}`, async ({ page }) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.goto(`docs/docs?docusaurus-data-page=${encodeURIComponent(value)}`);
    await hydrated(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-page');
    await page.locator('.theme-doc-sidebar-menu a').first().hover();
    await page.locator('.theme-doc-sidebar-menu').getByText('Install', { exact: true }).click();
    await expect(page.locator('main h1')).not.toHaveText('Docs');
    expect(paths.filter((path) => path.includes('jsonp'))).toEqual([]);
  });

test('An address that sets an attribute of scripts does not change what a click does', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const names = ['copy', 'tool', 'card', 'place', 'island', 'copy-page'];
  await open(page, `docs/docs?${names.map((name) => `docusaurus-data-${name}=1`).join('&')}`);
  await page.locator('main h1').click();
  await page.locator('main h1').hover();
  expect(errors).toEqual([]);
});

for (const theme of ['foo', 'system'])
  test(`A color mode that does not exist becomes that of the system: ${theme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, `docs/docs?docusaurus-theme=${theme}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
    await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
    await expect(page.locator('.navbar button[class*=toggleButton] svg:visible')).toHaveCount(1);
  });

for (const end of ['%20', '%09', '%C2%A0', '%2520', '.html%20'])
  test(`An address that ends in ${end} is not found, and the site goes on`, async ({ page }) => {
    const response = await page.goto(`docs/docs${end}`);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('main h1')).toHaveText('Page Not Found');
    await page.locator('.navbar').getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(page.locator('main h1')).toHaveText('Docs');
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText('Page Not Found');
  });
