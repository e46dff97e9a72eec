import { expect, test } from '@playwright/test';
import LZString from 'lz-string';
import { libraryVersion } from '../library-version';
import { watch } from './page';

test.describe('Section 2, shared layout', () => {
  test('2.20 the first Tab focuses the skip link, which moves the focus to the main area', async ({
    page,
  }) => {
    await page.goto('docs/docs');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Skip to main content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test('2.22, 2.25, 2.26, 2.30, 2.31, 2.40, 3.2, 9.7 the navbar has three sidebars on the left and three external links on the right', async ({
    page,
    baseURL,
  }) => {
    const base = new URL(baseURL!).pathname;
    await page.goto('./');
    const left = page.locator('.theme-layout-navbar-left .navbar__link');
    await expect(left).toHaveText(['Docs', 'API', 'Examples']);
    const hrefs = await left.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([`${base}docs/docs`, `${base}api/Chart`, `${base}examples/examples`]);
    const right = page.locator('.theme-layout-navbar-right .navbar__link');
    await expect(right).toHaveText([/^Playground/, /^Storybook/, /^GitHub/]);
    for (const link of await right.all()) await expect(link).toHaveAttribute('target', '_blank');
    await expect(right.nth(0)).toHaveAttribute('href', /^https:\/\/codesandbox\.io\//);
    await expect(right.nth(1)).toHaveAttribute('href', `${base}storybook`);
    await expect(right.nth(2)).toHaveAttribute('href', 'https://github.com/elastic/elastic-charts');
    await expect(page.locator('a.navbar__brand')).toHaveAttribute('href', base);
  });

  test('Playground opens a sandbox with the library and its stylesheet', async ({ page }) => {
    await page.goto('./');
    const href = await page.getByRole('link', { name: 'Playground' }).first().getAttribute('href');
    const url = new URL(href!);
    expect(url.host).toBe('codesandbox.io');
    const parameters = url.searchParams.get('parameters')!.replace(/-/g, '+').replace(/_/g, '/');
    const { files } = JSON.parse(LZString.decompressFromBase64(parameters));
    const { dependencies } = JSON.parse(files['package.json'].content);
    expect(dependencies).toMatchObject({
      '@elastic/charts': libraryVersion.version,
      react: '18.3.1',
    });
    expect(files['src/index.tsx'].content).toContain('@elastic/charts/dist/theme_light.css');
    expect(files['src/App.tsx'].content).toContain('export default function');
  });

  test('2.32 external links open in a new tab', async ({ page }) => {
    await page.goto('all-types/functions/Settings');
    const outside = page.locator('a[href^="http"]');
    expect(await outside.count()).toBeGreaterThan(2);
    for (const link of await outside.all()) await expect(link).toHaveAttribute('target', '_blank');
  });

  test('9.3, 9.4 titles end with the delimiter and the site title; the footer contains 2025', async ({
    page,
  }) => {
    await page.goto('docs/docs');
    await expect(page).toHaveTitle('Docs | Elastic Charts');
    await expect(page.locator('.footer__copyright')).toContainText('2025');
  });

  test('2.10, 9.2 breadcrumbs are visible; the table of contents contains levels 2 and 3', async ({
    page,
  }) => {
    await page.goto('api/specs/xy/Axis');
    await expect(page.locator('nav.theme-doc-breadcrumbs')).toContainText('Cartesian');
    const headings = await page.locator('.markdown :is(h2[id], h3[id])').count();
    expect(headings).toBeGreaterThan(2);
    await expect(page.locator('.theme-doc-toc-desktop a')).toHaveCount(headings);
  });

  test('2.11, 2.12, 2.13, 9.13 metadata: generator, viewport, large card, no noindex', async ({
    page,
  }) => {
    await page.goto('./');
    const meta = (name: string) => page.locator(`meta[name="${name}"]`);
    await expect(meta('generator')).toHaveAttribute('content', 'Docusaurus v3.9.2');
    await expect(meta('viewport')).toHaveAttribute(
      'content',
      /width=device-width, ?initial-scale=1/,
    );
    await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image');
    await expect(meta('robots')).toHaveCount(0);
  });

  test('pages do not overflow on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const settled = watch(page);
    for (const path of [
      './',
      'docs/docs',
      'docs/troubleshooting',
      'api/Chart',
      'api/specs/xy/BarSeries',
      'examples/examples',
      'examples/heatmap',
      'all-types/',
      'all-types/functions/Settings',
      'all-types/variables/LIGHT_THEME',
      'category/cartesian',
    ]) {
      await page.goto(path);
      await settled();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(390);
    }
  });
});
