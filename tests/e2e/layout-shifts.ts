import { expect, type Page } from '@playwright/test';
import { chartFrame, drawn, startChart } from '../charts';

/** One movement that the reader did not cause. */
interface Shift {
  /** Its part of the layout shift of the page. */
  value: number;
  /** Elements that moved. */
  moved: string[];
}

declare global {
  interface Window {
    recordedShifts: Shift[];
  }
}

/** Records, on all pages that are opened from now on, what moves without an input of the reader. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.recordedShifts = [];
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `<${element.localName} class="${element.className}">` : 'a removed element';
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput)
          window.recordedShifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Expects a layout shift of 0.00, to two places, since the page was opened; a failure names what moved. */
export async function expectNoShift(page: Page): Promise<void> {
  await nextPaint(page);
  const shifts = await page.evaluate(() => window.recordedShifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join(', ')}`);
  expect(Number(total.toFixed(2)), moved.join('\n')).toBe(0);
}

/** Reads the page to its end: every part is painted in the viewport, every chart comes alive in it. */
export async function readToTheEnd(page: Page): Promise<void> {
  for (const frame of await chartFrame(page).all()) {
    await startChart(frame);
    await expect(frame.locator(`${drawn}, [role="alert"]`).first()).toBeAttached();
  }
  await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await painted();
    }
  });
}

const nextPaint = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
