import type { Browser } from '@playwright/test';
import { boxOf, drawn } from '../../../tests/charts';
import { visit } from './visit';

/** Returns the milliseconds from the first mouse movement over a picture to the rendered live chart. */
export async function timeChartStart(browser: Browser, url: string): Promise<number> {
  const { page, close } = await visit(browser, `${url}examples/bar/stacked`);
  const frame = page.locator('[data-chart-frame]').first();
  const { x, y } = await boxOf(frame);
  await page.evaluate(() =>
    document.addEventListener('pointermove', () => performance.mark('pointer'), { once: true }),
  );
  await page.mouse.move(x + 100, y + 100);
  const time = await frame.evaluate(waitForChart, drawn);
  await close();
  return time;
}

/** Returns the milliseconds from the mark to the animation frame in which the chart exists. Runs in the page. */
async function waitForChart(frame: Element, drawn: string): Promise<number> {
  while (!frame.querySelector(drawn)) await new Promise(requestAnimationFrame);
  return performance.now() - performance.getEntriesByName('pointer')[0]!.startTime;
}
