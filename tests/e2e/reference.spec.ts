import { expect, test } from '@playwright/test';
import { libraryVersion } from '../library-version';

const { props, settingsPropsWithBrush } = libraryVersion;

test.describe('Section 2, the generated type reference', () => {
  test('the filter shows matching props and their number', async ({ page }) => {
    await page.goto('all-types/functions/Settings');
    const filter = page.getByRole('searchbox', { name: 'Filter by name or type' });
    await filter.fill('brush');
    await expect(page.locator('[data-prop]:visible')).toHaveCount(settingsPropsWithBrush);
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: `${settingsPropsWithBrush} of ${props.Settings}` }),
    ).toBeVisible();
    await filter.fill('');
    await expect(page.locator('[data-prop]:visible')).toHaveCount(props.Settings);
  });
});
