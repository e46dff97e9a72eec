import type { Page } from '@playwright/test';
import { startChartsInView } from '../charts';
import { hydrated } from '../spec/page';
import { decodePng, type Picture } from './decode-png';

/** A rectangle of the page, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The page of a family, with all charts in the viewport, and everything else hidden. */
export interface FamilyPage {
  /** The frame of each chart, by example id. They are in one column. */
  boxes: ReadonlyMap<string, Box>;
  /** Waits until all charts have drawn since the last call. */
  drawn: () => Promise<void>;
  /** Shows either only live charts or only pictures. */
  show: (shown: 'charts' | 'pictures') => Promise<void>;
  /** Captures the column of frames; if they are animated, as soon as two screenshots are equal. */
  capture: (options?: { animated: boolean }) => Promise<Picture>;
}

/** Class of the page while only its charts or only its pictures are visible. */
const classes = { charts: 'only-charts', pictures: 'only-pictures' };

// Only charts, aligned to whole pixels: canvases and images are rounded differently at fractional positions.
const styles = `
  .navbar { display: none !important; }
  article, article > * { margin: 0 !important; padding: 0 !important; }
  .${classes.pictures} [data-chart-frame] > picture { visibility: visible !important; }
  .${classes.charts} [data-chart-frame] > picture,
  .${classes.pictures} [data-chart-frame] > [data-island] { visibility: hidden !important; }
`;

/** Opens the page of a family and starts all of its charts. */
export async function openFamily(page: Page, family: string): Promise<FamilyPage> {
  await page.goto(`examples/${family}`);
  await hydrated(page);
  await page.addStyleTag({ content: styles });
  await page.evaluate(removeOthers);
  const width = page.viewportSize()?.width ?? 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await startChartsInView(page);
  let drawings: number[] = [];
  const drawn = async () => {
    const counts = await page.waitForFunction(countsOfDrawings, drawings);
    drawings = (await counts.jsonValue()) as number[];
  };
  await drawn();
  const boxes = new Map(
    await page.locator('[data-example]').evaluateAll((examples) =>
      examples.map((example): [string, Box] => {
        const { left, top, width, height } = example
          .querySelector('[data-chart-frame]')!
          .getBoundingClientRect();
        return [example.getAttribute('data-example')!, { left, top, width, height }];
      }),
    ),
  );
  const takeScreenshot = await screenshotsOf(page, boxes);
  return {
    boxes,
    drawn,
    show: (shown) => page.evaluate(showOnly, { shown, classes }),
    capture: async ({ animated } = { animated: false }) => {
      let [previous, current]: [Buffer, Buffer] = [Buffer.alloc(0), await takeScreenshot()];
      while (animated && !current.equals(previous))
        [previous, current] = [current, await takeScreenshot()];
      return decodePng(current);
    },
  };
}

/** Removes everything but charts and navbar: axe takes long for elements of code, even hidden ones. Runs in the page. */
function removeOthers() {
  const others = document.querySelectorAll(
    'footer, .theme-doc-markdown > :not([data-example]), [data-example] > :not([data-chart-frame])',
  );
  for (const element of others) element.remove();
}

/**
 * Returns how often each chart on the page has drawn, without charts that have no data, or false unless all frames
 * show a complete chart that has drawn more often than before. Runs in the page.
 */
function countsOfDrawings(before: number[]): number[] | false {
  const hasChart = (frame: Element) =>
    frame.querySelector('.echChartStatus, .echReactiveChart_noResults, [role="meter"]');
  const statuses = [
    ...document.querySelectorAll<HTMLElement>(
      '.echChart:not(:has(.echReactiveChart_noResults)) .echChartStatus',
    ),
  ];
  const counts = statuses.map(({ dataset }) => Number(dataset.echRenderCount));
  const isDrawn =
    [...document.querySelectorAll('[data-chart-frame]')].every(hasChart) &&
    statuses.every(({ dataset }) => dataset.echRenderComplete === 'true') &&
    counts.every((count, index) => count > (before[index] ?? 0));
  return isDrawn && counts;
}

/**
 * Shows charts or pictures with their animations finished, and waits until pictures are decoded. Does not wait for
 * frames, which a browser may omit on a page that does not change: a screenshot paints the page first. Runs in the page.
 */
async function showOnly({ shown, classes }: { shown: string; classes: Record<string, string> }) {
  for (const [part, name] of Object.entries(classes))
    document.documentElement.classList.toggle(name, part === shown);
  const images = document.querySelectorAll<HTMLImageElement>('[data-chart-frame] > picture img');
  if (shown === 'pictures')
    await Promise.all(
      [...images]
        .filter((image) => image.checkVisibility())
        .map((image) => {
          image.loading = 'eager'; // otherwise, it is loaded in a frame
          return image.decode();
        }),
    );
  for (const animation of document.getAnimations()) animation.finish();
}

/**
 * Returns a function that captures the column of frames in CSS pixels. `page.screenshot` compresses more, which takes
 * most of its time: some pages are 10,000 pixels high. Only it scales pages with another device pixel ratio than 1.
 */
async function screenshotsOf(
  page: Page,
  boxes: ReadonlyMap<string, Box>,
): Promise<() => Promise<Buffer>> {
  const [first, ...others] = [...boxes.values()];
  if (!first || others.some(({ left, width }) => left !== first.left || width !== first.width))
    throw new Error('The charts of the page are not in one column.');
  const clip = {
    x: Math.round(first.left),
    y: 0,
    width: Math.round(first.width),
    height: Math.max(...[first, ...others].map(({ top, height }) => Math.ceil(top + height))),
  };
  if ((await page.evaluate(() => devicePixelRatio)) !== 1)
    return () => page.screenshot({ scale: 'css', clip });
  const session = await page.context().newCDPSession(page);
  return async () => {
    const { data } = await session.send('Page.captureScreenshot', {
      optimizeForSpeed: true,
      clip: { ...clip, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  };
}

/** Crops a picture of the column to one frame, without copying it. */
export function crop({ width, data }: Picture, box: Box): Picture {
  const [top, height] = [Math.round(box.top), Math.round(box.height)];
  return { width, height, data: data.subarray(top * width * 4, (top + height) * width * 4) };
}
