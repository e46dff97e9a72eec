import {
  AreaSeries,
  Axis,
  BarSeries,
  LineSeries,
  Position,
  ScaleType,
  type DebugStateAxis,
  type ProjectionAreaChangeListener,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { renderChart } from '../render-chart';

describe('docs/linked-charts', () => {
  it('A chart without the right axis of another needs its room. Set chartMargins.right of the theme to the width of that axis plus the right margin of the other chart, such as 60 + 8.', async () => {
    const plot = async (hasAxis: boolean, right: number) => {
      const onProjectionAreaChange = vi.fn<ProjectionAreaChangeListener>();
      await renderChart(
        <>
          {hasAxis && (
            <Axis id="right" position={Position.Right} style={{ minExtent: 60, maxExtent: 60 }} />
          )}
          <LineSeries
            id="a"
            data={[1, 2].map((x) => ({ x, y: x }))}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
        { theme: { chartMargins: { left: 0, right } }, onProjectionAreaChange },
      );
      const [event] = onProjectionAreaChange.mock.lastCall ?? [];
      return [event?.projection.left, event?.projection.width];
    };
    expect(await plot(false, 68)).toEqual(await plot(true, 8));
    expect(await plot(false, 8)).not.toEqual(await plot(true, 8));
  });

  it('The same xDomain gives all charts the same range of time, also when one of them lacks rows. A chart with bars adds the width of one bar after max: set the max of the others later by that width.', async () => {
    const day = 86_400_000;
    /** Returns the distance of two grid lines in pixels. */
    const dayWidth = async (Series: typeof LineSeries, days: number[], last: number) => {
      const { debugState } = await renderChart(
        <>
          <Axis
            id="x"
            position={Position.Bottom}
            timeAxisLayerCount={0}
            gridLine={{ visible: true }}
          />
          <Series
            id="series"
            data={days.map((index) => ({ x: index * day, y: 1 }))}
            timeZone="utc"
            xScaleType={ScaleType.Time}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
        { xDomain: { min: 0, max: last * day, minInterval: day } },
      );
      const [{ values, gridlines }] = debugState!.axes!.x as [DebugStateAxis];
      return (
        ((gridlines[1]!.x - gridlines[0]!.x) / ((values[1] as number) - (values[0] as number))) *
        day
      );
    };
    const all = [0, 1, 2, 3, 4, 5];
    const bars = BarSeries as unknown as typeof LineSeries;
    const areas = AreaSeries as unknown as typeof LineSeries;
    for (const days of [all, [0, 1, 2]]) {
      for (const Series of [LineSeries, areas]) {
        expect(await dayWidth(Series, days, 5)).toBeCloseTo(await dayWidth(LineSeries, all, 5), 3);
        expect(await dayWidth(Series, days, 6)).toBeCloseTo(await dayWidth(bars, all, 5), 3);
      }
      expect(await dayWidth(bars, days, 5)).toBeCloseTo(await dayWidth(bars, all, 5), 3);
      expect(await dayWidth(bars, days, 5)).not.toBeCloseTo(await dayWidth(LineSeries, all, 5), 0);
    }
  });
});
