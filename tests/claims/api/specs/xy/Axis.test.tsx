import { Axis, BarSeries, LineSeries, Position, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from '../../../combinations';
import { renderChart, unmountAll } from '../../../render-chart';

let swappedSides: Promise<void> | undefined;
/** Tests all settings once for both sentences. */
const expectSwappedSides = () => (swappedSides ??= checkSwappedSides());

/** Expects axes at the top and at the bottom to show x, or those at the sides if the chart is turned by 90 degrees. */
async function checkSwappedSides() {
  for (const { Series, xScaleType, rotation, position } of combinations({
    Series: [BarSeries, LineSeries],
    xScaleType: [ScaleType.Linear, ScaleType.Ordinal, ScaleType.Time],
    rotation: [0, 90, -90, 180],
    position: Object.values(Position),
  })) {
    const { debugState } = await renderChart(
      <>
        <Axis id="axis" position={position} />
        <Series
          id="series"
          data={[1, 2, 3].map((x) => ({ x, y: 9 }))}
          xScaleType={xScaleType}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>,
      { rotation },
    );
    unmountAll();
    const isAboveOrBelow = position === Position.Top || position === Position.Bottom;
    const showsX = Math.abs(rotation) === 90 ? !isAboveOrBelow : isAboveOrBelow;
    const { x, y } = debugState!.axes!;
    expect([x.length, y.length], `${position} at ${rotation}`).toEqual(showsX ? [1, 0] : [0, 1]);
  }
}

describe('docs/axes', () => {
  it('With a rotation of 90 or -90 degrees x and y swap.', expectSwappedSides);
});

describe('api/specs/xy/Axis', () => {
  it(
    'An x axis needs Position.Bottom or Top, in a chart turned by 90 or -90 degrees Left or Right.',
    expectSwappedSides,
  );

  it('Rotated labels take as much space as their length in each row of a time axis, so that the plot gets small. Rotate them with timeAxisLayerCount={0}.', async () => {
    const plotHeight = async (timeAxisLayerCount: number, rotation: number) => {
      const { debugState } = await renderChart(
        <>
          <Axis
            id="x"
            position={Position.Bottom}
            timeAxisLayerCount={timeAxisLayerCount}
            style={{ tickLabel: { rotation } }}
            tickFormat={(time) => new Date(time).toISOString().slice(0, 10)}
          />
          <Axis id="y" position={Position.Left} />
          <LineSeries
            id="line"
            timeZone="utc"
            data={[
              { x: Date.UTC(2025, 1, 1), y: 1 },
              { x: Date.UTC(2025, 1, 21), y: 5 },
            ]}
            xScaleType={ScaleType.Time}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return debugState?.axes?.y[0]?.gridlines.at(-1)?.y ?? NaN;
    };
    const lost = async (layers: number) =>
      (await plotHeight(layers, 0)) - (await plotHeight(layers, -90));
    const [inOneRow, inTwoRows, inThreeRows] = [await lost(0), await lost(2), await lost(3)];
    expect(inTwoRows).toBeGreaterThan(inOneRow);
    expect(inThreeRows).toBeGreaterThan(inTwoRows);
  });
});
