import { describe, expect, it } from 'vitest';
import { otherCharts } from '../every-chart';
import { surfaceOf } from '../pointer';
import { renderChart } from '../render-chart';

/** Expects the chart to keep the page from scrolling, unless the key Meta (Cmd, or the Windows key) is pressed. */
async function expectNoScrolling() {
  const { container } = await renderChart(otherCharts.flame);
  const surface = surfaceOf(container).querySelector('canvas')!;
  /** Whether the page scrolls. */
  const scrolls = (init: WheelEventInit) =>
    surface.dispatchEvent(
      new window.WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 100, ...init }),
    );
  for (const key of ['none', 'altKey', 'ctrlKey', 'shiftKey'])
    expect(scrolls({ [key]: true }), key).toBe(false);
  expect(scrolls({ metaKey: true })).toBe(true);
}

describe.each(['docs/flame-charts', 'api/specs/Flame'])('%s', () => {
  it(
    'The page does not scroll while the pointer is over the chart: the wheel zooms. With Cmd, or the Windows key, the page scrolls.',
    expectNoScrolling,
  );
});

describe('reference/notes/Flame', () => {
  it(
    'The page does not scroll while the pointer is over the chart, except with Cmd or the Windows key.',
    expectNoScrolling,
  );
});
