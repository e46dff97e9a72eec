import { expect, test, type Page } from '@playwright/test';
import { kindsAlsoWith } from '../page-kinds';
import { expectReadable } from '../pages/readable';
import { hydrated } from '../spec/page';

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
  test(`text at 200 % by ${method} is neither clipped nor overlapping`, async ({ page }) => {
    await enlarge(page);
    for (const [kind, { path }] of kindsAlsoWith('large text'))
      await test.step(kind, async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await open(page, path);
        await expectReadable(page, { width: 1280, height: 900 });
        await expectReadable(page, { width: 390, height: 900 });
      });
  });

// tests/pages/visits.spec.ts checks every kind of page at this width. These pages have the widest content.
test('pages fit into 320 px without clipping or overlap', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['docs/data', 'examples/heatmap', 'changelog']) {
    await open(page, path);
    await expectReadable(page, { width: 320, height: 640 });
  }
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

/** Opens a page, and waits until it has its search box. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.waitForSelector('#search_input_react:enabled', { state: 'attached' });
}
