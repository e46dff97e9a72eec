import { expect, test } from '@playwright/test';
import { open } from '../spec/page';
import { expectNoShift, recordShifts, scrollToEnd } from './layout-shifts';

const nearest = 'main section';

test.describe('The not-found page', () => {
  test('links to pages with similar names', async ({ page }) => {
    await page.goto('api/specs/xy/BarSerie');
    const links = page.locator(nearest).getByRole('link');
    await expect(links.first()).toHaveAttribute('href', /\/api\/specs\/xy\/BarSeries$/);
    await links.first().click();
    await expect(page.locator('main h1')).toHaveText('BarSeries');
  });

  test('links to answers for the words of the address, after navigation too', async ({ page }) => {
    await open(page, 'docs/intro');
    await page.evaluate(() => {
      history.pushState(null, '', 'axis-labels-cut-off');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(page.locator('main h1')).toHaveText('Page Not Found');
    await expect(page.locator(nearest).getByRole('link').first()).toContainText(/label/i);
    await page.getByRole('link', { name: 'All results for “axis labels cut off”' }).click();
    await expect(page).toHaveURL(/search\?q=axis\+labels\+cut\+off$/);
  });

  for (const width of [390, 1280])
    test(`does not move its footer when suggestions arrive late, at ${width} px`, async ({
      page,
    }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/search-(doc|index)-/, async (route) => {
        await released;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 900 });
      await recordShifts(page);
      await page.goto('api/specs/xy/hideInLegend');
      await scrollToEnd(page);
      release();
      await expect(page.locator(nearest)).toBeVisible();
      await expectNoShift(page);
    });

  test('shows no suggestions if the search fails', async ({ page }) => {
    await page.route(/search-(doc|index)-/, (route) => route.abort());
    const failure = page.waitForEvent('console', (message) =>
      message.text().startsWith('Search failed to load.'),
    );
    await page.goto('docs/nowhere');
    await failure;
    await expect(page.locator('main h1')).toHaveText('Page Not Found');
    await expect(page.locator(nearest)).toHaveCount(0);
  });
});
