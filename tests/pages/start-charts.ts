import type { Page } from '@playwright/test';
import { drawn, startChartsInView } from '../charts';

/** Starts every visible chart of a hydrated page, scrolls to it, and waits until it has rendered or has failed. */
export const startAllCharts = (page: Page): Promise<void> =>
  page.evaluate(async (selector) => {
    for (const frame of document.querySelectorAll('[data-chart-frame]')) {
      if (!frame.checkVisibility()) continue;
      const isDone = () => !!frame.querySelector(`${selector}, [role="alert"]`);
      frame.querySelector<HTMLElement>(':scope > button')?.focus();
      frame.scrollIntoView({ block: 'center', behavior: 'instant' });
      while (!isDone()) await new Promise(requestAnimationFrame);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  }, drawn);

/** Starts the charts in the viewport, and waits until all have rendered and their animations have finished. */
export async function startVisibleCharts(page: Page): Promise<void> {
  await startChartsInView(page);
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll('[data-chart-frame]')]
        .filter(
          (frame) =>
            frame.checkVisibility() && frame.getBoundingClientRect().top < window.innerHeight,
        )
        .every(
          (frame) =>
            frame.querySelector(selector) && frame.getAnimations({ subtree: true }).length === 0, // colors fade in
        ),
    drawn,
  );
}
