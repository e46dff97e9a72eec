// cspell:ignore axsi
import type { Browser } from '@playwright/test';
import { emulate, profiles } from './visit';

/** Typed queries: a name, a value, words, a question, a misspelled name. */
const queries = [
  'legendPosition',
  'Position.Left',
  'hide the legend',
  'how do I sort the slices of a pie',
  'axsi tickFormat',
];

/** Times of the search in milliseconds. */
export interface SearchTimes {
  /** From the arrival of both data files to the enabled input. */
  ready: number;
  /** From a query to its answer, median and 95th percentile of all keystrokes. */
  answer: number;
  'answer, 95 %': number;
  /** Longest task on the main thread from the arrival of the data until the input is enabled; 0 if none took longer than 50. */
  'longest task until ready': number;
  'longest task while typing': number;
}

/**
 * Waits for the search on a guide, whose main thread is four times slower, and types queries. The worker, which
 * parses the data and searches, runs at the speed of the machine: browsers cannot slow workers down.
 */
export async function timeSearch(browser: Browser, url: string): Promise<SearchTimes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await emulate(await context.newCDPSession(page), profiles['CPU 4 times slower']);
  await page.addInitScript(recordSearch);
  await page.goto(`${url}docs/docs`);
  const input = page.locator('#search_input_react:enabled');
  for (const query of queries) {
    await input.fill('');
    await input.pressSequentially(query, { delay: 100 });
  }
  const { ready, origin, answers, tasks } = await page.evaluate(() => ({
    ...window.searchTimes,
    origin: performance.timeOrigin,
  }));
  // The worker downloads the data: its times begin at its own start.
  const [worker] = page.workers();
  if (!worker) throw new Error('The search of docs/docs has started no worker.');
  const arrivals = await worker.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /search-(doc|index)-\d+\.json$/.test(name))
      .map(({ responseEnd }) => performance.timeOrigin + responseEnd),
  );
  if (arrivals.length !== 2)
    throw new Error(`The worker of the search has downloaded ${arrivals.length} files, not 2.`);
  const arrived = Math.max(...arrivals) - origin;
  await context.close();
  answers.sort((a, b) => a - b);
  const quantile = (share: number) => round(answers[Math.floor(answers.length * share)] ?? NaN);
  const longest = (from: number, to: number) =>
    Math.max(
      0,
      ...tasks.filter(({ start }) => start >= from && start < to).map((task) => task.duration),
    );
  return {
    ready: Math.round(ready - arrived),
    answer: quantile(0.5),
    'answer, 95 %': quantile(0.95),
    'longest task until ready': longest(arrived, ready),
    'longest task while typing': longest(ready, Infinity),
  };
}

const round = (time: number) => Math.round(time * 10) / 10;

declare global {
  interface Window {
    searchTimes: {
      ready: number;
      answers: number[];
      tasks: { start: number; duration: number }[];
    };
  }
}

/** Records when the input becomes ready, the times of answers, and long tasks. Runs in the page. */
function recordSearch(): void {
  const times: Window['searchTimes'] = { ready: 0, answers: [], tasks: [] };
  window.searchTimes = times;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      times.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask' });
  const observer = new MutationObserver(() => {
    if (!document.querySelector('#search_input_react:enabled')) return;
    times.ready = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...args: unknown[]) {
    const sent = performance.now();
    const { type, id } = args[0] as { type: string; id: number };
    if (type === 'query')
      this.addEventListener('message', ({ data }) => {
        if (data.id === id) times.answers.push(performance.now() - sent);
      });
    Reflect.apply(postMessage, this, args);
  };
}
