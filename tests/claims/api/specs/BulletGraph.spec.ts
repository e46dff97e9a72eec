import { expect, test, type Page } from '@playwright/test';
import { calledListeners, openCase } from '../../open-case';

/** Waits until the events before have been processed and painted. */
const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

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
    await nextFrame(page);
    expect([...(await calledListeners(page))]).toEqual(['onRenderChange']);
  });
});

test.describe('docs/gauge-and-bullet', () => {
  test('onElementClick is never called for a Bullet.', async ({ page }) => {
    await openCase(page, 'bullet');
    await page.locator('.echChart').click({ position: { x: 60, y: 100 } });
    await nextFrame(page);
    expect(await calledListeners(page)).not.toContain('onElementClick');
  });
});
