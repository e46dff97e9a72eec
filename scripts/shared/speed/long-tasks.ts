import type { Browser, Page } from '@playwright/test';
import { profiles, visit } from './visit';

/** Pages of the reference: the largest symbol, the list of all, and a hand-written page with many props. */
export const longPages = [
  'all-types/type-aliases/SettingsProps',
  'all-types/',
  'api/specs/global/Settings',
];

/** Longest tasks of the main thread, in milliseconds, while a page is used at a quarter of the speed; 0 is none above 50. */
export interface LongestTasks {
  scroll: number;
  /** While a word is typed into the page's filter, if it has one. */
  filter?: number;
}

/** Scrolls through a page on a phone, then filters it. */
export async function longestTasks(browser: Browser, url: string): Promise<LongestTasks> {
  const { page, slowDown, close } = await visit(browser, url, 390);
  await slowDown(profiles['CPU 4 times slower']);
  // Over the top bar, away from charts, which start under a mouse.
  await page.mouse.move(5, 30);
  const scroll = await longestTaskDuring(page, async () => {
    for (let screen = 0; screen < 30; screen += 1) {
      await page.mouse.wheel(0, 900);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  });
  const box = page.locator('main input').first();
  if (!(await box.count())) {
    await close();
    return { scroll };
  }
  await box.focus();
  const filter = await longestTaskDuring(page, () =>
    box.pressSequentially('legend', { delay: 100 }),
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
