import type { Browser } from '@playwright/test';
import { visit, type Profile } from './visit';

/** Links that are followed, by what they lead to: the page that has the link, and the link. */
export const links: Record<string, [path: string, link: string]> = {
  'guide, same sidebar': ['docs/docs', '.theme-doc-sidebar-menu a[href$="/docs/troubleshooting"]'],
  'component, other sidebar': ['docs/docs', '.navbar a[href$="/api/Chart"]'],
  'example, from its card': ['examples/examples', '[data-card="area/banded"]'],
  'type, from a reference page': [
    'all-types/functions/Axis',
    'main a[href*="/all-types/interfaces/"]',
  ],
};

/** Milliseconds from the click on a link in view to the first frame with the heading of its page. */
export async function timeNavigation(
  browser: Browser,
  url: string,
  [path, link]: [path: string, link: string],
  profile: Profile,
): Promise<number> {
  const { page, slowDown, close } = await visit(browser, url + path);
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await slowDown(profile);
  const time = await target.evaluate(clickAndWait);
  await close();
  return time;
}

/** Runs in the page. */
async function clickAndWait(link: Element): Promise<number> {
  const before = document.querySelector('h1')?.textContent;
  const start = performance.now();
  (link as HTMLElement).click();
  while (document.querySelector('h1')?.textContent === before)
    await new Promise(requestAnimationFrame);
  // A frame is painted after its callbacks.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}
