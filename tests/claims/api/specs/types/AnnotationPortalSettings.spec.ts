import { expect, test, type Page } from '@playwright/test';
import { boxOf } from '../../../../charts';
import { openCase } from '../../../open-case';

/** Opens the tooltip of an annotation at the upper left corner of the plot, and returns how far it is above the chart. */
async function overTop(page: Page, query: string): Promise<number> {
  await openCase(page, `annotation-boundary&${query}`);
  const canvas = await boxOf(page.locator('.echCanvasRenderer'));
  await page.mouse.move(canvas.x + 50, canvas.y + 30);
  const tooltip = page.getByRole('tooltip').filter({ hasText: 'A text in the tooltip' });
  await expect(tooltip).toBeVisible();
  const chart = await boxOf(page.locator('.echChart'));
  return chart.y - (await boxOf(tooltip)).y;
}

test.describe('api/specs/types/AnnotationPortalSettings', () => {
  test("fallbackPlacements are tried when there is no room at placement. boundary keeps the tooltip inside of an element, or of the chart with 'chart', if one of these sides has room.", async ({
    page,
  }) => {
    expect(await overTop(page, 'fallback=right')).toBeGreaterThan(10);
    expect(await overTop(page, 'fallback=right&boundary')).toBeLessThanOrEqual(0);
    expect(await overTop(page, 'fallback=left&boundary')).toBeGreaterThan(10);
  });
});
