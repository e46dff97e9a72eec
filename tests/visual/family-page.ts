import type { Page } from '@playwright/test';
import { decodePng, type Picture } from './decode-png';
import type { ShownFamily } from './page/main';
import { recordTexts } from './texts';

/** A rectangle of the page, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What surrounds the charts of a page, see `page/main.tsx`. */
export type EnvironmentName = 'plain' | 'site';

/** A page with the examples of a family in one column. */
export interface FamilyPage {
  /** The box of each example, by id. */
  boxes: ReadonlyMap<string, Box>;
  /** Renders the charts in another color mode, and waits until they have drawn again. */
  showMode: (mode: 'light' | 'dark') => Promise<void>;
  /** Shows either only live charts or only pictures. */
  show: (shown: 'charts' | 'pictures') => Promise<void>;
  /** Captures the column of examples; if they are animated, as soon as two screenshots are equal. */
  capture: (options?: { animated: boolean }) => Promise<Picture>;
  /** Removes the examples, so that the page can show another family. */
  close: () => Promise<void>;
}

/** Class of the page while only its charts or only its pictures are visible. */
const classes = { charts: 'only-charts', pictures: 'only-pictures' };

const origin = `http://localhost:${Number(process.env.TEST_PORT ?? 4173) + 1}`;

/** Opens a page that can show the examples of any family in an environment. */
export async function openExamples(page: Page, environment: EnvironmentName): Promise<void> {
  await recordTexts(page);
  await page.goto(`${origin}/examples/?environment=${environment}`);
  await page.waitForFunction(() => 'showFamily' in window);
}

/**
 * Shows the examples of a family on a page without others, in a viewport that is at least as high as they are, and waits
 * until all charts have drawn.
 */
export async function showFamily(page: Page, shown: ShownFamily): Promise<FamilyPage> {
  await page.evaluate((family) => window.showFamily(family), shown);
  const { width, height } = page.viewportSize()!;
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  if (needed > height) await page.setViewportSize({ width, height: needed });
  let drawings: number[] = [];
  const drawn = async () => {
    const counts = await page.waitForFunction(countsOfDrawings, drawings);
    drawings = (await counts.jsonValue()) as number[];
    await page.evaluate(twoFrames);
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
    showMode: async (mode) => {
      await page.evaluate((shown) => window.showMode(shown), mode);
      await drawn();
    },
    show: (shown) => page.evaluate(showOnly, { shown, classes }),
    capture: async ({ animated } = { animated: false }) => {
      let [previous, current]: [Buffer, Buffer] = [Buffer.alloc(0), await takeScreenshot()];
      while (animated && !current.equals(previous))
        [previous, current] = [current, await takeScreenshot()];
      return decodePng(current);
    },
    close: () =>
      page.evaluate(async (names) => {
        await window.showFamily();
        document.documentElement.classList.remove(...names);
      }, Object.values(classes)),
  };
}

/**
 * Returns how often each chart on the page has drawn, without charts that have no data, or false unless pictures are loaded
 * and all frames show a complete chart that has drawn more often than before. Runs in the page.
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
    // A picture can be higher than its chart by a fraction of a pixel, which moves the charts below it.
    [...document.images].every(({ complete }) => complete) &&
    [...document.querySelectorAll('[data-chart-frame]')].every(hasChart) &&
    statuses.every(({ dataset }) => dataset.echRenderComplete === 'true') &&
    counts.every((count, index) => count > (before[index] ?? 0));
  return isDrawn && counts;
}

/**
 * Waits for what listeners of an example write: a chart calls `onRenderChange` in the frame after its attribute says that
 * it is complete, and React renders before the next one. Runs in the page.
 */
const twoFrames = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );

/**
 * Shows charts or pictures with their animations finished, and waits until pictures are decoded. Does not wait for
 * frames, which a browser may omit on a page that does not change: a screenshot paints the page first. Runs in the page.
 */
async function showOnly({ shown, classes }: { shown: string; classes: Record<string, string> }) {
  for (const [part, name] of Object.entries(classes))
    document.documentElement.classList.toggle(name, part === shown);
  if (shown === 'pictures')
    await Promise.all([...document.querySelectorAll('img')].map((image) => image.decode()));
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
