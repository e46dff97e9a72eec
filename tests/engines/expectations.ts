import { expect } from '@playwright/test';
import type { Engine } from './engine';
import {
  colorMode,
  drawingsInView,
  focusChartsInView,
  isHydrated,
  picturesInView,
  toggleColorMode,
} from './page-state';

/** Polls a function that runs in the page. */
export const eventually = <Result>(engine: Engine, script: () => Result) =>
  expect.poll(() => engine.evaluate(script), { intervals: [50] });

/** Opens a page and waits for hydration. */
export async function openWithScripts(engine: Engine, url: string): Promise<void> {
  await engine.open(url);
  await eventually(engine, isHydrated).toBe(true);
}

/** Scrolls to the first chart, starts all charts in the viewport and waits until they have rendered. */
export async function expectLiveCharts(engine: Engine): Promise<void> {
  await engine.evaluate(() =>
    document.querySelector('[data-chart-frame]')!.scrollIntoView({ behavior: 'instant' }),
  );
  await engine.evaluate(focusChartsInView);
  await expectDrawings(engine, []);
}

/** Expects the toggle to change the color mode, and all live charts in the viewport to draw again. */
export async function expectToggledTo(engine: Engine, mode: string, hasCharts: boolean) {
  const before = await engine.evaluate(drawingsInView);
  await engine.evaluate(toggleColorMode);
  await eventually(engine, colorMode).toBe(mode);
  if (hasCharts) await expectDrawings(engine, before);
}

/** Waits until all charts in the viewport, at least one, have drawn more often than before. */
const expectDrawings = (engine: Engine, before: number[]) =>
  expect
    .poll(async () => {
      const drawings = await engine.evaluate(drawingsInView);
      return drawings.length > 0 && drawings.every((count, index) => count > (before[index] ?? 0));
    })
    .toBe(true);

/** Scrolls to the first or the last picture of a color mode and expects all pictures in the viewport to load. */
export async function expectPictures(
  engine: Engine,
  mode: string,
  which: 'first' | 'last',
): Promise<void> {
  await engine.evaluate(
    ([value, end]) => {
      document.documentElement.dataset.theme = value;
      [...document.querySelectorAll('[data-chart-frame] img, [data-card] img')]
        .filter((image) => image.checkVisibility())
        .at(end === 'first' ? 0 : -1)
        ?.scrollIntoView({ behavior: 'instant', block: 'center' });
    },
    [mode, which],
  );
  const pictures = () => engine.evaluate(picturesInView);
  await expect
    .poll(async () => {
      const all = await pictures();
      return all.length > 0 && all.every(({ complete }) => complete);
    })
    .toBe(true);
  const broken = (await pictures()).filter((picture) => picture.broken);
  expect.soft(broken.map(({ src }) => src)).toEqual([]);
}

/** Expects no reported errors since the page was opened. */
export async function expectNoProblems(engine: Engine): Promise<void> {
  // Browsers report the status of the not-found page as an error.
  const problems = (await engine.problems()).filter((text) => !/status of 404/.test(text));
  expect(problems).toEqual([]);
}
