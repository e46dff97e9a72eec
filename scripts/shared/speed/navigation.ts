import type { Browser } from '@playwright/test';
import { quiet, visit, type Profile } from './visit';

/** Not yet part of TypeScript's DOM types. */
declare const scheduler: {
  postTask(callback: () => void, options: { priority: 'user-blocking' }): Promise<void>;
};

/** Measured links by target and kind, each with the path of its page and a selector. */
export const links: Record<string, [path: string, selector: string]> = {
  'guide, same sidebar': ['docs/docs', '.theme-doc-sidebar-menu a[href$="/docs/troubleshooting"]'],
  'component, other sidebar': ['docs/docs', '.navbar a[href$="/api/Chart"]'],
  'example, from its card': ['examples/examples', '[data-card="area/banded"]'],
  'type, from a reference page': [
    'all-types/functions/Axis',
    'main a[href*="/all-types/interfaces/"]',
  ],
};

/** Returns the milliseconds from a click on a visible link to the first frame with the heading of its page. */
export async function timeNavigation(
  browser: Browser,
  url: string,
  [path, selector]: [path: string, selector: string],
  profile: Profile,
): Promise<number> {
  const { page, emulate, close } = await visit(browser, url + path);
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await quiet(page);
  await emulate(profile);
  const time = await target.evaluate(clickAndWait);
  await close();
  return time;
}

/** Clicks a link and returns the milliseconds until the heading has changed. Runs in the page. */
async function clickAndWait(link: Element): Promise<number> {
  const before = document.querySelector('h1')?.textContent;
  const start = performance.now();
  if (link instanceof HTMLElement) link.click();
  while (document.querySelector('h1')?.textContent === before)
    await new Promise(requestAnimationFrame);
  // The loop ends in an animation frame callback. Its frame is painted before the next task, which has the highest
  // priority here: a timer would also wait for the decoding of pictures.
  await scheduler.postTask(() => {}, { priority: 'user-blocking' });
  return performance.now() - start;
}
