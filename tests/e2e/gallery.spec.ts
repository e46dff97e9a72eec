import { expect, test, type Page } from '@playwright/test';
import { open } from '../spec/page';

const families = (page: Page) => page.getByRole('navigation', { name: 'Families' });

/** Returns the distance from the top of the viewport to the edge of an element. */
const edge = (page: Page, selector: string, side: 'top' | 'bottom') =>
  page.locator(selector).evaluate((element, key) => element.getBoundingClientRect()[key], side);

for (const width of [1280, 390])
  test.describe(`The gallery at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, 'examples/examples');
    });

    test('a link jumps to its family, whose heading the filter does not cover', async ({
      page,
    }) => {
      await families(page)
        .getByRole('link', { name: /^Heatmaps/ })
        .click();
      await expect(page).toHaveURL(/#heatmap$/);
      const heading = page.locator('#heatmap h3');
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect
        .poll(
          async () =>
            (await edge(page, '#heatmap h3', 'top')) -
            (await edge(page, '[data-families]', 'bottom')),
        )
        .toBeGreaterThanOrEqual(0);
      const current = families(page).locator('[aria-current]');
      await expect(current).toHaveText(/^Heatmaps/);
      await expect(current).toBeInViewport({ ratio: 1 });
    });

    test('filter and links stay in view', async ({ page }) => {
      await page.evaluate(() => window.scrollTo(0, 5000));
      await expect(page.getByRole('searchbox', { name: 'Filter examples' })).toBeInViewport({
        ratio: 1,
      });
      await expect(families(page)).toBeInViewport({ ratio: 1 });
      const navbar = await edge(page, '.navbar', 'bottom');
      expect(
        await edge(page, 'input[type=search][aria-label="Filter examples"]', 'top'),
      ).toBeGreaterThanOrEqual(navbar);
    });

    test('the links show the number of matching examples', async ({ page }) => {
      await page.getByRole('searchbox', { name: 'Filter examples' }).fill('waffle');
      const links = families(page).getByRole('link');
      await expect(links.first()).toHaveText(/^Partitions \d$/);
      const shown = await page.locator('[data-card]:visible').count();
      const counts = await links.locator('small').allTextContents();
      expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(shown);
    });

    test('cards of a row have one size, and show whole pictures', async ({ page }) => {
      const boxes = await page.locator('#bar [data-card] picture:visible').evaluateAll((pictures) =>
        pictures.slice(0, 6).map((picture) => {
          const { width: w, height: h } = picture.getBoundingClientRect();
          return { width: Math.round(w), height: Math.round(h) };
        }),
      );
      expect(new Set(boxes.map((box) => JSON.stringify(box))).size).toBe(1);
      const { width: shownWidth, height } = boxes[0]!;
      expect(shownWidth / height).toBeCloseTo(304 / 190, 1);
    });
  });

test('the filter survives navigation back', async ({ page }) => {
  await open(page, 'examples/examples');
  await page.getByRole('searchbox', { name: 'Filter examples' }).fill('waffle');
  await expect(page).toHaveURL(/\?q=waffle$/);
  await page.locator('[data-card="partition/waffle"]').click();
  await page.waitForURL('**/examples/partition/waffle');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Filter examples' })).toHaveValue('waffle');
  await expect(page.locator('[data-card="bar/stacked"]')).toBeHidden();
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links to families are anchors', async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort());
    await page.goto('examples/examples');
    await families(page)
      .getByRole('link', { name: /^Metrics/ })
      .click();
    await expect(page.locator('#metric h3')).toBeInViewport({ ratio: 1 });
  });
});
