import { expect, test, type Page } from '@playwright/test';

/** Returns the labels of the families in the sidebar whose icon is drawn. */
const familiesWithIcon = (page: Page) =>
  page
    .locator('aside .menu__link:has(use)')
    .evaluateAll((links) =>
      links
        .filter((link) => link.querySelector('use')!.getBoundingClientRect().width > 0)
        .map((link) => link.textContent),
    );

test('every family in the sidebar has an icon, before hydration and after navigation', async ({
  page,
}) => {
  await page.goto('examples/bar');
  const families = await page
    .locator('aside .menu__list .menu__list .menu__link')
    .allTextContents();
  expect(families.length).toBeGreaterThan(20);
  await expect.poll(() => familiesWithIcon(page)).toEqual(families);

  await page.locator('aside').getByRole('link', { name: 'Legends' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legends');
  await expect.poll(() => familiesWithIcon(page)).toEqual(families);
});

test('the family of an example keeps its icon, with the example below it', async ({ page }) => {
  await page.goto('examples/bar/stacked');
  await expect.poll(() => familiesWithIcon(page)).toContain('Bars');
  const current = page.locator('aside [aria-current=page]');
  await expect(current).toHaveText('Stacked');
  await expect(current.locator('xpath=ancestor::li[2]/a')).toHaveText('Bars');
});
