import {
  AreaSeries,
  Axis,
  BarSeries,
  BubbleSeries,
  Direction,
  HistogramBarSeries,
  LegendValue,
  LineSeries,
  Position,
  ScaleType,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { boxesOf } from '../boxes-of';
import { combinations } from '../combinations';
import { drag } from '../pointer';
import { renderChart, unmountAll, type Series } from '../render-chart';

const allSeries = [BarSeries, LineSeries, AreaSeries, BubbleSeries] as unknown as Series[];

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

  it('at equal distances, in the order of the data', async () => {
    for (const S of allSeries)
      for (const xs of [
        [3, 1, 2],
        ['c', 3, 'a'],
        ['10', '9', '1'],
      ]) {
        const series = (
          <S
            id="series"
            data={xs.map((x) => ({ x, y: 1 }))}
            {...accessors}
            xScaleType={ScaleType.Ordinal}
          />
        );
        expect(await xTicks(series)).toEqual(xs);
      }
  });

  it('The series of a group share one y scale, which is linear if they differ.', async () => {
    const { Linear, Log, Sqrt } = ScaleType;
    /** Returns the share of the height at which 10 is between 1 and 100, on the scale of the first series. */
    const heightOf = async (
      types: (typeof Linear | typeof Log | typeof Sqrt)[],
      groupId?: string,
    ) => {
      const { svg } = await renderChart(
        <>
          {types.map((yScaleType, index) => (
            <LineSeries
              key={index}
              id={`line-${index}`}
              data={[1, 10, 100].map((y, x) => ({ x, y }))}
              {...accessors}
              xScaleType={Linear}
              yScaleType={yScaleType}
              color={index ? '#AB1234' : '#1234AB'}
              lineSeriesStyle={{ point: { visible: 'always', radius: 4 } }}
              {...(index && groupId ? { groupId } : {})}
            />
          ))}
        </>,
      );
      const heights = boxesOf(svg, '#1234AB')
        .filter(({ left, right }) => right - left < 20)
        .map(({ top }) => top)
        .sort((a, b) => a - b);
      const [high = NaN, middle = NaN, low = NaN] = heights;
      return (low - middle) / (low - high);
    };
    for (const pair of [
      [Log, Linear],
      [Log, Sqrt],
      [Sqrt, Linear],
    ]) {
      expect(await heightOf(pair)).toBeCloseTo(9 / 99, 1);
      expect(await heightOf(pair, 'other')).toBeGreaterThan(0.2);
    }
    expect(await heightOf([Log, Log])).toBeCloseTo(0.5, 1);
  });

  describe('features of scales', () => {
    const { Ordinal, Linear, Time, Log, Sqrt } = ScaleType;
    const all = combinations({ S: allSeries, xScaleType: [Ordinal, Linear, Time, Log, Sqrt] });
    const draw = ({ S, xScaleType }: (typeof all)[number], settings: SettingsProps) =>
      renderChart(
        <>
          <Axis id="x" position={Position.Bottom} timeAxisLayerCount={0} />
          <S
            id="series"
            data={[1, 3, 2].map((y, x) => ({ x: x + 1, y }))}
            {...accessors}
            xScaleType={xScaleType}
          />
        </>,
        settings,
      );

    it('brushing, and with it zooming;', async () => {
      for (const one of all)
        for (const brushAxis of ['x', 'y', 'both'] as const) {
          const onBrushEnd = vi.fn();
          const { container } = await draw(one, { onBrushEnd, brushAxis });
          await drag(container, [100, 80], [250, 150]);
          expect(onBrushEnd).toHaveBeenCalledTimes(one.xScaleType === Ordinal ? 0 : 1);
          unmountAll();
        }
    });

    it('legendValues;', async () => {
      for (const one of all) {
        const { texts } = await draw(one, { showLegend: true, legendValues: [LegendValue.Max] });
        const values = texts.slice(texts.indexOf('series') + 1);
        expect(values).toEqual(one.xScaleType === Ordinal ? [] : ['3']);
      }
    });

    it('And some need an ordinal one: orderOrdinalBinsBy, and an xDomain that lists categories.', async () => {
      for (const one of all) {
        const ticks = async (settings: SettingsProps) =>
          (await draw(one, settings)).debugState!.axes!.x[0]!.values;
        const isOrdinal = one.xScaleType === Ordinal;
        const byDefault = await ticks({});
        const sorted = await ticks({ orderOrdinalBinsBy: { direction: Direction.Descending } });
        expect(sorted).toEqual(isOrdinal ? [2, 3, 1] : byDefault);
        expect(await ticks({ xDomain: [3, 1] })).toEqual(isOrdinal ? [3, 1] : byDefault);
      }
    });
  });

  it('The default differs: BarSeries, LineSeries and BubbleSeries start with Ordinal, AreaSeries and HistogramBarSeries with Linear.', async () => {
    const isOrdinal = async (S: Series) =>
      (await xTicks(<S id="series" data={rows} {...accessors} />)).join() === '0,100,101';
    for (const S of allSeries) expect(await isOrdinal(S)).toBe((S as unknown) !== AreaSeries);
    expect(await isOrdinal(HistogramBarSeries as unknown as Series)).toBe(false);
  });
});
