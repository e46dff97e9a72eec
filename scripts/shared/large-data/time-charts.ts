import type { Browser, Page } from '@playwright/test';
import type { Family } from './page/series';

/** Selects the status of a chart that was drawn at least once; its attribute for completeness can go back to false. */
const drawn = '.echChartStatus:not([data-ech-render-count="0"])';

/** CPU time of the main thread of a page, in milliseconds. */
export interface Timing {
  /** From rendering the element to the drawn chart. */
  draw: number;
  /** A movement of the pointer over the chart, which shows the tooltip. */
  hover: number;
}

/**
 * Draws a chart in a new page and moves the pointer over it.
 *
 * @param url - address of the page that defines `drawChart`
 */
export async function timeChart(
  browser: Browser,
  url: string,
  family: Family,
  points: number,
): Promise<Timing> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'drawChart' in window);
  const cpuTime = await cpuClock(page);
  const timed = async (action: () => Promise<void>) => {
    const before = await cpuTime();
    await action();
    return (await cpuTime()) - before;
  };
  const draw = await timed(async () => {
    await page.evaluate(([name, count]) => window.drawChart(name, count), [
      family,
      points,
    ] as const);
    await page.locator(drawn).waitFor({ state: 'attached', timeout: 120_000 }); // on a busy machine
  });
  const hover = await timed(async () => {
    await page.mouse.move(400, 200);
    await page.locator('.echTooltip').waitFor();
  });
  await page.close();
  return { draw, hover };
}

/** Returns a function that reads the CPU time of the main thread, which does not depend on other processes. */
async function cpuClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
}
