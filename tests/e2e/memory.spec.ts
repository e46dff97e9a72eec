import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { chartFrame, drawChart } from '../charts';
import { connect, open, saver } from '../spec/page';

/** Examples of every renderer that registers something outside of its own elements, and one that does not. */
const path = [
  'flame/cpu-profile',
  'timeslip/memory',
  'bar/stacked',
  'metric/grid',
  'heatmap/calendar',
];

/** Nodes and listeners that are in memory, on the page or off it, and bytes of JavaScript's heap. */
async function counters(session: CDPSession) {
  // What the first collection frees may have held what only the next one finds.
  for (let run = 0; run < 3; run += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { ...(await session.send('Memory.getDOMCounters')), heap: usedSize };
}

const drawn = (page: Page, example: string) => drawChart(chartFrame(page, example));

test('charts that leave the page leave the memory', async ({ page }) => {
  test.setTimeout(180_000); // 64 charts, one after the other
  await connect(page, saver);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await open(page, `examples/${path[0]}`);
  // Every page of the way once by a link of the gallery; from then on back and forth in the history.
  for (const example of path.slice(1)) {
    await drawn(page, path[path.indexOf(example) - 1]!);
    await page.evaluate(() =>
      document
        .querySelector<HTMLElement>('.theme-doc-sidebar-menu a[href$="/examples/examples"]')!
        .click(),
    );
    await page.locator(`[data-card="${example}"]`).evaluate((card: HTMLElement) => card.click());
    await drawn(page, example);
  }
  // The gallery lies between two examples.
  const visit = async (from: number, to: number) => {
    for (let at = from; at !== to; at += Math.sign(to - from)) {
      const next = at + Math.sign(to - from);
      await page.evaluate((steps) => history.go(steps), 2 * Math.sign(to - from));
      await drawn(page, path[next]!);
    }
  };
  const last = path.length - 1;
  await visit(last, 0);
  await visit(0, last);
  const early = await counters(session);
  for (let round = 0; round < 6; round += 1) {
    await visit(last, 0);
    await visit(0, last);
  }
  const late = await counters(session);
  // 48 more charts: each that stayed would keep hundreds of nodes, and a listener or more.
  expect(late.nodes - early.nodes).toBeLessThan(500);
  expect(late.jsEventListeners - early.jsEventListeners).toBeLessThan(20);
  expect(late.heap - early.heap).toBeLessThan(2_000_000);
});
