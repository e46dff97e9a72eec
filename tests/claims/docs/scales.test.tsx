import { Axis, BarSeries, LineSeries, Position, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../render-chart';

const rows = [0, 100, 101].map((x) => ({ x, y: x + 1 }));
const accessors = { xAccessor: 'x', yAccessors: ['y'] };

/** Returns the x values of the ticks of a chart. */
async function xTicks(series: React.ReactNode): Promise<unknown[]> {
  const { debugState } = await renderChart(
    <>
      <Axis id="x" position={Position.Bottom} />
      {series}
    </>,
  );
  return debugState!.axes!.x[0]!.values;
}

describe('docs/scales', () => {
  it('Without it a line through x = 0, 100, 101 has three points at equal distances.', async () => {
    const { debugState } = await renderChart(<LineSeries id="line" data={rows} {...accessors} />);
    const [first, second, third] = [...debugState!.lines![0]!.path.matchAll(/([\d.]+),/g)].map(
      ([, x]) => Number(x),
    );
    expect(second! - first!).toBeCloseTo(third! - second!);
  });

  it('yScaleType is Linear by default.', async () => {
    const yTicks = async (props: object) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} />
          <BarSeries id="bars" data={rows} {...accessors} {...props} />
        </>,
      );
      return debugState!.axes!.y[0]!.values;
    };
    expect(await yTicks({})).toEqual(await yTicks({ yScaleType: ScaleType.Linear }));
    expect(await yTicks({})).not.toEqual(await yTicks({ yScaleType: ScaleType.Log }));
  });

  it('If one of them is ordinal, the scale is ordinal; otherwise, if they differ, it is linear: a Linear and a Time series together lose the dates.', async () => {
    const line = (id: string, xScaleType: 'ordinal' | 'linear' | 'time') => (
      <LineSeries key={id} id={id} data={rows} xScaleType={xScaleType} {...accessors} />
    );
    expect(await xTicks([line('a', 'ordinal'), line('b', 'linear')])).toEqual([0, 100, 101]);
    expect(await xTicks([line('a', 'linear'), line('b', 'time')])).toEqual(
      await xTicks([line('a', 'linear'), line('b', 'linear')]),
    );
  });

  it("If any x value of a linear or time scale is a string, also '10', the chart uses an ordinal scale.", async () => {
    const data = [
      { x: 1, y: 1 },
      { x: '10', y: 2 },
    ];
    expect(
      await xTicks(<LineSeries id="a" data={data} xScaleType={ScaleType.Linear} {...accessors} />),
    ).toEqual([1, '10']);
  });
});
