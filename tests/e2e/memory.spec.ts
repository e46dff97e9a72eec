import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { chartFrame, drawChart } from '../charts';
import { emulateConnection, open, dataSaver } from '../spec/page';

/** Examples of every renderer that registers global listeners, and one that does not. */
const examples = [
  'flame/cpu-profile',
  'timeslip/memory',
  'bar/stacked',
  'metric/grid',
  'heatmap/calendar',
];

/** Returns the number of DOM nodes and listeners in memory, including detached ones, and the JavaScript heap size. */
async function counters(session: CDPSession) {
  // Several runs, since finalizers can release further objects.
  for (let run = 0; run < 3; run += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { ...(await session.send('Memory.getDOMCounters')), heap: usedSize };
}

const drawn = (page: Page, example: string) => drawChart(chartFrame(page, example));

test('unmounted charts are garbage-collected', async ({ page }) => {
  test.setTimeout(180_000); // 64 charts
  await emulateConnection(page, dataSaver);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await open(page, `examples/${examples[0]}`);
  // Visits every page once from the gallery, and then navigates back and forth in the history.
  for (const example of examples.slice(1)) {
    await drawn(page, examples[examples.indexOf(example) - 1]!);
    await page.evaluate(() =>
      document
        .querySelector<HTMLElement>('.theme-doc-sidebar-menu a[href$="/examples/examples"]')!
        .click(),
    );
    await page.locator(`[data-card="${example}"]`).evaluate((card: HTMLElement) => card.click());
    await drawn(page, example);
  }
  // In the history, the gallery is between two examples.
  const visit = async (from: number, to: number) => {
    for (let index = from; index !== to; index += Math.sign(to - from)) {
      const next = index + Math.sign(to - from);
      await page.evaluate((steps) => history.go(steps), 2 * Math.sign(to - from));
      await drawn(page, examples[next]!);
    }
  };
  const last = examples.length - 1;
  await visit(last, 0);
  await visit(0, last);
  const before = await counters(session);
  for (let round = 0; round < 6; round += 1) {
    await visit(last, 0);
    await visit(0, last);
  }
  const after = await counters(session);
  // 48 more charts. Each leaked chart would retain hundreds of nodes and at least one listener.
  expect(after.nodes - before.nodes).toBeLessThan(500);
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(20);
  expect(after.heap - before.heap).toBeLessThan(2_000_000);
});
