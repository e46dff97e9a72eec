import type { Page } from '@playwright/test';

/**
 * Returns a function that takes a screenshot of the viewport in CSS pixels.
 *
 * `page.screenshot` compresses more, which takes most of its time: some pages are up to 10,000 pixels high. Only it
 * scales pages with another device pixel ratio than 1.
 */
export async function screenshots(page: Page): Promise<() => Promise<Buffer>> {
  if ((await page.evaluate(() => devicePixelRatio)) !== 1)
    return () => page.screenshot({ scale: 'css' });
  const session = await page.context().newCDPSession(page);
  return async () => {
    const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true });
    return Buffer.from(data, 'base64');
  };
}
