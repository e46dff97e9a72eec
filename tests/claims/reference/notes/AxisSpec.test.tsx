import { Axis, BarSeries, LineSeries, Position, ScaleType, type AxisProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../drawing-of';
import { renderChart } from '../../render-chart';

const hour = 3_600_000;
const accessors = { xAccessor: 'x', yAccessors: ['y'] };
const rows = Array.from({ length: 49 }, (_, index) => ({ x: index, y: index / 10 }));
const hours = rows.map(({ x, y }) => ({ x: x * hour, y }));

const linear = <LineSeries id="line" data={rows} xScaleType={ScaleType.Linear} {...accessors} />;
const time = (
  <LineSeries id="line" data={hours} xScaleType={ScaleType.Time} timeZone="UTC" {...accessors} />
);
const ordinal = (
  <LineSeries
    id="line"
    data={rows.map(({ x, y }) => ({ x: x + 0.5, y }))}
    xScaleType={ScaleType.Ordinal}
    {...accessors}
  />
);
const fractions = rows.slice(0, 5).map(({ x, y }) => ({ x: x / 10, y }));

const chart = (axis: Omit<AxisProps, 'id'>, series = linear, settings = {}) =>
  renderChart(
    <>
      <Axis id="axis" {...axis} />
      {series}
    </>,
    settings,
  );
const drawing = async (...args: Parameters<typeof chart>) => drawingOf(await chart(...args));
const bottom = { position: Position.Bottom } as const;
const inOneRow = { ...bottom, timeAxisLayerCount: 0 };

describe('reference/notes/AxisSpec', () => {
  it('It must differ from the ids of all other specs in the chart.', async () => {
    const axes = async (id: string) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="x" {...bottom} />
          <Axis id={id} position={Position.Left} />
          {linear}
        </>,
      );
      return [debugState?.axes?.x.length, debugState?.axes?.y.length];
    };
    expect(await axes('y')).toEqual([1, 1]);
    expect(await axes('x')).not.toEqual([1, 1]);
  });

  it('It must equal the groupId of the series to measure; without a series in the group the axis is not drawn.', async () => {
    const left = { position: Position.Left } as const;
    expect((await chart({ ...left, groupId: 'other' })).debugState?.axes?.y).toEqual([]);
    expect(await drawing({ ...left, groupId: 'other' })).toBe(
      await drawing({ ...left, hide: true, gridLine: { visible: false } }),
    );
    const series = (
      <LineSeries
        id="line"
        groupId="other"
        data={rows}
        xScaleType={ScaleType.Linear}
        {...accessors}
      />
    );
    const { debugState } = await chart({ ...left, groupId: 'other' }, series);
    expect(debugState?.axes?.y[0]?.values.length).toBeGreaterThan(2);
  });

  it('Default: 10 on an x axis, 5 on a y axis.', async () => {
    for (const rotation of [0, 90, -90, 180] as const) {
      const isTurned = rotation % 180 !== 0;
      const ticks = async (x?: number, y?: number) => {
        const { debugState } = await renderChart(
          <>
            <Axis id="x" position={isTurned ? Position.Left : Position.Bottom} ticks={x} />
            <Axis id="y" position={isTurned ? Position.Bottom : Position.Left} ticks={y} />
            <LineSeries id="line" data={fractions} xScaleType={ScaleType.Linear} {...accessors} />
          </>,
          { rotation },
        );
        return [debugState!.axes!.x[0]!.values, debugState!.axes!.y[0]!.values];
      };
      const byDefault = await ticks();
      expect(await ticks(10, 5)).toEqual(byDefault);
      expect(await ticks(5, 5)).not.toEqual(byDefault);
      expect(await ticks(10, 10)).not.toEqual(byDefault);
    }
  });

  it('Of several axes for the same scale, the largest number counts, that of an axis without the prop being its default.', async () => {
    const ticks = async (left?: number, right?: number) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="left" position={Position.Left} ticks={left} />
          <Axis id="right" position={Position.Right} ticks={right} />
          <LineSeries id="line" data={fractions} xScaleType={ScaleType.Linear} {...accessors} />
        </>,
      );
      const [one, other] = debugState!.axes!.y;
      expect(one!.values).toEqual(other!.values);
      return one!.values.length;
    };
    const byDefault = await ticks();
    expect(await ticks(2, 2)).toBeLessThan(byDefault);
    for (const [left, right] of [[2], [undefined, 2], [2, 5]])
      expect(await ticks(left, right)).toBe(byDefault);
    expect(await ticks(10)).toBeGreaterThan(byDefault);
    expect(await ticks(2, 10)).toBe(await ticks(10, 10));
  });

  it('It has no effect on a time axis with layers.', async () => {
    const labelFormat = () => 'A label that is longer than the distance of two ticks';
    const showOverlappingLabels = true;
    expect(await drawing({ ...bottom, showOverlappingLabels }, time)).toBe(
      await drawing(bottom, time),
    );
    expect(await drawing({ ...bottom, labelFormat, showOverlappingLabels })).not.toBe(
      await drawing({ ...bottom, labelFormat }),
    );
  });

  it('No effect: the same ticks are drawn.', async () => {
    const small = (
      <LineSeries id="line" data={fractions} xScaleType={ScaleType.Linear} {...accessors} />
    );
    for (const axis of [bottom, { position: Position.Left }] as const) {
      const plain = await drawing(axis, small);
      expect(await drawing({ ...axis, integersOnly: true }, small)).toBe(plain);
      expect(await drawing({ ...axis, maximumFractionDigits: 0 }, small)).not.toBe(plain);
    }
  });

  it('It has no effect on an ordinal or time scale, nor on an x scale that carries bars.', async () => {
    const bars = (
      <BarSeries id="bars" data={fractions} xScaleType={ScaleType.Linear} {...accessors} />
    );
    const line = (
      <LineSeries id="line" data={fractions} xScaleType={ScaleType.Linear} {...accessors} />
    );
    const ticks = async (series: typeof line, axis: Omit<AxisProps, 'id'>) =>
      (await chart(axis, series)).debugState?.axes?.x[0]?.values;
    for (const series of [ordinal, bars, time])
      for (const axis of [bottom, inOneRow])
        expect(await ticks(series, { ...axis, maximumFractionDigits: 0 })).toEqual(
          await ticks(series, axis),
        );
    expect(await ticks(bars, bottom)).toContain(0.1);
    expect(await ticks(line, bottom)).toContain(0.1);
    expect(await ticks(line, { ...bottom, maximumFractionDigits: 0 })).not.toContain(0.1);
  });
});
