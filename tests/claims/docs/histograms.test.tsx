import { Axis, BarSeries, HistogramBarSeries, Position, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from '../bars-of';
import { renderChart } from '../render-chart';

const rows = [0, 10, 20].map((x) => ({ x, y: x + 3 }));
const accessors = { xAccessor: 'x', yAccessors: ['y'], color: '#123456' };

/** Returns the left edges of bars. */
async function edges(series: React.ReactElement, settings = {}): Promise<number[]> {
  const { svg } = await renderChart(series, settings);
  return barsOf(svg, '#123456').map(({ x }) => x);
}

describe('docs/histograms', () => {
  it('BarSeries has it with enableHistogramMode, and always on a time scale.', async () => {
    const bars = (props: object) => (
      <BarSeries id="bars" data={rows} xScaleType={ScaleType.Linear} {...accessors} {...props} />
    );
    expect(await edges(bars({ enableHistogramMode: true }))).not.toEqual(await edges(bars({})));
    const time = { xScaleType: ScaleType.Time };
    expect(await edges(bars({ ...time, enableHistogramMode: false }))).toEqual(
      await edges(bars({ ...time, enableHistogramMode: true })),
    );
  });

  it('minInterval cannot be larger than the smallest distance in the data.', async () => {
    const histogram = <HistogramBarSeries id="bars" data={rows} {...accessors} />;
    const domain = { min: 0, max: 20 };
    expect(await edges(histogram, { xDomain: { ...domain, minInterval: 15 } })).toEqual(
      await edges(histogram, { xDomain: domain }),
    );
  });

  it('xDomain={{ min: 0, max: 40, minInterval: 10 }} draws buckets from 0 to 50: min and max are the starts of the first and the last bucket.', async () => {
    const { debugState } = await renderChart(
      <>
        <Axis id="x" position={Position.Bottom} />
        <HistogramBarSeries id="bars" data={[rows[0]!]} {...accessors} />
      </>,
      { xDomain: { min: 0, max: 40, minInterval: 10 } },
    );
    expect(debugState!.axes!.x[0]!.values.at(-1)).toBe(50);
  });
});
