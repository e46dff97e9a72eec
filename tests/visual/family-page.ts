import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { chartFrame, drawn, startChartsInView } from '../charts';
import { hydrated } from '../spec/page';
import { screenshots, stableScreenshot } from './take-screenshot';

/** A rectangle of the page, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Opens the page of a family with all charts rendered in the viewport, and everything else hidden.
 *
 * @returns the bounding box of each chart, by example id.
 */
export async function openFamily(page: Page, family: string): Promise<Map<string, Box>> {
  await page.goto(`examples/${family}`);
  // Only charts, aligned to whole pixels: canvases and images are rounded differently at fractional positions.
  await page.addStyleTag({
    content: `
      .navbar, footer, .theme-doc-markdown > :not([data-example]), [data-example] > :not([data-chart-frame]) {
        display: none !important;
      }
      article, article > * { margin: 0 !important; padding: 0 !important; }
    `,
  });
  const width = page.viewportSize()?.width ?? 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await expectDrawn(page);
  const boxes = await page.locator('[data-example]').evaluateAll((examples) =>
    examples.map((example): [string, Box] => {
      const { left, top, width, height } = example
        .querySelector('[data-chart-frame]')!
        .getBoundingClientRect();
      return [example.getAttribute('data-example')!, { left, top, width, height }];
    }),
  );
  return new Map(boxes);
}

/** Waits until all charts have rendered. */
async function expectDrawn(page: Page) {
  await hydrated(page);
  await startChartsInView(page);
  for (const frame of await chartFrame(page).all())
    await expect(frame.locator(drawn).first()).toBeAttached();
  await expect(
    page.locator(
      '.echChart:not(:has(.echReactiveChart_noResults)) [data-ech-render-complete="false"]',
    ),
  ).toHaveCount(0);
}

/** Captures the page with either only live charts or only pictures. */
export async function captureFamily(page: Page, shown: 'charts' | 'pictures'): Promise<PNG> {
  await page.evaluate(async (pictures) => {
    for (const child of document.querySelectorAll<HTMLElement>('[data-chart-frame] > :not(button)'))
      child.style.visibility = (child.localName === 'picture') === pictures ? 'visible' : 'hidden';
    const images = [...document.querySelectorAll<HTMLImageElement>('[data-chart-frame] img')];
    if (pictures)
      await Promise.all(
        images.filter((image) => image.checkVisibility()).map((image) => image.decode()),
      );
  }, shown === 'pictures');
  const takeScreenshot = await screenshots(page);
  // Decoded pictures do not change any more; charts fade in, and legends are laid out later.
  return PNG.sync.read(
    await (shown === 'pictures' ? takeScreenshot() : stableScreenshot(takeScreenshot)),
  );
}

/** Crops a picture. */
export function crop(picture: PNG, box: Box): PNG {
  const [left, top] = [Math.round(box.left), Math.round(box.top)];
  const [width, height] = [Math.round(box.width), Math.round(box.height)];
  const cropped = new PNG({ width, height });
  PNG.bitblt(picture, cropped, left, top, width, height);
  return cropped;
}
