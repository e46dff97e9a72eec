import { expect, type Page } from '@playwright/test';
import { clippedTexts, overlappingTexts } from '../a11y/texts-on-page';
import { addStyle } from '../e2e/add-style';

/**
 * Expects a hydrated page to fit into a viewport without horizontal scrolling, and its texts to be neither clipped nor
 * overlapping.
 */
export async function expectReadable(
  page: Page,
  viewport: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' }); // content scrolls below the navbar
  });
  // Include content whose layout is deferred.
  await addStyle(page, '* { content-visibility: visible !important; transition: none !important }');
  const where = `${page.url()} at ${viewport.width} px`;
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth), where)
    .toBeLessThanOrEqual(viewport.width);
  expect.soft(await page.evaluate(overlappingTexts), where).toEqual([]);
  expect.soft(await page.evaluate(clippedTexts), where).toEqual([]);
}
