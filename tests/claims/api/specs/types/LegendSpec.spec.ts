import { expect, test } from '@playwright/test';
import { openCase } from '../../../open-case';

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
});
