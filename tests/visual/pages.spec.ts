import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { test } from '../e2e/font-environment';
import { watch } from '../spec/page';
import { baselinePages } from './baseline-pages';
import { moved, reduced } from './reduced';
import { screenshots, stableScreenshot } from './take-screenshot';

/** Sizes of the viewport. */
const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** A pixel differs by a fifth of black to white; of these, a page may have one in a thousand. */
const tolerance = { threshold: 0.2, maxDiffPixelRatio: 0.001 };

// The machine's fonts do not matter: the browser has the site's font and one of a package.
test.use({ fonts: 'minimal' });

for (const [name, path] of Object.entries(baselinePages))
  for (const mode of ['light', 'dark'])
    test(`the first screen of ${path} matches its baselines in ${mode} mode`, async ({ page }) => {
      const capture = await openInMode(page, path, mode);
      for (const screen of screens) {
        const screenshot = await capture(screen);
        const file = baselineOf(name, screen, mode);
        expect.soft(reduced(screenshot)).toMatchSnapshot(file, tolerance);
        // The tolerance does not hide a page that moves by two pixels: the same in either mode.
        if (mode === 'light')
          expect.soft(reduced(moved(screenshot, 2))).not.toMatchSnapshot(file, tolerance);
      }
    });

for (const name of ['home', 'guide', 'component', 'gallery'] as const)
  test(`text of ${baselinePages[name]} that moves by two pixels does not match`, async ({
    page,
  }) => {
    const capture = await openInMode(page, baselinePages[name], 'light');
    await page.addStyleTag({ content: 'main { position: relative; top: 2px; }' });
    for (const screen of screens)
      expect
        .soft(reduced(await capture(screen)))
        .not.toMatchSnapshot(baselineOf(name, screen, 'light'), tolerance);
  });

type Screen = (typeof screens)[number];

const baselineOf = (name: string, { width }: Screen, mode: string) => [
  'pages',
  `${name}.${width}.${mode}.png`,
];

/** Opens a page, and returns a function that takes a screenshot of its start. */
async function openInMode(page: Page, path: string, mode: string) {
  await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
  await page.setViewportSize(screens[0]!);
  await waitForFonts(page);
  const settled = watch(page);
  await page.goto(path);
  await settled();
  await hideVariableParts(page);
  const takeScreenshot = await screenshots(page);
  return async (screen: Screen) => {
    await page.setViewportSize(screen);
    await decodePictures(page);
    return PNG.sync.read(await stableScreenshot(takeScreenshot));
  };
}

/** Replaces `font-display: optional`, with which a page has no web font that loads after the first paint. */
const waitForFonts = (page: Page) =>
  page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const styles = await response.text();
    await route.fulfill({
      response,
      body: styles.replaceAll('font-display:optional', 'font-display:block'),
    });
  });

/**
 * Hides what is not part of the design: dates of commits, and the suggestions of the not-found page, which arrive when
 * the browser is idle.
 */
const hideVariableParts = (page: Page) =>
  page.addStyleTag({
    content: `.theme-last-updated, [data-island='nearest-pages'] { visibility: hidden; }`,
  });

/** Waits for the pictures in the viewport. */
const decodePictures = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight;
    });
    await Promise.all(images.map((image) => image.decode()));
    await document.fonts.ready;
  });
