import { expect, type Locator, type Page } from '@playwright/test';
import { focusChartsInView } from './engines/page-state';

/** What shows that a live chart has drawn, or has no data, or is a meter, which is no chart. */
export const drawn =
  '[data-ech-render-count]:not([data-ech-render-count="0"]), .echReactiveChart_noResults, [role="meter"]';

/** The frame of an example's chart on a page; without an id that of the only one. */
export const chartFrame = (page: Page, id?: string): Locator =>
  page.locator(id ? `[data-example="${id}"] [data-chart-frame]` : '[data-chart-frame]');

/** Starts the live chart of a frame as the Tab key does. */
export const startChart = (frame: Locator): Promise<void> =>
  frame.locator(':scope > button').focus();

/** Starts the live chart of a frame and waits until it has drawn. */
export async function drawChart(frame: Locator): Promise<void> {
  await startChart(frame);
  await expect(frame.locator(drawn).first()).toBeAttached();
}

/** Starts all charts in the viewport of a page whose scripts run. The focus is nowhere afterwards. */
export async function startChartsInView(page: Page): Promise<void> {
  await page.evaluate(focusChartsInView);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}
