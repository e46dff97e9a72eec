import {
  Axis,
  BarSeries,
  HistogramBarSeries,
  LineSeries,
  Position,
  ScaleType,
  type AxisProps,
} from '@elastic/charts';
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

describe('api/specs/xy/Axis', () => {
  const days = Array.from({ length: 8 }, (_, day) => ({ x: day * 86_400_000, y: day * 13 }));
  const axes = async (
    xScaleType: 'linear' | 'ordinal' | 'time',
    props: Partial<AxisProps>,
    yScaleType: 'linear' | 'log' = ScaleType.Linear,
  ) => {
    const { debugState, svg } = await renderChart(
      <>
        <Axis id="x" position={Position.Bottom} {...props} />
        <Axis id="y" position={Position.Left} {...props} />
        <LineSeries
          id="line"
          data={days}
          xScaleType={xScaleType}
          yScaleType={yScaleType}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>,
    );
    unmountAll();
    const { x, y } = debugState!.axes!;
    return { svg, ticks: [x, y].map(([axis]) => axis?.labels.length ?? 0) };
  };

  it('ticks is about how many ticks you want on an axis of numbers, or of times without rows.', async () => {
    const { Linear, Ordinal, Time } = ScaleType;
    const few = async (
      ...args: [typeof Linear | typeof Ordinal | typeof Time, Partial<AxisProps>?]
    ) => {
      const [two, ten] = [2, 10].map((ticks) => axes(args[0], { ...args[1], ticks }));
      const [of2, of10] = [(await two!).ticks, (await ten!).ticks];
      return [of2[0]! < of10[0]!, of2[1]! < of10[1]!];
    };
    expect(await few(Linear)).toEqual([true, true]);
    expect(await few(Ordinal)).toEqual([false, true]);
    expect(await few(Time)).toEqual([false, true]);
    expect(
      await few(Time, { timeAxisLayerCount: 0, tickFormat: (value) => String(value / 1e6) }),
    ).toEqual([true, true]);
  });

  it('hide keeps an axis for its domain, format and grid lines without drawing it.', async () => {
    const gridLine = { visible: true, stroke: '#123456' };
    for (const xScaleType of [ScaleType.Linear, ScaleType.Ordinal, ScaleType.Time]) {
      const shown = await axes(xScaleType, { gridLine });
      const hidden = await axes(xScaleType, { gridLine, hide: true });
      expect(shown.svg).toContain('#123456');
      expect(hidden.svg).toContain('#123456');
      expect(hidden.svg.length).toBeLessThan(shown.svg.length);
    }
  });

  it('integersOnly does not change the ticks.', async () => {
    const labels = async (props: Partial<AxisProps>) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} {...props} />
          <LineSeries
            id="line"
            data={[0, 1, 2].map((x) => ({ x, y: x }))}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return debugState!.axes!.y[0]!.labels;
    };
    const plain = await labels({});
    expect(plain).toContain('0.5');
    expect(await labels({ integersOnly: true })).toEqual(plain);
    expect(await labels({ maximumFractionDigits: 0 })).toEqual(['0', '1', '2']);
  });

  it('Use maximumFractionDigits={0}, which an x axis with bars ignores.', async () => {
    const labels = async (Series: typeof LineSeries, maximumFractionDigits?: number) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} maximumFractionDigits={maximumFractionDigits} />
          <Series
            id="series"
            data={[0, 0.5, 1].map((x) => ({ x, y: x }))}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return debugState!.axes!.x[0]!.labels;
    };
    expect(await labels(LineSeries)).toContain('0.5');
    expect(await labels(LineSeries, 0)).toEqual(['0', '1']);
    for (const Series of [BarSeries, HistogramBarSeries] as unknown as (typeof LineSeries)[]) {
      const bars = await labels(Series);
      expect(bars).toContain('0.5');
      expect(await labels(Series, 0)).toEqual(bars);
    }
  });
});
