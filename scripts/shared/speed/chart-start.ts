import type { Browser } from '@playwright/test';
import { drawn } from '../../../tests/charts';
import { visit } from './visit';

/** Milliseconds from the first movement of the mouse over a picture to the live chart. */
export async function timeChartStart(browser: Browser, url: string): Promise<number> {
  const { page, close } = await visit(browser, `${url}examples/bar/stacked`);
  const frame = page.locator('[data-chart-frame]').first();
  const { x, y } = (await frame.boundingBox())!;
  await page.evaluate(() =>
    document.addEventListener('pointermove', () => performance.mark('pointer'), { once: true }),
  );
  await page.mouse.move(x + 100, y + 100);
  const time = await frame.evaluate(waitForChart, drawn);
  await close();
  return time;
}

/** Runs in the page: milliseconds from the mark to the frame that shows the chart. */
async function waitForChart(frame: Element, drawn: string): Promise<number> {
  while (!frame.querySelector(drawn)) await new Promise(requestAnimationFrame);
  return performance.now() - performance.getEntriesByName('pointer')[0]!.startTime;
}
