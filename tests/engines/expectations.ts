import { expect } from '@playwright/test';
import type { Engine } from './engine';
import { chartsInView, isHydrated, picturesInView, focusChartsInView } from './page-state';

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
  await expect
    .poll(async () => {
      const { inView, drawn } = await engine.evaluate(chartsInView);
      return inView > 0 && drawn === inView;
    })
    .toBe(true);
}

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
