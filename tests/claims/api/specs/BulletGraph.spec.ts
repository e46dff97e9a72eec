import { expect, test } from '@playwright/test';
import { nextPaint } from '../../../spec/page';
import { calledListeners, openCase } from '../../open-case';

test.describe('api/specs/BulletGraph', () => {
  test('Listeners such as onElementClick are never called.', async ({ page }) => {
    await openCase(page, 'bullet');
    await expect.poll(() => calledListeners(page)).toContain('onRenderChange');
    const { x, y, width, height } = (await page.locator('.echChart').boundingBox())!;
    // Over the whole bullet: heading, measure, target, ticks.
    for (const across of [0.1, 0.3, 0.5, 0.8])
      for (const down of [0.2, 0.5, 0.6, 0.8])
        await page.mouse.click(x + width * across, y + height * down);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.2, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await nextPaint(page);
    expect([...(await calledListeners(page))]).toEqual(['onRenderChange']);
  });
});

test.describe('docs/gauge-and-bullet', () => {
  test('onElementClick is never called for a Bullet.', async ({ page }) => {
    await openCase(page, 'bullet');
    await page.locator('.echChart').click({ position: { x: 60, y: 100 } });
    await nextPaint(page);
    expect(await calledListeners(page)).not.toContain('onElementClick');
  });
});
