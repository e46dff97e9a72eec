import { createElement, type ComponentType, type ReactNode } from 'react';
import {
  AreaSeries,
  Axis,
  BarSeries,
  BrushAxis,
  BubbleSeries,
  Chart,
  HistogramBarSeries,
  LineSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';
import type { BrushEvent, SettingsProps } from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { barsOf } from '../bars-of';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { heatmap } from '../every-chart';
import { drag, mouse, surfaceOf } from '../pointer';
import { debugStateOf, elementIn, render, renderChart, unmountAll } from '../render-chart';
import { noMargins, twoFields, twoLines } from '../two-lines';

const noGaps = { scales: { barsPadding: 0, histogramPadding: 0 } };
const series = combinations({
  Series: [BarSeries, HistogramBarSeries],
  scale: [ScaleType.Linear, ScaleType.Time] as const,
});

/** Returns the widths of the bars at some x values, in a plot of 600 pixels. */
async function widths(
  { Series, scale }: (typeof series)[number],
  xs: number[],
  xDomain?: SettingsProps['xDomain'],
): Promise<number[]> {
  const { svg } = await renderChart(
    <Series
      id="bars"
      color="#123456"
      data={xs.map((x) => ({ x, y: 1 }))}
      timeZone="utc"
      xScaleType={scale}
      xAccessor="x"
      yAccessors={['y']}
    />,
    { xDomain, theme: noGaps },
  );
  return barsOf(svg, '#123456').map(({ width }) => width);
}

let neighbors: Promise<void> | undefined;
/** Tests all settings once for both sentences. */
const expectNeighborsOfAllSeries = () => (neighbors ??= checkNeighborsOfAllSeries());

/** Expects a bar to fill the plot, unless another series of the chart has other x values. */
async function checkNeighborsOfAllSeries() {
  for (const { Series, scale } of series)
    for (const { Other, xs } of combinations({
      Other: [undefined, BarSeries, LineSeries, AreaSeries, BubbleSeries] as const,
      xs: [[100], [100, 110, 120]],
    })) {
      const props = { xScaleType: scale, timeZone: 'utc', xAccessor: 'x', yAccessors: ['y'] };
      const { svg } = await renderChart(
        <>
          <Series id="bar" color="#123456" data={[{ x: 100, y: 1 }]} {...props} />
          {Other && <Other id="other" data={xs.map((x) => ({ x, y: 1 }))} {...props} />}
        </>,
        { theme: noGaps },
      );
      unmountAll();
      const besides = Other === BarSeries ? 2 : 1;
      const steps = Other ? xs.length : 1;
      const [bar] = barsOf(svg, '#123456');
      expect(bar!.width).toBeCloseTo(600 / steps / besides, 0);
    }
}

describe('docs/bars', () => {
  it(
    'On a time or linear scale a bar whose x is the only one in the chart has no neighbor that tells its width:',
    expectNeighborsOfAllSeries,
  );

  it('Without an xDomain, or with equal min and max, it fills the plot. With an xDomain whose ends differ it is one unit of x wide: a millisecond on a time scale, which you cannot see.', async () => {
    for (const one of series) {
      expect(await widths(one, [100])).toEqual([600]);
      expect(await widths(one, [100], { min: 100, max: 100 })).toEqual([600]);
      expect((await widths(one, [100], { min: 0, max: 100_000 }))[0]).toBeLessThan(0.01);
    }
  });
});

describe('docs/troubleshooting', () => {
  it('It fills the plot. If xDomain is wider than its value, it is one unit of the scale wide instead, on a time scale one millisecond, which is not visible.', async () => {
    for (const one of series) {
      expect(await widths(one, [100])).toEqual([600]);
      expect((await widths(one, [100], { min: 50, max: 150 }))[0]).toBeCloseTo(600 / 101, 1);
    }
  });
});

describe('api/specs/xy/BarSeries', () => {
  it(
    'On a time or linear scale, a bar whose x is the only one in the chart fills the plot.',
    expectNeighborsOfAllSeries,
  );
});

describe('docs/histograms', () => {
  it('A bucket that starts before min is left out.', async () => {
    for (const one of series)
      expect(await widths(one, [0, 10, 20], { min: 5, max: 20 })).toHaveLength(2);
  });
});

describe('reference/notes/DomainRange', () => {
  it('Where both ends are equal, the bar fills the plot whatever minInterval says.', async () => {
    for (const one of series)
      for (const end of [100, NaN])
        expect(await widths(one, [100], { min: end, max: end, minInterval: 10 })).toEqual([600]);
  });
});

/** Drags over a chart of three bars, or points, at 0, 10 and 20 and returns the selected range of x. */
async function brushed(
  Series: typeof BarSeries,
  props: object,
  [from, to]: [number, number],
  settings: SettingsProps,
) {
  const events: BrushEvent[] = [];
  const { container } = await renderChart(
    <Series
      id="series"
      data={[0, 10, 20].map((x) => ({ x, y: 1 }))}
      timeZone="utc"
      xAccessor="x"
      yAccessors={['y']}
      {...props}
    />,
    { onBrushEnd: (event: BrushEvent) => events.push(event), ...settings },
  );
  await drag(container, [from, 100], [to, 200]);
  unmountAll();
  return events[0]?.x;
}

const linear = { xScaleType: ScaleType.Linear };
const histograms: [Series: typeof BarSeries, props: object][] = [
  [HistogramBarSeries as unknown as typeof BarSeries, linear],
  [BarSeries, { ...linear, enableHistogramMode: true }],
  [BarSeries, { xScaleType: ScaleType.Time }],
];
const others: typeof histograms = [
  [BarSeries, linear],
  [LineSeries as unknown as typeof BarSeries, linear],
];
const rounded = { roundHistogramBrushValues: true };

async function expectNoEffect(charts = histograms) {
  for (const [Series, props] of charts)
    for (const allowBrushingLastHistogramBin of [true, false])
      for (const [range, to] of [
        [
          [50, 640],
          [0, 20],
        ],
        [
          [410, 590],
          [20, 20],
        ],
        [
          [190, 310],
          [0, 10],
        ],
      ] as [[number, number], [number, number]][])
        expect(
          await brushed(Series, props, range, { ...rounded, allowBrushingLastHistogramBin }),
        ).toEqual(to);
}

async function expectCountFromStart() {
  for (const [Series, props] of histograms)
    for (const [xDomain, range] of [
      [{ min: 0, max: 40, minInterval: 10 }, [10, 30]],
      [{ min: -10, max: 30, minInterval: 10 }, [0, 20]],
      [{ min: 4, max: 44, minInterval: 10 }, [14, 34]],
    ] as const)
      expect(await brushed(Series, props, [190, 400], { ...rounded, xDomain })).toEqual(range);
}

describe('api/specs/xy/HistogramBarSeries', () => {
  it('It has no effect beside roundHistogramBrushValues.', () =>
    expectNoEffect(histograms.slice(0, 1)));
});

describe('docs/brush-and-zoom', () => {
  it("It is called after the drag, with the range as event.x: two numbers, in milliseconds on a time scale. Brushing needs a continuous x scale, or a heatmap. With categories on x nothing is selected. 'cells' in event tells a heatmap's event from that of an XY chart.", async () => {
    for (const { Series, xScaleType, brushAxis } of combinations({
      Series: [BarSeries, LineSeries] as unknown as (typeof LineSeries)[],
      xScaleType: ['linear', 'time', 'ordinal'] as const,
      brushAxis: [undefined, BrushAxis.Y],
    })) {
      const onBrushEnd = vi.fn();
      const { container } = await renderChart(
        <Series
          id="series"
          data={twoFields}
          xScaleType={xScaleType}
          xAccessor="x"
          yAccessors={['a']}
        />,
        { onBrushEnd, brushAxis, theme: noMargins },
      );
      await drag(container, [100, 50], [300, 200]);
      expect(onBrushEnd).toHaveBeenCalledTimes(xScaleType === ScaleType.Ordinal ? 0 : 1);
      for (const [event] of onBrushEnd.mock.calls as [BrushEvent][]) {
        expect(event).not.toHaveProperty('cells');
        const numbers = [expect.any(Number) as unknown, expect.any(Number) as unknown];
        expect(event.x).toEqual(brushAxis === BrushAxis.Y ? undefined : numbers);
      }
      unmountAll();
    }
    const onBrushEnd = vi.fn();
    const { container } = await renderChart(heatmap, { onBrushEnd });
    await drag(container, [100, 50], [300, 200]);
    expect(onBrushEnd).toHaveBeenCalledOnce();
    expect(onBrushEnd.mock.calls[0]![0]).toHaveProperty('cells');
  });

  it('onBrushEnd on Settings switches brushing on. It disappears when the drag ends; to keep it visible, draw a RectAnnotation over the range.', async () => {
    for (const specs of [twoLines(), heatmap])
      for (const onBrushEnd of [undefined, () => undefined]) {
        const theme = { heatmap: { brushTool: { visible: true } } };
        const { container } = await renderChart(specs, { onBrushEnd, theme });
        const surface = surfaceOf(container);
        const rectangles = () => container.querySelectorAll('.echBrushTool').length;
        for (const [type, x] of [
          ['mousemove', 100],
          ['mousedown', 100],
          ['mousemove', 300],
        ] as const)
          await mouse(surface, type, x, x);
        expect(rectangles()).toBe(onBrushEnd ? 1 : 0);
        await mouse(surface, 'mouseup', 300, 300);
        expect(rectangles()).toBe(0);
        unmountAll();
      }
  });

  it('Escape cancels a drag.', async () => {
    for (const specs of [twoLines(), heatmap])
      for (const [key, calls] of [
        ['Escape', 0],
        ['Enter', 1],
      ] as const) {
        const onBrushEnd = vi.fn();
        const { container } = await renderChart(specs, { onBrushEnd });
        const surface = surfaceOf(container);
        for (const [type, x] of [
          ['mousemove', 100],
          ['mousedown', 100],
          ['mousemove', 300],
        ] as const)
          await mouse(surface, type, x, x);
        for (const type of ['keydown', 'keyup'])
          window.dispatchEvent(new window.KeyboardEvent(type, { key }));
        await mouse(surface, 'mouseup', 300, 300);
        expect(onBrushEnd).toHaveBeenCalledTimes(calls);
        unmountAll();
      }
  });

  it('A drag selects along x only, unless brushAxis is BrushAxis.Y or Both. event.y has one range for each groupId.', async () => {
    for (const setting of [undefined, ...Object.values(BrushAxis)]) {
      const brushAxis = setting ?? BrushAxis.X;
      const onBrushEnd = vi.fn();
      const { container } = await renderChart(
        <>
          {twoLines()}
          {twoLines({
            id: 'other',
            groupId: 'other',
            data: twoFields.map((d) => ({ ...d, b: 20 })),
          })}
        </>,
        { onBrushEnd, brushAxis: setting, theme: noMargins },
      );
      await drag(container, [150, 75], [300, 150]);
      const [event] = onBrushEnd.mock.calls[0] as [BrushEvent];
      expect(event).toEqual({
        ...(brushAxis !== BrushAxis.Y && { x: [2, 3] }),
        ...(brushAxis !== BrushAxis.X && {
          y: [
            { groupId: '__global__', extent: [1, 1.5] },
            { groupId: 'other', extent: [10, 15] },
          ],
        }),
      });
      unmountAll();
    }
  });

  it('minBrushDelta is the shortest drag in pixels, in XY charts.', async () => {
    for (const [specs, distance, calls] of [
      [twoLines(), 29, 0],
      [twoLines(), 30, 1],
      [heatmap, 29, 1],
    ] as const) {
      const onBrushEnd = vi.fn();
      const { container } = await renderChart(specs, { onBrushEnd, minBrushDelta: 30 });
      await drag(container, [150, 75], [150 + distance, 75]);
      expect(onBrushEnd).toHaveBeenCalledTimes(calls);
      unmountAll();
    }
  });

  it('The chart does not zoom by itself. Keep the range in your state and pass it back as xDomain. A button sets it to undefined to zoom out:', async () => {
    const { Zoomable } = codeOn<Record<'Zoomable', ComponentType<{ rows: object[] }>>>(
      'docs/brush-and-zoom',
      'Zoomable',
    );
    const minute = 60_000;
    const rows = Array.from({ length: 61 }, (_, index) => ({ time: index * minute, value: 1 }));
    const { container, rerender, texts } = await render(<Zoomable rows={rows} />);
    const showAll = elementIn<HTMLButtonElement>(container, 'button');
    expect(showAll.disabled).toBe(true);
    await drag(container, [200, 100], [320, 100]);
    const zoomed = await rerender(<Zoomable rows={rows} />);
    expect(zoomed.texts).not.toEqual(texts);
    expect(showAll.disabled).toBe(false);
    showAll.click();
    expect((await rerender(<Zoomable rows={rows} />)).texts).toEqual(texts);

    const onBrushEnd = vi.fn();
    const chart = await renderChart(twoLines(), { onBrushEnd });
    const drawn = () => JSON.stringify(debugStateOf(chart.container)?.lines);
    const before = drawn();
    await drag(chart.container, [200, 100], [320, 100]);
    expect(onBrushEnd).toHaveBeenCalledOnce();
    expect(drawn()).toBe(before);
  });

  it('Keep the range above all charts. Each of them gets it as xDomain, and sets it.', async () => {
    const { SharedRange, TimeChart } = codeOn<{
      SharedRange: ComponentType<{ children: ReactNode }>;
      TimeChart: ComponentType<{ id: string; rows: object[] }>;
    }>('docs/brush-and-zoom', 'TimeChart');
    const rows = Array.from({ length: 61 }, (_, index) => ({ time: index * 60_000, value: 1 }));
    const charts = (
      <SharedRange>
        <TimeChart id="one" rows={rows} />
        <TimeChart id="two" rows={rows} />
      </SharedRange>
    );
    const { container, rerender, svg } = await render(charts);
    const [one, two] = container.querySelectorAll<HTMLElement>('.echChart');
    const drawings = (text: string) => text.split('<?xml').slice(1);
    for (const chart of [one!, two!]) {
      const before = drawings(svg);
      await drag(chart, [200, 50], [320, 50]);
      const after = drawings((await rerender(charts)).svg);
      expect(after).toHaveLength(2);
      expect(after[0]).not.toBe(before[0]);
      expect(after[1]).not.toBe(before[1]);
    }
  });

  it('The first bar of the range is missing: xDomain leaves out bars that start before min. Round min down to a bucket.', async () => {
    for (const one of series) {
      expect(await widths(one, [0, 10, 20], { min: 5, max: 20 })).toHaveLength(2);
      expect(await widths(one, [0, 10, 20], { min: 0, max: 20 })).toHaveLength(3);
    }
  });

  it('XY charts have no wheel or pinch zoom. Listen on an element around the chart and change the range:', async () => {
    const { WheelZoom } = codeOn<{
      WheelZoom: ComponentType<{ range: object; onZoom: () => void; children: ReactNode }>;
    }>('docs/brush-and-zoom', 'WheelZoom');
    const onZoom = vi.fn();
    const { container } = await render(
      <WheelZoom range={{ min: 0, max: 100 }} onZoom={onZoom}>
        <Chart size={{ height: 200 }}>
          <Settings debugState />
          {twoLines()}
        </Chart>
      </WheelZoom>,
    );
    vi.spyOn(window.HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    const before = JSON.stringify(debugStateOf(container));
    const wheel = async (deltaY: number, ctrlKey: boolean) => {
      const event = new window.WheelEvent('wheel', {
        bubbles: true,
        cancelable: true,
        clientX: 300,
        deltaY,
        ctrlKey,
      });
      surfaceOf(container).dispatchEvent(event);
      await new Promise((resolve) => setTimeout(resolve, 50));
    };
    await wheel(-1, false);
    expect(onZoom).not.toHaveBeenCalled();
    await wheel(-1, true);
    expect(onZoom).toHaveBeenLastCalledWith({ min: 10, max: 90 });
    await wheel(1, true);
    expect(onZoom).toHaveBeenLastCalledWith({ min: -12.5, max: 112.5 });
    vi.restoreAllMocks();
    expect(JSON.stringify(debugStateOf(container))).toBe(before);
  });

  it('A single bar disappears in the zoomed chart: with xDomain it is one unit of x wide, on a time scale a millisecond. Pass its width as minInterval in xDomain.', async () => {
    for (const one of series) {
      const [wide] = await widths(one, [100], { min: 50, max: 150 });
      expect(wide).toBeCloseTo(600 / 101, 1);
      for (const [min, max] of [
        [50, NaN],
        [NaN, 150],
      ] as const)
        expect((await widths(one, [100], { min, max }))[0]).toBeCloseTo(600 / 51, 1);
      const [named] = await widths(one, [100], { min: 50, max: 150, minInterval: 10 });
      expect(named).toBeCloseTo((600 * 10) / 110, 1);
    }
  });

  it('One bar fills the zoomed chart: the range is much shorter than a bucket.', async () => {
    for (const one of series) {
      const [short] = await widths(one, [0, 100, 200], { min: 99, max: 101 });
      expect(short).toBeGreaterThan(580);
      const [long] = await widths(one, [0, 100, 200], { min: 0, max: 200 });
      expect(long).toBe(200);
    }
  });

  it('The last bar is then reported by its start, and allowBrushingLastHistogramBin has no effect.', () =>
    expectNoEffect());

  it('Without rounding a selection reaches the end of the last bar, or only its start with allowBrushingLastHistogramBin={false}.', async () => {
    for (const [Series, props] of histograms)
      for (const [settings, end] of [
        [{}, 30],
        [{ allowBrushingLastHistogramBin: true }, 30],
        [{ allowBrushingLastHistogramBin: false }, 20],
      ] as const)
        expect((await brushed(Series, props, [50, 640], settings))?.[1]).toBe(end);
  });

  it('roundHistogramBrushValues moves both ends back to the start of the bar of a histogram they lie in.', () =>
    expectNoEffect(histograms.slice(0, 1)));

  it('Bars are counted from the start of the x domain: an xDomain has to begin with a bar.', () =>
    expectCountFromStart());

  it('New rows do not change the range, because it is your state.', async () => {
    const chart = (last: number) => (
      <Chart size={{ height: 200 }}>
        <Settings debugState xDomain={{ min: 2, max: 4 }} />
        <Axis id="x" position={Position.Bottom} />
        <LineSeries
          id="line"
          data={Array.from({ length: last }, (_, x) => ({ x, y: x }))}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
        />
      </Chart>
    );
    const first = await render(chart(5));
    const ticks = first.debugState!.axes!.x[0]!.values;
    expect(Math.min(...ticks)).toBe(2);
    const next = await first.rerender(chart(50));
    expect(next.debugState!.axes!.x[0]!.values).toEqual(ticks);
  });

  it('Keep all ranges in a list, and a button can take the last one back:', async () => {
    interface Range {
      min: number;
      max: number;
    }
    const { useZoom, rangeFrom, keepInAddress } = codeOn<{
      useZoom: (first?: Range) => {
        range?: Range;
        zoom: (range: Range) => void;
        undo: () => void;
      };
      rangeFrom: (search: string) => Range | undefined;
      keepInAddress: (range: Range) => void;
    }>('docs/brush-and-zoom', 'useZoom');
    let zoom!: ReturnType<typeof useZoom>;
    const Reader = () => {
      zoom = useZoom({ min: 0, max: 9 });
      return createElement('p', null, 'text');
    };
    const shown = await render(createElement(Reader));
    const seen = [zoom.range];
    const steps = [() => zoom.zoom({ min: 2, max: 4 }), () => zoom.undo(), () => zoom.undo()];
    for (const step of steps) {
      step();
      await shown.rerender(createElement(Reader));
      seen.push(zoom.range);
    }
    expect(seen).toEqual([{ min: 0, max: 9 }, { min: 2, max: 4 }, { min: 0, max: 9 }, undefined]);
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state: 'kept', replaceState });
    vi.stubGlobal('location', { href: 'https://charts.example/?host=7&from=1&to=9#top' });
    keepInAddress({ min: 2, max: 4 });
    vi.unstubAllGlobals();
    const address = new URL('https://charts.example/?host=7&from=2&to=4#top');
    expect(replaceState).toHaveBeenCalledExactlyOnceWith('kept', '', address);
    expect(rangeFrom(address.search)).toEqual({ min: 2, max: 4 });
    for (const search of ['', '?from=4&to=2', '?from=a&to=b', '?from=3', '?to=3'])
      expect(rangeFrom(search)).toBeUndefined();
  });

  it('Draw a second, low chart below: its onBrushEnd sets the xDomain of the first, and a RectAnnotation keeps the range visible.', async () => {
    const { WithSlider } = codeOn<{ WithSlider: (props: { rows: object[] }) => null }>(
      'docs/brush-and-zoom',
      'WithSlider',
    );
    const rows = Array.from({ length: 11 }, (_, minute) => ({ minute, load: minute % 3 }));
    const chart = createElement(WithSlider, { rows });
    const { container, rerender } = await render(chart);
    const [, slider] = container.querySelectorAll<HTMLElement>('.echChart');
    await drag(slider!, [150, 30], [300, 30]);
    const { svg } = await rerender(chart);
    const [main, low] = svg.split('<?xml').slice(-2);
    // The first chart is drawn anew, the second has a rectangle of the range.
    expect(main).toMatch(/<path/);
    expect(low).toMatch(/<path/);
  });
});

describe('examples/interaction/histogram-brush', () => {
  it('Without it, allowBrushingLastHistogramBin lets a selection reach into the last bin.', async () => {
    const [Series, props] = histograms[0]!;
    const settings = { allowBrushingLastHistogramBin: true };
    expect((await brushed(Series, props, [50, 590], settings))?.[1]).toBeCloseTo(29.5, 1);
  });
});

describe('reference/notes/SettingsSpec', () => {
  it('Rounds the selected x values to the start of the bin they lie in.', () =>
    expectNoEffect(histograms.slice(0, 1)));

  it('Bins are counted from the start of the x domain, so an xDomain has to begin with the start of one.', () =>
    expectCountFromStart());

  it('In histogram charts, lets the selection reach to the end of the last bin, one interval beyond the last x value. With false the selection ends at the last x value, so the last bin cannot be selected.', async () => {
    for (const [Series, props] of histograms)
      for (const [allowBrushingLastHistogramBin, end] of [
        [true, 30],
        [false, 20],
      ] as const)
        expect(
          (await brushed(Series, props, [50, 640], { allowBrushingLastHistogramBin }))?.[1],
        ).toBe(end);
  });

  it('It has no effect beside roundHistogramBrushValues.', () =>
    expectNoEffect(histograms.slice(0, 1)));

  it('Only in XY charts with a bar series in histogram mode: HistogramBarSeries, enableHistogramMode, or bars on a time scale.', async () => {
    const range: [number, number] = [190, 310];
    for (const [Series, props] of histograms)
      expect(await brushed(Series, props, range, rounded)).not.toEqual(
        await brushed(Series, props, range, {}),
      );
    for (const [Series, props] of others)
      expect(await brushed(Series, props, range, rounded)).toEqual(
        await brushed(Series, props, range, {}),
      );
  });
});
