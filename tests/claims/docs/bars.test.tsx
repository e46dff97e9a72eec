import { BarSeries, ScaleType, type BarSeriesProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../render-chart';
import { barsOf } from '../bars-of';

const accessors = { xAccessor: 'x', yAccessors: ['y'], color: '#123456' };
const hour = 3_600_000;

async function bars(props: Partial<BarSeriesProps>, settings = {}) {
  const { svg } = await renderChart(
    <BarSeries id="bars" data={[]} {...accessors} {...(props as object)} />,
    settings,
  );
  return barsOf(svg, '#123456');
}

const rows = ['a', 'b', 'c'].map((x, index) => ({ x, y: index + 1 }));

describe('docs/bars', () => {
  it('On an ordinal or linear scale a quarter of each step is a gap by default.', async () => {
    const [first] = await bars({ data: rows });
    expect(first!.width).toBeCloseTo((600 / 3) * 0.75, 0);
    const linear = await bars({
      data: rows.map(({ y }) => ({ x: y, y })),
      xScaleType: ScaleType.Linear,
    });
    const step = linear[1]!.x - linear[0]!.x;
    expect(linear[0]!.width).toBeCloseTo(step * 0.75, 0);
  });

  it('Without an xDomain it fills the plot.', async () => {
    const single = { data: [{ x: 0, y: 1 }], xScaleType: ScaleType.Time };
    expect((await bars(single))[0]!.width).toBeGreaterThan(500);
    const xDomain = { min: 0, max: 23 * hour };
    expect((await bars(single, { xDomain }))[0]!.width).toBeLessThan(0.1);
    const [named] = await bars(single, { xDomain: { ...xDomain, minInterval: hour } });
    expect(named!.width).toBeCloseTo((600 / 24) * 0.95, 0);
  });

  it('A value of zero still gets none.', async () => {
    const data = [
      { x: 'a', y: 1000 },
      { x: 'b', y: 1 },
      { x: 'c', y: 0 },
    ];
    expect((await bars({ data, minBarHeight: 6 })).map(({ height }) => height)).toEqual([300, 6]);
  });
});
