import {
  AreaSeries,
  Axis,
  BarSeries,
  HistogramBarSeries,
  LineSeries,
  Position,
  ScaleType,
  timeFormatter,
  type AxisProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from '../bars-of';
import { combinations } from '../combinations';
import { axisOf, renderChart, unmountAll, type Series } from '../render-chart';

const start = Date.UTC(2025, 1, 10);
const day = 86_400_000;
const rowsOf = (...xs: number[]) => xs.map((x) => ({ x, y: x }));
const kinds: Series[] = [LineSeries, AreaSeries, BarSeries, HistogramBarSeries];

describe('docs/time-axis', () => {
  it('One of another type changes the scale of all: the axis has no rows of dates, and shows milliseconds without a tickFormat.', async () => {
    const labels = async (others: ScaleType[], axis: Partial<AxisProps> = {}) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} {...axis} />
          {others.map((xScaleType, index) => (
            <LineSeries
              key={index}
              id={`line-${index}`}
              data={rowsOf(...[0, 1, 2, 3, 4, 5].map((count) => start + count * day))}
              xScaleType={xScaleType as 'time'}
              timeZone="utc"
              xAccessor="x"
              yAccessors={['y']}
            />
          ))}
        </>,
      );
      unmountAll();
      return axisOf(debugState, 'x').labels;
    };
    const { Time, Linear, Log, Ordinal, Sqrt } = ScaleType;
    const tickFormat = timeFormatter('D MMM');
    expect(await labels([Time, Time])).toContain('February 2025');
    for (const other of [Ordinal, Linear, Log, Sqrt])
      for (const types of [
        [Time, other],
        [other, Time],
      ]) {
        const milliseconds = await labels(types);
        expect(milliseconds.length).toBeGreaterThan(2);
        for (const label of milliseconds) expect(label).toMatch(/^17\d{11}$/);
        for (const label of await labels(types, { tickFormat }))
          expect(label).toMatch(/^\d Feb$|^1\d Feb$/);
      }
  });

  it("For one tick a month, set timeAxisLayerCount={0}, leave out xNice, and write month and year alone: tickFormat={timeFormatter('MMM YY')}.", async () => {
    const labels = async (options: {
      Series: Series;
      timeZone: string;
      ticks: number | undefined;
      days: number;
      xNice: boolean;
    }) => {
      const { Series, timeZone, ticks, days, xNice } = options;
      const { debugState } = await renderChart(
        <>
          <Axis
            id="x"
            position={Position.Bottom}
            timeAxisLayerCount={0}
            {...(ticks && { ticks })}
            tickFormat={timeFormatter('MMM YY')}
          />
          <Series
            id="days"
            data={rowsOf(...Array.from({ length: days + 1 }, (_, index) => start + index * day))}
            xScaleType={ScaleType.Time}
            xNice={xNice}
            timeZone={timeZone}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      unmountAll();
      return axisOf(debugState, 'x').labels;
    };
    for (const options of combinations({
      Series: kinds,
      timeZone: ['utc', 'America/New_York'],
      ticks: [undefined, 30],
      days: [53, 90, 200],
    })) {
      const months = await labels({ ...options, xNice: false });
      expect(months.length).toBeGreaterThan(1);
      expect(new Set(months).size, JSON.stringify(options)).toBe(months.length);
    }
    const repeated = await labels({
      Series: LineSeries,
      timeZone: 'utc',
      ticks: undefined,
      days: 53,
      xNice: true,
    });
    expect(new Set(repeated).size).toBeLessThan(repeated.length);
  });

  it('Points of a line in the same chart count for the width of bars: give both the same buckets.', async () => {
    for (const { Series, groupId, xDomain } of combinations({
      Series: [BarSeries, HistogramBarSeries] as Series[],
      groupId: [undefined, 'other'],
      xDomain: [undefined, { min: 10, max: 50 }, { min: 10, max: 50, minInterval: 10 }],
    })) {
      const common = {
        xScaleType: ScaleType.Time,
        timeZone: 'utc',
        xAccessor: 'x',
        yAccessors: ['y'],
      };
      const widthOfBars = async (...points: number[]) => {
        const { svg } = await renderChart(
          <>
            <Series id="bars" color="#123456" data={rowsOf(10, 20, 30, 40)} {...common} />
            <LineSeries
              id="line"
              data={rowsOf(...points)}
              {...common}
              {...(groupId && { groupId })}
            />
          </>,
          xDomain && { xDomain },
        );
        unmountAll();
        return barsOf(svg, '#123456')[0]!.width;
      };
      expect(await widthOfBars(10, 15, 20)).toBeLessThan(0.7 * (await widthOfBars(10, 20, 30)));
    }
  });
});

describe('docs/scales', () => {
  it('minInterval of xDomain for the width of bars.', async () => {
    for (const { Series, xs } of combinations({
      Series: [BarSeries, HistogramBarSeries] as Series[],
      xs: [[10, 20, 30], [10]],
    })) {
      const width = async (xScaleType: ScaleType, minInterval: number) => {
        const { svg } = await renderChart(
          <Series
            id="bars"
            color="#123456"
            data={xs.map((x) => ({ x, y: 1 }))}
            xScaleType={xScaleType as 'linear'}
            timeZone="utc"
            xAccessor="x"
            yAccessors={['y']}
          />,
          { xDomain: { min: 10, max: 30, minInterval } },
        );
        unmountAll();
        return barsOf(svg, '#123456')[0]!.width;
      };
      const { Linear, Time, Log, Sqrt, Ordinal } = ScaleType;
      for (const scale of [Linear, Time, Log, Sqrt])
        expect(await width(scale, 2)).toBeGreaterThan(3 * (await width(scale, 0.5)));
      expect(await width(Ordinal, 2)).toBe(await width(Ordinal, 0.5));
    }
  });
});
