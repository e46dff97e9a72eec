import { expect, test, type Locator, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { chartFrame, startChart } from '../charts';
import { open, openSidebar } from '../spec/page';

/** Palettes of readers who force colors; the mode that they chose for the site before. */
const palettes = [
  { colorScheme: 'dark', chosen: 'light' },
  { colorScheme: 'light', chosen: 'dark' },
] as const;

async function force(page: Page, { colorScheme, chosen }: (typeof palettes)[number]) {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  await page.addInitScript((mode) => localStorage.setItem('theme', mode), chosen);
}

/** Lightness of an element's most frequent color, its background, and of the color farthest from it. */
async function contrastOf(element: Locator): Promise<{ background: number; farthest: number }> {
  const { data } = PNG.sync.read(await element.screenshot());
  const counts = new Array<number>(256).fill(0);
  for (let at = 0; at < data.length; at += 4)
    counts[Math.round(0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!)]! += 1;
  const background = counts.indexOf(Math.max(...counts));
  const used = counts.flatMap((count, lightness) => (count > 20 ? [lightness] : []));
  const farthest = Math.max(...used.map((lightness) => Math.abs(lightness - background)));
  return { background, farthest };
}

/** Expects an element on a background of its own, on which its text can be read. */
async function expectMarked(element: Locator, other: Locator) {
  await expect(element).toBeVisible();
  const [one, two] = [await contrastOf(element), await contrastOf(other)];
  expect(Math.abs(one.background - two.background)).toBeGreaterThan(60);
  expect(one.farthest).toBeGreaterThan(90);
}

for (const palette of palettes)
  test.describe(`Forced colors, a ${palette.colorScheme} palette`, () => {
    test.beforeEach(({ page }) => force(page, palette));
    const isDark = palette.colorScheme === 'dark';

    test('a picture and its live chart follow the palette, not the chosen mode', async ({
      page,
    }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/assets\/js\/charts/, async (route) => {
        await held;
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
      const shows = async () => {
        const { background, farthest } = await contrastOf(frame);
        expect(background > 128).toBe(!isDark);
        expect(farthest).toBeGreaterThan(120);
      };
      await shows();
      release();
      await expect(frame.locator('.echCanvasRenderer')).toBeVisible();
      await expect(frame.locator('img:visible')).toHaveCount(0);
      await shows();
    });

    test('the open page, the chosen hit and a pressed button are marked', async ({ page }) => {
      await open(page, 'docs/docs');
      const entries = page.locator('.theme-doc-sidebar-menu .menu__link');
      await expectMarked(entries.and(page.locator('[aria-current=page]')), entries.nth(1));
      await page.locator('#search_input_react').fill('legend');
      await expectMarked(
        page.getByRole('option', { selected: true }),
        page.getByRole('option', { selected: false }).first(),
      );
      await page.goto('examples/examples');
      const tags = page.getByRole('group', { name: 'Tags' }).getByRole('button');
      await tags.first().click();
      await expectMarked(page.getByRole('button', { pressed: true }), tags.nth(1));
    });

    test('the arrows of the menu can be seen', async ({ page }) => {
      await open(page, 'examples/bar');
      const item = page.locator('.menu__link--sublist-caret').first();
      await item.evaluate((link) => {
        link.querySelector('span')!.textContent = '';
      });
      expect((await contrastOf(item)).farthest).toBeGreaterThan(120);
    });
  });

test('a palette that is switched on and off while a page is open is followed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, 'examples/bar/stacked');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' });
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('the menu of a phone marks the open page too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openSidebar(page, 'docs/docs');
  const entry = page.locator('.navbar-sidebar .menu__link[aria-current=page]').last();
  expect((await contrastOf(entry)).background).toBeGreaterThan(20);
});
