import {
  AreaSeries,
  Axis,
  BarSeries,
  Heatmap,
  HistogramBarSeries,
  LineSeries,
  Position,
  ScaleType,
  StackMode,
  roundDateToESInterval,
  type YDomainRange,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../render-chart';

const hour = 3_600_000;
const data = [1, 2, 3].map((x) => ({ x, y: 10 * x }));
const series = { data, xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };

describe('reference/notes/ScalesConfig', () => {
  it('No effect on charts with histogram mode, which use histogramPadding. The same share for charts in histogram mode: with a HistogramBarSeries, a BarSeries that sets enableHistogramMode, or bars on a time scale.', async () => {
    const drawn = async (Series: typeof BarSeries, props: object, scales: object) => {
      const { svg } = await renderChart(<Series id="bars" {...series} {...props} />, {
        theme: { scales },
      });
      return svg.replaceAll(/cl_\w+/g, 'clip');
    };
    const histograms = [
      [HistogramBarSeries, {}],
      [BarSeries, { enableHistogramMode: true }],
      [BarSeries, { xScaleType: ScaleType.Time }],
    ] as const;
    for (const [Series, props] of histograms) {
      const plain = await drawn(Series as typeof BarSeries, props, { histogramPadding: 0.1 });
      const padded = { barsPadding: 0.9, histogramPadding: 0.1 };
      expect(await drawn(Series as typeof BarSeries, props, padded)).toBe(plain);
      const other = { histogramPadding: 0.5 };
      expect(await drawn(Series as typeof BarSeries, props, other)).not.toBe(plain);
    }
    expect(await drawn(BarSeries, {}, { barsPadding: 0.1 })).not.toBe(
      await drawn(BarSeries, {}, { barsPadding: 0.9 }),
    );
  });
});

describe('reference/notes/StackMode', () => {
  it('min and max of the axis domain are ignored, its padding is not, and series of the group that are not stacked are measured on the same 0 to 1.', async () => {
    const shares = async (stackMode: StackMode | undefined, domain?: YDomainRange) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} domain={domain} />
          {['a', 'b'].map((id) => (
            <AreaSeries key={id} id={id} {...series} stackAccessors={['x']} stackMode={stackMode} />
          ))}
          <LineSeries
            id="line"
            {...series}
            data={[
              { x: 1, y: 0.5 },
              { x: 3, y: 1 },
            ]}
          />
        </>,
      );
      return { ticks: debugState!.axes!.y[0]!.values, line: debugState!.lines![0]!.path };
    };
    const { Percentage } = StackMode;
    const plain = await shares(Percentage);
    expect(plain.ticks.at(0)).toBe(0);
    expect(plain.ticks.at(-1)).toBe(1);
    // The plot is 290 px high: the line reaches from its middle to its top.
    const [, start, end] = plain.line.match(/^M0,([\d.]+)L[\d.]+,([\d.]+)$/)!.map(Number);
    expect([start, end]).toEqual([145, 0]);
    expect(await shares(Percentage, { min: -5, max: 5 })).toEqual(plain);
    const padded = await shares(Percentage, { min: NaN, max: NaN, padding: 0.5 });
    expect(padded.ticks.at(-1)).toBeGreaterThan(1);
    expect(await shares(undefined, { min: 0, max: 80 })).not.toEqual(await shares(undefined));
  });
});

describe('reference/notes/RasterTimeScale', () => {
  it('X values are epoch milliseconds and must be exact starts of intervals, or their cells are not drawn.', async () => {
    const cellsAt = async (...times: number[]) => {
      const { debugState } = await renderChart(
        <Heatmap
          id="heatmap"
          colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aabbcc' }] }}
          data={times.map((x) => ({ x, y: 'b', value: 3 }))}
          xAccessor="x"
          yAccessor="y"
          valueAccessor="value"
          xScale={{ type: ScaleType.Time, interval: { type: 'fixed', unit: 'h', value: 1 } }}
        />,
        { xDomain: { min: 0, max: 3 * hour } },
      );
      return debugState!.heatmap!.cells.map(({ datum }) => datum.x);
    };
    expect(await cellsAt(0, hour, 2 * hour)).toEqual([0, hour, 2 * hour]);
    expect(await cellsAt(0, hour + 1, 2 * hour)).toEqual([0, 2 * hour]);
  });
});

describe('reference/notes/XScaleType', () => {
  it('Numbers by their order of magnitude. All values must lie on one side of zero.', async () => {
    const positions = async (xs: number[]) => {
      const { debugState } = await renderChart(
        <LineSeries
          id="line"
          {...series}
          data={xs.map((x) => ({ x, y: 1 }))}
          xScaleType={ScaleType.Log}
        />,
      );
      return debugState!.lines![0]!.path;
    };
    expect(await positions([1, 10, 100])).toBe('M0,0L300,0L600,0');
    expect(await positions([-100, -10, -1])).toBe('M0,0L300,0L600,0');
    // The negative value is not drawn.
    expect(await positions([-10, 10, 100])).toBe('M300,0L600,0');
  });
});

describe('reference/notes/roundDateToESInterval', () => {
  it('A calendar interval is one calendar unit: its value is ignored here, so three months round as one month.', () => {
    const start = (value: number, unit: 'month' | 'week') =>
      roundDateToESInterval(
        Date.UTC(2024, 4, 15),
        { type: 'calendar', unit, value },
        'start',
        'UTC',
      );
    expect(start(3, 'month')).toBe(Date.UTC(2024, 4, 1));
    expect(start(1, 'month')).toBe(Date.UTC(2024, 4, 1));
    expect(start(5, 'week')).toBe(start(1, 'week'));
  });
});
