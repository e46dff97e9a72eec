import { expect, type Page } from '@playwright/test';
import { nextPaint } from '../spec/page';

/** A layout shift without user input. */
interface Shift {
  /** Layout shift score. */
  value: number;
  /** Elements that were shifted, with the rectangle before and after: left, top, width and height. */
  moved: string[];
}

declare global {
  interface Window {
    recordedShifts: Shift[];
  }
}

/** Records layout shifts without user input on all pages opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.recordedShifts = [];
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `<${element.localName} class="${element.className}">` : 'a removed element';
    };
    const positionOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput)
          window.recordedShifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)} from ${positionOf(previousRect)} to ${positionOf(currentRect)}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Expects a cumulative layout shift of 0.00 since the page was opened; a failure lists the shifted elements. */
export async function expectNoShift(page: Page): Promise<void> {
  await nextPaint(page);
  const shifts = await page.evaluate(() => window.recordedShifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join(', ')}`);
  expect.soft(Number(total.toFixed(2)), moved.join('\n')).toBe(0);
}

/** Scrolls through the page, so that every part is painted, and back to its start. */
export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await painted();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await painted();
  });

/** Forgets the layout shifts up to now. */
export async function forgetShifts(page: Page): Promise<void> {
  await nextPaint(page);
  await page.evaluate(() => (window.recordedShifts = []));
}
