import {
  BrushAxis,
  Chart,
  HistogramBarSeries,
  PointerEventType,
  ScaleType,
  Settings,
  type BrushEvent,
  type PointerOverEvent,
  type SettingsProps,
} from '@elastic/charts';
import { createRef, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { heatmap, line } from '../../every-chart';
import { drag, mouse, surfaceOf } from '../../pointer';
import { render, renderChart } from '../../render-chart';
import { soon } from '../../soon';

/** Drags over the right part of a chart and returns what its listener receives. */
async function brushed(spec: ReactElement, settings: SettingsProps = {}, to = 590) {
  const events: BrushEvent[] = [];
  const onBrushEnd = (event: BrushEvent) => events.push(event);
  const { container } = await renderChart(spec, { onBrushEnd, ...settings });
  await drag(container, [310, 100], [to, 200]);
  return events;
}

const visible: SettingsProps['theme'] = { heatmap: { brushTool: { visible: true } } };

/** Returns how many rectangles are drawn during a drag. */
async function rectangles(spec: ReactElement, theme: SettingsProps['theme']) {
  const { container } = await renderChart(spec, { theme, onBrushEnd: () => undefined });
  await mouse(surfaceOf(container), 'mousedown', 100, 100);
  await mouse(surfaceOf(container), 'mousemove', 300, 200);
  return container.querySelectorAll('.echBrushTool').length;
}

describe('docs/brush-and-zoom', () => {
  it('brush of the theme colors the rectangle while it is dragged, in a heatmap only if the theme sets heatmap.brushTool.visible.', async () => {
    expect(await rectangles(line, {})).toBe(1);
    expect(await rectangles(heatmap, {})).toBe(0);
    expect(await rectangles(heatmap, visible)).toBe(1);
  });
});

/** Expects that an axis is undefined in the event of a drag that was shorter along it. */
async function expectUndefinedAxes() {
  const settings = { brushAxis: BrushAxis.Both };
  // 280 pixels along x and 100 along y.
  const [both] = await brushed(line, { ...settings, minBrushDelta: 90 });
  expect(both).toEqual({ x: expect.any(Array) as unknown, y: expect.any(Array) as unknown });
  const [onlyX] = await brushed(line, { ...settings, minBrushDelta: 110 });
  expect(onlyX).toEqual({ x: expect.any(Array) as unknown, y: undefined });
  expect(await brushed(line, { ...settings, minBrushDelta: 290 })).toEqual([]);
}

describe('reference/notes/SettingsSpec', () => {
  it('Heatmaps draw the dragged rectangle only if the theme sets heatmap.brushTool.visible, but call the listener either way.', async () => {
    expect(await rectangles(heatmap, {})).toBe(0);
    expect(await rectangles(heatmap, visible)).toBe(1);
    for (const theme of [{}, visible]) expect(await brushed(heatmap, { theme })).toHaveLength(1);
  });

  it('Heatmaps always select in both directions.', async () => {
    for (const brushAxis of Object.values(BrushAxis)) {
      const [event] = await brushed(heatmap, { brushAxis });
      expect(event).toMatchObject({ x: [3, 4], y: [2, 3] });
    }
    expect(Object.keys((await brushed(line, { brushAxis: BrushAxis.X }))[0]!)).toEqual(['x']);
  });

  it('Other charts always end at the domain.', async () => {
    const histogram = (
      <HistogramBarSeries
        id="bars"
        data={[0, 1, 2].map((x) => ({ x, y: 1 }))}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
      />
    );
    const endOf = async (spec: ReactElement, allowBrushingLastHistogramBin: boolean) => {
      const [event] = await brushed(spec, { allowBrushingLastHistogramBin }, 640);
      return event!.x?.[1];
    };
    expect(await endOf(histogram, true)).toBe(3);
    expect(await endOf(histogram, false)).toBe(2);
    expect(await endOf(line, true)).toBe(2);
    expect(await endOf(line, false)).toBe(2);
  });

  it('The cursor of XY charts and heatmaps follows such events without any setting; the tooltip appears only if you set tooltip.visible, only in XY charts, and only at an x of a row.', async () => {
    const shown = async (
      spec: ReactElement,
      scale: PointerOverEvent['scale'],
      settings: SettingsProps,
    ) => {
      const chart = createRef<Chart>();
      const { container } = await render(
        <Chart ref={chart} size={{ height: 300 }}>
          <Settings {...settings} />
          {spec}
        </Chart>,
      );
      const event: PointerOverEvent = {
        type: PointerEventType.Over,
        chartId: 'another chart',
        scale,
        x: 2,
        y: [{ value: 2, groupId: '' }],
        smHorizontalValue: null,
        smVerticalValue: null,
      };
      chart.current!.dispatchExternalPointerEvent(event);
      await soon(() => expect(container.querySelector('.echCrosshair__cursor > *')).not.toBeNull());
      const tooltips = [...document.querySelectorAll('.echTooltip')];
      for (const tooltip of tooltips) tooltip.remove();
      return tooltips.some(({ textContent }) => textContent !== '');
    };
    const visible: SettingsProps = { externalPointerEvents: { tooltip: { visible: true } } };
    expect(await shown(line, ScaleType.Linear, {})).toBe(false);
    expect(await shown(line, ScaleType.Linear, visible)).toBe(true);
    expect(await shown(heatmap, ScaleType.Ordinal, {})).toBe(false);
    expect(await shown(heatmap, ScaleType.Ordinal, visible)).toBe(false);
  });

  it(
    'An axis with a shorter drag is undefined in the event; if none is left, onBrushEnd is not called.',
    expectUndefinedAxes,
  );

  it('A press becomes a drag after 4 px in any direction. A smaller value matters when the pointer moved mainly along the other axis, or came back.', async () => {
    const calls = async (minBrushDelta: number, ...path: [number, number][]) => {
      const onBrushEnd = vi.fn();
      const { container } = await renderChart(line, { onBrushEnd, minBrushDelta });
      const surface = surfaceOf(container);
      await mouse(surface, 'mousedown', 310, 100);
      for (const [x, y] of path) await mouse(surface, 'mousemove', x, y);
      await mouse(surface, 'mouseup', ...path.at(-1)!);
      return onBrushEnd.mock.calls.length;
    };
    expect(await calls(0, [314, 100])).toBe(0);
    expect(await calls(0, [315, 100])).toBe(1);
    expect(await calls(1, [311, 105])).toBe(1);
    expect(await calls(2, [311, 105])).toBe(0);
    expect(await calls(1, [330, 100], [311, 100])).toBe(1);
    expect(await calls(2, [330, 100], [311, 100])).toBe(0);
  });
});

describe('reference/notes/XYBrushEvent', () => {
  it(
    'Which fields are there depends on brushAxis of Settings; an axis along which the drag was shorter than minBrushDelta is undefined.',
    expectUndefinedAxes,
  );
});
