import { expect, type Page } from '@playwright/test';
import { addStyle } from '../e2e/add-style';
import { decodePng, type Picture } from './decode-png';
import { moved, reduced } from './reduced';
import { settle } from './settle';
import { screenshots } from './take-screenshot';

/** Sizes of viewports with a baseline. */
export const screens = {
  390: { width: 390, height: 844 },
  768: { width: 768, height: 1024 },
  1440: { width: 1440, height: 900 },
} as const;
export type ScreenWidth = keyof typeof screens;

/** A pixel differs by a fifth of black to white; of these, a page may have one in a thousand. */
const tolerance = { threshold: 0.2, maxDiffPixelRatio: 0.001 };

/**
 * Expects the first screen of a page to match its baselines. The page must show the web fonts.
 *
 * @param name - name of the page in the files.
 * @param fault - also expects the same screen, moved by two pixels, not to match.
 */
export async function expectFirstScreens(
  page: Page,
  name: string,
  widths: readonly ScreenWidth[],
  mode: string,
  fault?: 'moved',
): Promise<void> {
  const takeScreenshot = await firstScreens(page);
  for (const width of widths) {
    const screenshot = await takeScreenshot(width);
    const file = ['pages', `${name}.${width}.${mode}.png`];
    expect.soft(reduced(screenshot)).toMatchSnapshot(file, tolerance);
    if (fault) expect.soft(reduced(moved(screenshot, 2))).not.toMatchSnapshot(file, tolerance);
  }
}

/** Expects the first screen not to match its baselines if the texts of the page move by two pixels. */
export async function expectMovedTextsToDiffer(
  page: Page,
  name: string,
  widths: readonly ScreenWidth[],
  mode: string,
): Promise<void> {
  const takeScreenshot = await firstScreens(page);
  const removeStyle = await addStyle(page, 'main { position: relative; top: 2px; }');
  for (const width of widths)
    expect
      .soft(reduced(await takeScreenshot(width)))
      .not.toMatchSnapshot(['pages', `${name}.${width}.${mode}.png`], tolerance);
  await removeStyle();
}

/** Returns a function that takes a screenshot of the start of a page. */
async function firstScreens(page: Page) {
  await hideVariableParts(page);
  const takeScreenshot = await screenshots(page);
  return async (width: ScreenWidth): Promise<Picture> => {
    await page.setViewportSize(screens[width]);
    await settle(page);
    return decodePng(await takeScreenshot());
  };
}

/**
 * Hides what is not part of the design: dates of commits, and the suggestions of the not-found page, which arrive when
 * the browser is idle.
 */
const hideVariableParts = (page: Page) =>
  addStyle(page, `.theme-last-updated, [data-island='nearest-pages'] { visibility: hidden; }`);
