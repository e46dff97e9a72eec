import type { Browser, Page } from '@playwright/test';
import { profiles, visit } from './visit';

/** Measured pages: the largest symbol, the list of all symbols, and a component guide with many props. */
export const longPages = [
  'all-types/type-aliases/SettingsProps',
  'all-types/',
  'api/specs/global/Settings',
];

/** Durations of the longest tasks on the main thread in milliseconds; 0 if none took longer than 50. */
export interface LongestTasks {
  scroll: number;
  /** While a word is typed into the filter of the page, if it has one. */
  filter?: number;
}

/** Scrolls through a page with a mobile viewport and a slow CPU, then filters it. */
export async function longestTasks(browser: Browser, url: string): Promise<LongestTasks> {
  const { page, emulate, close } = await visit(browser, url, 390);
  await emulate(profiles['CPU 4 times slower']);
  // The pointer stays on the navbar: near a picture, it would start the chart.
  await page.mouse.move(5, 30);
  const scroll = await longestTaskDuring(page, async () => {
    for (let screen = 0; screen < 30; screen += 1) {
      await page.mouse.wheel(0, 900);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  });
  const input = page.locator('main input').first();
  if (!(await input.count())) {
    await close();
    return { scroll };
  }
  await input.focus();
  const filter = await longestTaskDuring(page, () =>
    input.pressSequentially('legend', { delay: 100 }),
  );
  await close();
  return { scroll, filter };
}

async function longestTaskDuring(page: Page, interact: () => Promise<unknown>): Promise<number> {
  const observer = await page.evaluateHandle(() => {
    const seen = { longest: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
    return seen;
  });
  await interact();
  await page.waitForLoadState('networkidle');
  return observer.evaluate(
    (seen) => new Promise<number>((resolve) => setTimeout(() => resolve(seen.longest), 500)),
  );
}
