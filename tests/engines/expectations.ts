import { expect } from '@playwright/test';
import type { Engine } from './engine';
import { chartsInView, isHydrated, picturesInView, focusChartsInView } from './page-state';

/** Waits until a function that runs in the page returns what is expected. */
export const eventually = <Result>(engine: Engine, script: () => Result) =>
  expect.poll(() => engine.evaluate(script), { intervals: [50] });

/** Opens a page and waits until its scripts run. */
export async function openWithScripts(engine: Engine, url: string): Promise<void> {
  await engine.open(url);
  await eventually(engine, isHydrated).toBe(true);
}

/** Scrolls to the first chart, starts all charts in view and waits until they have drawn themselves. */
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

/** Scrolls to the first or the last picture of a color mode; all that are then in view must load. */
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

/** Expects that the page has reported no error since it was opened. */
export async function expectNoProblems(engine: Engine): Promise<void> {
  // A browser reports the answer of a page that is not there, as it should.
  const problems = (await engine.problems()).filter((text) => !/status of 404/.test(text));
  expect(problems).toEqual([]);
}
