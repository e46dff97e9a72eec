import { expect, test, type Page } from '@playwright/test';
import { calledListeners, forgetCalls, openCase, pointInChart } from '../open-case';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 600, height: 500 } });

declare global {
  interface Window {
    tooltips?: number;
  }
}

/** Moves a finger from one place of the first chart to another one. */
async function swipe(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove', share: number) => {
    const [x, y] = await pointInChart(
      page,
      from[0] + share * (to[0] - from[0]),
      from[1] + share * (to[1] - from[1]),
    );
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  };
  await send('touchStart', 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', share);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('docs/workarounds', () => {
  test('opens the tooltip and calls onElementOver and onElementClick', async ({ page }) => {
    await openCase(page, 'listeners');
    // The headless shell sends the mouse away after a tap, which closes the tooltip at once.
    await page.evaluate(() => {
      new MutationObserver(() => {
        window.tooltips = (window.tooltips ?? 0) + document.querySelectorAll('.echTooltip').length;
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.touchscreen.tap(...(await pointInChart(page, 0.6, 0.6)));
    await expect.poll(() => calledListeners(page)).toContain('onElementClick');
    expect(await calledListeners(page)).toContain('onElementOver');
    await expect.poll(() => page.evaluate(() => window.tooltips ?? 0)).toBeGreaterThan(0);
  });

  test('nothing: the browser scrolls the page, and onBrushEnd is not called', async ({ page }) => {
    await openCase(page, 'listeners');
    await forgetCalls(page);
    await swipe(page, [0.8, 0.3], [0.2, 0.3]);
    // The same movement of the mouse selects a range, and comes later.
    expect(await calledListeners(page)).toEqual(new Set());
    await page.mouse.move(...(await pointInChart(page, 0.2, 0.3)));
    await page.mouse.down();
    await page.mouse.move(...(await pointInChart(page, 0.8, 0.3)), { steps: 4 });
    expect(await calledListeners(page)).not.toContain('onBrushEnd');
    await page.mouse.up();
    await expect.poll(() => calledListeners(page)).toContain('onBrushEnd');
  });
});
