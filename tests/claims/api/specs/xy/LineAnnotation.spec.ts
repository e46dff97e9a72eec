import { expect, test } from '@playwright/test';
import { calledListeners, openCase } from '../../../open-case';

test.describe('api/specs/xy/LineAnnotation', () => {
  test('The marker is a button then, but Enter and Space do not call the listener: offer the same action outside of the chart.', async ({
    page,
  }) => {
    await openCase(page, 'listeners&annotation');
    const marker = page.getByRole('button', { name: 'A line' });
    await marker.focus();
    await expect(page.getByRole('tooltip')).toContainText('A line');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    // A later event shows that the key presses have been processed.
    await page.locator('.echLegendItem__label').last().hover();
    await expect.poll(() => calledListeners(page)).toContain('onLegendItemOver');
    expect(await calledListeners(page)).not.toContain('onAnnotationClick');
    await marker.click();
    await expect.poll(() => calledListeners(page)).toContain('onAnnotationClick');
  });
});
