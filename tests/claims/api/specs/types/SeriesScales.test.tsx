import { Axis, BarSeries, LineSeries, Position, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { partOf, renderChart } from '../../../render-chart';

const accessors = { xAccessor: 'x', yAccessors: ['y'], xScaleType: ScaleType.Linear };
const low = [0.3, 6.3].map((x) => ({ x, y: x }));

/** Returns the drawing of two lines. */
async function linesOf(props: object, otherProps: object) {
  const { svg } = await renderChart(
    <>
      <Axis id="x" position={Position.Bottom} />
      <Axis id="y" position={Position.Left} />
      <LineSeries id="a" data={low} color="#123456" {...accessors} {...props} />
      <LineSeries id="b" data={low} {...accessors} {...otherProps} />
    </>,
  );
  return svg;
}

describe('api/specs/types/SeriesScales', () => {
  it('Every series of the chart must set xNice, every series of the group yNice.', async () => {
    for (const prop of ['xNice', 'yNice']) {
      const nice = { [prop]: true };
      const plain = await linesOf({}, {});
      expect(await linesOf(nice, {}), prop).toBe(plain);
      expect(await linesOf(nice, nice), prop).not.toBe(plain);
    }
  });

  it('A Log scale shows one side of zero: zero and values on the other side are left out.', async () => {
    const drawnXs = async (ys: number[]) => {
      const { debugState } = await renderChart(
        <LineSeries
          id="line"
          data={ys.map((y, x) => ({ x, y }))}
          yScaleType={ScaleType.Log}
          {...accessors}
        />,
      );
      return partOf(debugState, 'lines')[0]?.path.match(/[ML]/g)?.length;
    };
    expect(await drawnXs([1, 10, 100])).toBe(3);
    expect(await drawnXs([-1, -10, -100])).toBe(3);
    expect(await drawnXs([0, 10, 100])).toBe(2);
    expect(await drawnXs([-10, 10, 100])).toBe(2);
  });

  it('With different ones the scale becomes ordinal if one of them is, else linear.', async () => {
    const { Ordinal, Linear, Time, Log, Sqrt } = ScaleType;
    const drawing = async (...scales: (typeof Ordinal | typeof Linear | typeof Time)[]) =>
      (
        await renderChart(
          scales.map((xScaleType, index) => (
            <LineSeries
              key={index}
              id={`line ${index}`}
              {...accessors}
              xScaleType={xScaleType}
              data={[1000, 10_000, 100_000].map((x) => ({ x, y: x }))}
            />
          )),
        )
      ).debugState?.lines?.[0]?.path;
    const linear = await drawing(Linear, Linear);
    const ordinal = await drawing(Ordinal, Ordinal);
    expect(linear).not.toBe(ordinal);
    for (const other of [Linear, Time] as const) {
      expect(await drawing(Ordinal, other), other).toBe(ordinal);
      expect(await drawing(other, Ordinal), other).toBe(ordinal);
    }
    for (const other of [Time, Log, Sqrt]) {
      expect(await drawing(Linear, other as typeof Time), other).toBe(linear);
      expect(await drawing(other as typeof Time, Linear), other).toBe(linear);
    }
  });
});

describe('api/specs/types/Spec', () => {
  it('The id must be unique among all specs of a chart, axes and annotations included.', async () => {
    const { debugState } = await renderChart(
      <>
        <Axis id="a" position={Position.Left} />
        <BarSeries id="a" data={low} {...accessors} />
        <BarSeries id="b" data={low} {...accessors} />
      </>,
    );
    expect(debugState?.bars?.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(debugState?.axes?.y).toEqual([]);
  });
});
