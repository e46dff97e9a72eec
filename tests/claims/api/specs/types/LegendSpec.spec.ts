import { expect, test } from '@playwright/test';
import { calledListeners, openCase } from '../../../open-case';

test.describe('api/specs/types/LegendSpec', () => {
  test('The first click on an entry hides all other series, a second click on it shows all of them again.', async ({
    page,
  }) => {
    await openCase(page, 'legend');
    const hidden = page.locator('.echLegendItem--hidden');
    await page.getByText('apples').click();
    await expect(hidden).toHaveText(['pears', 'plums']);
    await page.getByText('apples').click();
    await expect(hidden).toHaveCount(0);
  });

  test('onLegendItemPlusClick and onLegendItemMinusClick are never called.', async ({ page }) => {
    await openCase(page, 'legend');
    const pears = page.locator('.echLegendItem', { hasText: 'pears' });
    for (const part of await pears.locator('*').all())
      if (await part.isVisible()) await part.dispatchEvent('click');
    await pears.getByText('pears').click();
    await pears.getByText('pears').click({ modifiers: ['Shift'] });
    await expect.poll(() => calledListeners(page)).toContain('onLegendItemClick');
    expect([...(await calledListeners(page))]).toEqual(['onLegendItemClick']);
  });
});
