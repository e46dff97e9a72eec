import { Axis, BarSeries, Heatmap, Position, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawnAt } from '../drawn-at';
import { renderChart } from '../render-chart';

const bars = <BarSeries id="bars" data={[{ x: 'A', y: 8 }]} xAccessor="x" yAccessors={['y']} />;

describe('docs/axes', () => {
  it('An XY chart has no axes until you add Axis specs.', async () => {
    const { debugState, texts } = await renderChart(bars);
    expect(debugState?.axes).toMatchObject({ x: [], y: [] });
    expect(texts).toEqual([]);
    // A heatmap has some.
    const heatmap = await renderChart(
      <Heatmap
        id="heatmap"
        data={[{ x: 'column', y: 'row', value: 1 }]}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="value"
        colorScale={{ type: 'bands', bands: [{ start: 0, end: 2, color: '#aabbcc' }] }}
      />,
    );
    expect(heatmap.texts).toEqual(expect.arrayContaining(['column', 'row']));
  });

  it('position is Left by default, so an x axis needs one.', async () => {
    const { debugState } = await renderChart(
      <>
        <Axis id="axis" />
        {bars}
      </>,
    );
    expect(debugState?.axes?.x).toEqual([]);
    expect(debugState?.axes?.y).toHaveLength(1);
  });

  it('The domain of x is not a setting of the axis, and domain on an x axis throws.', async () => {
    const chart = renderChart(
      <>
        <Axis id="x" position={Position.Bottom} domain={{ min: 0, max: 5 }} />
        {bars}
      </>,
    );
    await expect(chart).rejects.toThrow('custom domain');
  });

  it('When there may be a single bar, set its width with min, max and minInterval of xDomain: Bars on a time axis.', async () => {
    const hour = 3_600_000;
    const share = async (xDomain?: { min: number; max: number; minInterval?: number }) => {
      const rendered = await renderChart(
        <BarSeries
          id="bar"
          color="#123456"
          data={[{ x: 5 * hour, y: 1 }]}
          xScaleType={ScaleType.Time}
          xAccessor="x"
          yAccessors={['y']}
        />,
        { xDomain, theme: { scales: { histogramPadding: 0 } } },
      );
      const columns = await drawnAt(
        rendered,
        '#123456',
        Array.from({ length: 600 }, (_, x) => x),
      );
      return columns.filter(({ length }) => length > 0).length / 600;
    };
    const day = { min: 0, max: 23 * hour };
    expect(await share()).toBe(1);
    // Without both ends the bar fills the plot.
    expect(await share({ min: NaN, max: NaN, minInterval: hour })).toBe(1);
    expect(await share(day)).toBe(0);
    expect(await share({ ...day, minInterval: hour })).toBeCloseTo(1 / 24, 2);
  });
});
