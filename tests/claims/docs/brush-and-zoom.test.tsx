import { createElement } from 'react';
import {
  AreaSeries,
  Axis,
  BarSeries,
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
import { drag } from '../pointer';
import { render, renderChart, unmountAll } from '../render-chart';

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
