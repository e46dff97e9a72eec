import { Chart, Flame } from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { flameColumns, otherCharts } from '../every-chart';
import { surfaceOf } from '../pointer';
import { render, renderChart } from '../render-chart';

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

describe('docs/flame-charts', () => {
  it('controlProviderCallback hands you resetFocus, focusOnNode and search. Keep them in a ref: they come again after every update, so setting state there renders without end.', async () => {
    const callbacks = { resetFocus: vi.fn(), focusOnNode: vi.fn(), search: vi.fn() };
    const chart = (label: string) => (
      <Chart size={{ height: 200 }}>
        <Flame
          id="flame"
          columnarData={{ ...flameColumns, label: [label, 'child'] }}
          controlProviderCallback={callbacks}
          valueAccessor={() => 0}
          valueFormatter={String}
        />
      </Chart>
    );
    const calls = () => Object.values(callbacks).map(({ mock }) => mock.calls.length);
    const first = await render(chart('a'));
    const before = calls();
    expect(Math.min(...before)).toBeGreaterThan(0);
    for (const { mock } of Object.values(callbacks))
      expect(mock.lastCall).toEqual([expect.any(Function)]);
    await first.rerender(chart('b'));
    calls().forEach((count, index) => expect(count).toBeGreaterThan(before[index]!));
  });
});

describe('reference/notes/Flame', () => {
  it(
    'The page does not scroll while the pointer is over the chart, except with Cmd or the Windows key.',
    expectNoScrolling,
  );
});
