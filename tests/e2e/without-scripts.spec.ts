import { expect, test } from '@playwright/test';
import { kindsAlsoWith } from '../page-kinds';

test.use({ javaScriptEnabled: false });

// Without JavaScript, browsers ignore loading="lazy". These tests do not need pictures.
test.beforeEach(({ page }) => page.route('**/pictures/**', (route) => route.abort()));

for (const [kind, { path }] of kindsAlsoWith('no scripts'))
  test(`no controls that need JavaScript are shown: ${kind}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      // The checkboxes and radio buttons of the pages work with CSS only.
      const controls = 'button:visible, input:not([type=checkbox], [type=radio]):visible';
      await expect(page.locator(controls)).toHaveCount(0);
      await expect(page.getByText('Loading...')).toHaveCount(0);
      const areas = page.locator('.navbar').getByRole('link', { name: /^(Docs|API|Examples)$/ });
      await expect(areas).toHaveText(['Docs', 'API', 'Examples']);
      for (const area of await areas.all()) await expect(area).toBeInViewport({ ratio: 1 });
      expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(width);
    }
  });

test('the navbar links to the three areas on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const [area, heading] of [
    ['Docs', 'Docs'],
    ['API', 'Chart'],
    ['Examples', 'Examples'],
  ]) {
    await page.goto('docs/theming');
    await page.locator('.navbar').getByRole('link', { name: area, exact: true }).click();
    await expect(page.locator('main h1')).toHaveText(heading!);
  }
});

test('a checkbox shows the folded lines of a listing', async ({ page }) => {
  await page.goto('examples/bar/stacked');
  const row = page.getByText("{ day: 'Mon', channel: 'Direct', count: 3120 }");
  await expect(row).toBeHidden();
  await page.getByRole('checkbox', { name: /^Show all \d+ lines$/ }).check();
  await expect(row).toBeVisible();
});

test('Storybook shows a message and a link to the examples', async ({ page }) => {
  await page.goto('storybook/');
  await expect(page.getByText('Storybook needs JavaScript.')).toBeVisible();
  await page.getByRole('link', { name: 'examples on the main site' }).click();
  await expect(page.locator('main h1')).toHaveText('Examples');
});
