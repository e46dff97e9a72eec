import type { DebugState } from '@elastic/charts';
import { expect, type Page } from '@playwright/test';
import { boxOf, drawn } from '../charts';

/** Page that renders the cases in `page/cases/` with the development build of React. */
const url = `http://localhost:${Number(process.env.TEST_PORT ?? 4173) + 1}/claims/`;

/**
 * Opens a case and waits until its first chart has rendered.
 *
 * @param query - name of the case; `listeners&strict` renders it in React's strict mode
 */
export async function openCase(page: Page, query: string): Promise<void> {
  await page.goto(`${url}?case=${query}`);
  await expect(page.locator(drawn).first()).toBeAttached();
}

/** Returns the calls of the listeners of a case, in order. */
const recorded = (page: Page) => page.evaluate(() => window.recorded ?? []);

/** Returns the names of the listeners that were called. */
export const calledListeners = async (page: Page): Promise<Set<string>> =>
  new Set((await recorded(page)).map(({ name }) => name));

/** Returns the first argument of each call of a listener. */
export const argumentsOf = async (page: Page, listener: string): Promise<unknown[]> =>
  (await recorded(page)).filter(({ name }) => name === listener).map(({ argument }) => argument);

/** Forgets the calls of listeners until now. */
export const forgetCalls = (page: Page) =>
  page.evaluate(() => {
    window.recorded = [];
  });

/** Returns the position of a point in the first chart, as shares of the size of its canvas. */
export async function pointInChart(page: Page, x: number, y: number): Promise<[number, number]> {
  const canvas = await boxOf(page.locator('.echCanvasRenderer'));
  return [canvas.x + canvas.width * x, canvas.y + canvas.height * y];
}

/** Returns the debug state of the first chart. */
export const debugState = (page: Page): Promise<DebugState> =>
  page
    .locator('[data-ech-debug-state]')
    .evaluate((element) => JSON.parse(element.getAttribute('data-ech-debug-state') ?? ''));
