import { chromium, type Browser } from '@playwright/test';
import { median } from './shared/median';
import { buildIfChanged } from './shared/build';
import { ensureChromium } from './shared/browsers';
import { warnIfBusy } from './shared/busy-machine';
import { command } from './shared/command';
import { timeChartStart } from './shared/speed/chart-start';
import { longPages, longestTasks } from './shared/speed/long-tasks';
import { links, timeNavigation } from './shared/speed/navigation';
import { timeSearch, type SearchTimes } from './shared/speed/search';
import { profiles } from './shared/speed/visit';
import { serveBuild } from './shared/static-server';
import { step } from './shared/step';

const runs = 3;

/** Prints the response times of pages in a browser: navigation, start of a chart, long tasks, search; in milliseconds. */
command(async () => {
  warnIfBusy();
  await buildIfChanged();
  const { url, close } = await serveBuild();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  await step('Follow links', () => followLinks(browser, url));
  await step('Start a chart', async () =>
    console.log(
      `From the first mouse movement over a picture to the rendered chart, median of ${runs}: ${await medianTime(() => timeChartStart(browser, url))}`,
    ),
  );
  await step('Scroll and filter', () => scrollAndFilter(browser, url));
  await step('Search', () => search(browser, url));
  await browser.close();
  await close();
});

async function followLinks(browser: Browser, url: string): Promise<void> {
  const table: Record<string, Record<string, number>> = {};
  for (const [kind, link] of Object.entries(links)) {
    table[kind] = {};
    for (const [name, profile] of Object.entries(profiles))
      table[kind][name] = await medianTime(() => timeNavigation(browser, url, link, profile));
  }
  console.log(`From a click on a visible link to its page, median of ${runs}:`);
  console.table(table);
}

async function scrollAndFilter(browser: Browser, url: string): Promise<void> {
  const table: Record<string, object> = {};
  for (const path of longPages) table[path] = await longestTasks(browser, url + path);
  console.log(
    'Longest task with a mobile viewport, CPU 4 times slower; 0 if none took longer than 50:',
  );
  console.table(table);
}

async function search(browser: Browser, url: string): Promise<void> {
  const table: SearchTimes[] = [];
  while (table.length < runs) table.push(await timeSearch(browser, url));
  console.log(
    'Search, main thread 4 times slower; from the arrival of its data, and on each keystroke:',
  );
  console.table(table);
}

async function medianTime(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  while (times.length < runs) times.push(await measure());
  return Math.round(median(times));
}
