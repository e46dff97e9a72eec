import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../spec/page';
import { clippedTexts, overlappingTexts } from './texts-on-page';

const kinds = [
  './',
  'docs/intro',
  'api/specs/xy/BarSeries',
  'examples/examples',
  'examples/bar/stacked',
  'all-types/functions/Axis',
  'category/cartesian',
];

/** Methods of enlarging text to 200 %. */
const methods = {
  'the browser’s font size': async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  },
  'a user stylesheet': (page: Page) =>
    page.addInitScript(() => {
      const style = new CSSStyleSheet();
      style.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets.push(style);
    }),
};

for (const [method, enlarge] of Object.entries(methods))
  for (const width of [1280, 390])
    test(`text at 200 % by ${method} is neither clipped nor overlapping at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await enlarge(page);
      for (const path of kinds) await expectReadable(page, path, width);
    });

test('page zoom of 200 % at 1280 px causes no clipping or overlap', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 450 });
  for (const path of kinds) await expectReadable(page, path, 640);
});

test('pages fit into 320 px without clipping or overlap', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const more = ['docs/data', 'examples/heatmap', 'all-types/', 'changelog', 'nowhere'];
  for (const path of [...kinds, ...more]) await expectReadable(page, path, 320);
});

test('with larger text the mobile layout starts at a greater width, in styles and in scripts', async ({
  page,
}) => {
  await methods['the browser’s font size'](page);
  await page.goto('docs/docs');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeVisible();
  await expect(page.locator('.theme-doc-sidebar-menu')).toHaveCount(0); // only in the mobile sidebar
  await page.setViewportSize({ width: 1992, height: 900 });
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).not.toBeVisible();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
});

async function expectReadable(page: Page, path: string, width: number) {
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator('#search_input_react')).toBeEnabled();
  // Include content whose layout is deferred.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
    width,
  );
  expect(await page.evaluate(overlappingTexts), path).toEqual([]);
  expect(await page.evaluate(clippedTexts), path).toEqual([]);
}
