import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { chartFrame, drawn, startChartsInView } from '../charts';
import { hydrated } from '../spec/page';

/** A rectangle of the screen, in CSS pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Opens the page of a family with all of its charts in sight at once, drawn, their code hidden.
 *
 * @returns where each chart is, by the id of its example.
 */
export async function openFamily(page: Page, family: string): Promise<Map<string, Box>> {
  await page.goto(`examples/${family}`);
  // Nothing but charts, each at a whole pixel: at half a pixel a canvas and an image round differently.
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

/** Waits for each chart, for the word that there is no data, or for a meter, which is no chart. */
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

/** The whole page, with only the charts or only their pictures on the frames. */
export async function shot(page: Page, shown: 'charts' | 'pictures'): Promise<PNG> {
  await page.evaluate(async (pictures) => {
    for (const child of document.querySelectorAll<HTMLElement>('[data-chart-frame] > :not(button)'))
      child.style.visibility = (child.localName === 'picture') === pictures ? 'visible' : 'hidden';
    const images = [...document.querySelectorAll<HTMLImageElement>('[data-chart-frame] img')];
    if (pictures)
      await Promise.all(
        images.filter((image) => image.checkVisibility()).map((image) => image.decode()),
      );
  }, shown === 'pictures');
  return PNG.sync.read(await atRest(() => page.screenshot({ scale: 'css' })));
}

/** Takes screenshots until one is like the one before: charts fade in, and legends settle after the chart. */
async function atRest(take: () => Promise<Buffer>): Promise<Buffer> {
  let [before, now] = [await take(), await take()];
  while (!now.equals(before)) [before, now] = [now, await take()];
  return now;
}

/** A part of a picture. */
export function cut(picture: PNG, box: Box): PNG {
  const [left, top] = [Math.round(box.left), Math.round(box.top)];
  const [width, height] = [Math.round(box.width), Math.round(box.height)];
  const piece = new PNG({ width, height });
  PNG.bitblt(picture, piece, left, top, width, height);
  return piece;
}
