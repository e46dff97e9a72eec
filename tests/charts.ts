import { expect, type Locator, type Page } from '@playwright/test';
import { focusChartsInView } from './engines/page-state';

/** Selector of elements that exist once a live chart has rendered, or reports no data, or is a meter. */
export const drawn =
  '[data-ech-render-count]:not([data-ech-render-count="0"]), .echReactiveChart_noResults, [role="meter"]';

/** Returns the chart frame of an example, or of the only example on the page. */
export const chartFrame = (page: Page, id?: string): Locator =>
  page.locator(id ? `[data-example="${id}"] [data-chart-frame]` : '[data-chart-frame]');

/** Starts the live chart of a frame by focusing its button. */
export const startChart = (frame: Locator): Promise<void> =>
  frame.locator(':scope > button').focus();

/** Starts the live chart of a frame and waits until it has rendered. */
export async function drawChart(frame: Locator): Promise<void> {
  await startChart(frame);
  await expect(frame.locator(drawn).first()).toBeAttached();
}

/** Starts all charts in the viewport of a hydrated page, and removes the focus. */
export async function startChartsInView(page: Page): Promise<void> {
  await page.evaluate(focusChartsInView);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** Returns the place and the size of an element, which must be visible. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return box;
}
