import { expect, test, type Locator, type Page } from '@playwright/test';
import { chartFrame, startChart } from '../charts';
import { open, openSidebar } from '../spec/page';
import { decodePng } from '../visual/decode-png';

/** Color schemes of forced colors, each with a different stored color mode. */
const palettes = [
  { colorScheme: 'dark', chosen: 'light' },
  { colorScheme: 'light', chosen: 'dark' },
] as const;

async function forceColors(page: Page, { colorScheme, chosen }: (typeof palettes)[number]) {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  await page.addInitScript((mode) => localStorage.setItem('theme', mode), chosen);
}

/** Returns the lightness of an element's background, its most frequent color, and of the color farthest from it. */
async function contrastOf(element: Locator): Promise<{ background: number; farthest: number }> {
  const { data } = await decodePng(await element.screenshot());
  const counts = new Array<number>(256).fill(0);
  for (let i = 0; i < data.length; i += 4)
    counts[Math.round(0.2126 * data[i]! + 0.7152 * data[i + 1]! + 0.0722 * data[i + 2]!)]! += 1;
  const background = counts.indexOf(Math.max(...counts));
  const used = counts.flatMap((count, lightness) => (count > 20 ? [lightness] : []));
  const farthest = Math.max(...used.map((lightness) => Math.abs(lightness - background)));
  return { background, farthest };
}

/** Expects an element to have a different background than another, and legible text. */
async function expectHighlighted(element: Locator, other: Locator) {
  await expect(element).toBeVisible();
  const [one, two] = [await contrastOf(element), await contrastOf(other)];
  expect(Math.abs(one.background - two.background)).toBeGreaterThan(60);
  expect(one.farthest).toBeGreaterThan(90);
}

for (const palette of palettes)
  test.describe(`Forced colors, a ${palette.colorScheme} palette`, () => {
    test.beforeEach(({ page }) => forceColors(page, palette));
    const isDark = palette.colorScheme === 'dark';

    test('pictures and live charts follow the palette instead of the stored color mode', async ({
      page,
    }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/assets\/js\/charts/, async (route) => {
        await released;
        await route.continue();
      });
      await open(page, 'examples/bar/stacked');
      const frame = chartFrame(page);
      await startChart(frame);
      await frame.locator('button').blur();
      await expect(frame.locator('img:visible')).toHaveAttribute(
        'src',
        new RegExp(`${palette.colorScheme}\\.svg`),
      );
      const expectLegible = async () => {
        const { background, farthest } = await contrastOf(frame);
        expect(background > 128).toBe(!isDark);
        expect(farthest).toBeGreaterThan(120);
      };
      await expectLegible();
      release();
      await expect(frame.locator('.echCanvasRenderer')).toBeVisible();
      await expect(frame.locator('img:visible')).toHaveCount(0);
      await expectLegible();
    });

    test('the current page, the selected result and a pressed button are highlighted', async ({
      page,
    }) => {
      await open(page, 'docs/docs');
      const entries = page.locator('.theme-doc-sidebar-menu .menu__link');
      await expectHighlighted(entries.and(page.locator('[aria-current=page]')), entries.last());
      await page.locator('#search_input_react').fill('legend');
      await expectHighlighted(
        page.getByRole('option', { selected: true }),
        page.getByRole('option', { selected: false }).first(),
      );
      await page.goto('examples/examples');
      const tags = page.getByRole('group', { name: 'Tags' }).getByRole('button');
      await tags.first().click();
      await expectHighlighted(page.getByRole('button', { pressed: true }), tags.nth(1));
    });

    test.describe('with two pixels per CSS pixel', () => {
      // Otherwise, few pixels of a caret are not blended with the background.
      test.use({ deviceScaleFactor: 2 });

      test('the carets are visible', async ({ page }) => {
        await open(page, 'examples/bar');
        const item = page.locator('.menu__link--sublist-caret').first();
        await item.evaluate((link) => {
          link.querySelector('span')!.textContent = '';
        });
        expect((await contrastOf(item)).farthest).toBeGreaterThan(120);
        await page.setViewportSize({ width: 390, height: 800 });
        const contents = page.locator('summary', { hasText: 'On this page' });
        await contents.evaluate((summary) => {
          summary.style.fontSize = '0';
          summary.parentElement!.style.border = 'none';
        });
        expect((await contrastOf(contents)).farthest).toBeGreaterThan(120);
      });
    });
  });

test('the color mode follows changes of forced colors', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, 'examples/bar/stacked');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' });
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('the mobile sidebar highlights the current page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openSidebar(page, 'docs/docs');
  const entry = page.locator('.navbar-sidebar .menu__link[aria-current=page]').last();
  expect((await contrastOf(entry)).background).toBeGreaterThan(20);
});
