import type { Browser } from '@playwright/test';
import { drawn } from '../../../tests/charts';
import { visit } from './visit';

/** Milliseconds from the first movement of the mouse over a picture to the live chart. */
export async function timeChartStart(browser: Browser, url: string): Promise<number> {
  const { page, close } = await visit(browser, `${url}examples/bar/stacked`);
  const frame = page.locator('[data-chart-frame]').first();
  const { x, y } = (await frame.boundingBox())!;
  const time = frame.evaluate(waitForChart, drawn);
  await page.mouse.move(x + 100, y + 100);
  await page.mouse.move(x + 110, y + 110);
  const milliseconds = await time;
  await close();
  return milliseconds;
}

/** Runs in the page. */
function waitForChart(frame: Element, drawn: string): Promise<number> {
  return new Promise((resolve) => {
    let start: number | undefined;
    document.addEventListener('pointermove', () => (start ??= performance.now()), true);
    const check = () =>
      frame.querySelector(drawn) && start !== undefined
        ? resolve(performance.now() - start)
        : requestAnimationFrame(check);
    check();
  });
}
