import {
  AreaSeries,
  Axis,
  BarSeries,
  LineSeries,
  Position,
  ScaleType,
  StackMode,
  type BarSeriesProps,
  type YDomainRange,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { barsOf } from '../bars-of';
import { boxesOf } from '../boxes-of';
import { tooltipAt } from '../pointer';
import { renderChart, type Series } from '../render-chart';

const rows = [
  { x: 'a', part: 'p', y: 30 },
  { x: 'a', part: 'q', y: 50 },
];

async function stack(props: Partial<BarSeriesProps>) {
  const { debugState, svg } = await renderChart(
    <>
      <Axis id="y" position={Position.Left} hide />
      <BarSeries
        id="bars"
        data={rows}
        xAccessor="x"
        yAccessors={['y']}
        splitSeriesAccessors={['part']}
        color="#123456"
        {...(props as object)}
      />
    </>,
  );
  return { end: Number(debugState!.axes!.y[0]!.values.at(-1)), bars: barsOf(svg, '#123456') };
}

describe('api/specs/xy/AreaSeries', () => {
  it('y0Accessors together with stackAccessors are ignored.', async () => {
    const lowerEnds = async (stackAccessors?: string[]) => {
      const { debugState } = await renderChart(
        <AreaSeries
          id="areas"
          data={[
            { x: 1, y: 50, from: 20 },
            { x: 2, y: 60, from: 20 },
          ]}
          xAccessor="x"
          yAccessors={['y']}
          y0Accessors={['from']}
          stackAccessors={stackAccessors}
        />,
      );
      return debugState!.areas![0]!.lines.y0?.points.map(({ y }) => y);
    };
    expect(await lowerEnds()).toEqual([20, 20]);
    expect(await lowerEnds(['x'])).toBeUndefined();
  });
});

const linear = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };
const rowsOf = (...values: number[]) => values.map((y, x) => ({ x, y }));
const yAxis = <Axis id="y" position={Position.Left} hide />;

describe('docs/stacking', () => {
  it('Any array that is not empty stacks them; the accessors are never read.', async () => {
    const accessor = vi.fn();
    expect((await stack({ stackAccessors: [accessor] })).end).toBe(80);
    expect((await stack({ stackAccessors: [] })).end).toBe(50);
    expect(accessor).not.toHaveBeenCalled();
  });

  it('Without stackAccessors in its group stackMode has no effect.', async () => {
    const stackMode = StackMode.Percentage;
    expect((await stack({ stackMode })).end).toBe(50);
    expect((await stack({ stackMode, stackAccessors: ['x'] })).end).toBe(1);
  });

  it('Negative values count by their size: 20 and −20 are two halves.', async () => {
    const data = [
      { x: 'a', part: 'p', y: 20 },
      { x: 'a', part: 'q', y: -20 },
    ];
    const { bars } = await stack({
      data,
      stackMode: StackMode.Percentage,
      stackAccessors: ['x'],
    });
    expect(bars.map(({ height }) => Math.round(height))).toEqual([150, 150]);
  });

  it('stackAccessors with y0Accessors: the lower ends are ignored.', async () => {
    const data = [{ x: 'a', part: 'p', y: 50, from: 20 }];
    const { bars } = await stack({ data, y0Accessors: ['from'], stackAccessors: ['x'] });
    expect(bars[0]!.height).toBe(300);
  });

  it('fit in the domain of the axis does not remove the zero from stacks of bars and areas.', async () => {
    const start = async (Series: typeof BarSeries) => {
      const data = [100, 105].map((y, x) => ({ x: `${x}`, y }));
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} domain={{ min: NaN, max: NaN, fit: true }} />
          {['a', 'b'].map((id) => (
            <Series
              key={id}
              id={id}
              data={data}
              xAccessor="x"
              yAccessors={['y']}
              stackAccessors={['x']}
            />
          ))}
        </>,
      );
      return debugState!.axes!.y[0]!.values[0];
    };
    expect(await start(BarSeries)).toBe(0);
    expect(await start(AreaSeries as unknown as typeof BarSeries)).toBe(0);
    // The zero of stacked lines is left out.
    expect(await start(LineSeries as unknown as typeof BarSeries)).toBe(100);
  });

  it('Negative values pile up below zero, positive ones above, in bars, lines and areas.', async () => {
    for (const Series of [BarSeries, LineSeries, AreaSeries] as unknown as (typeof BarSeries)[]) {
      const { debugState } = await renderChart(
        <>
          {yAxis}
          {[10, -5, 10, -5].map((value, index) => (
            <Series
              key={index}
              id={`${index}`}
              data={rowsOf(value, value)}
              {...linear}
              stackAccessors={['x']}
            />
          ))}
        </>,
      );
      const { values } = debugState!.axes!.y[0]!;
      expect([values[0], values.at(-1)]).toEqual([-10, 20]);
    }
  });

  it('Beside a percentage stack give it another groupId, because the scale of the stack ends at 1.', async () => {
    const highest = async (groupId?: string) => {
      const { debugState } = await renderChart(
        <>
          {yAxis}
          {['a', 'b'].map((id) => (
            <BarSeries
              key={id}
              id={id}
              data={rowsOf(10, 20)}
              {...linear}
              stackAccessors={['x']}
              stackMode={StackMode.Percentage}
            />
          ))}
          <LineSeries id="line" data={rowsOf(10, 20)} {...linear} {...(groupId && { groupId })} />
        </>,
      );
      expect(debugState!.axes!.y[0]!.values.at(-1)).toBe(1);
      const [, y] = /,(-?[\d.]+)$/.exec(debugState!.lines![0]!.path)!;
      return Number(y);
    };
    // The plot has 300 pixels, from the top.
    expect(await highest()).toBeLessThan(-1000);
    expect(await highest('own')).toBe(0);
  });

  it('The stacked series of a group use one stackMode, the first that a series of the group has, stacked or not.', async () => {
    const end = async (stackMode: StackMode | undefined, ...modes: (StackMode | undefined)[]) => {
      const { debugState } = await renderChart(
        <>
          {yAxis}
          <LineSeries id="line" data={rowsOf(1, 1)} {...linear} {...({ stackMode } as object)} />
          {modes.map((mode, index) => (
            <BarSeries
              key={index}
              id={`bars ${index}`}
              data={rowsOf(10, 20)}
              {...linear}
              stackAccessors={['x']}
              stackMode={mode}
            />
          ))}
        </>,
      );
      return debugState!.axes!.y[0]!.values.at(-1);
    };
    const { Percentage, Silhouette } = StackMode;
    expect(await end(undefined, undefined, undefined)).toBe(40);
    expect(await end(Percentage, undefined, undefined)).toBe(1);
    expect(await end(undefined, undefined, Percentage)).toBe(1);
    expect(await end(undefined, Silhouette, Percentage)).toBe(20);
    expect(await end(undefined, Percentage, Silhouette)).toBe(1);
  });

  it('Its padding adds room.', async () => {
    const end = async (domain?: YDomainRange) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} hide domain={domain} ticks={20} />
          <BarSeries
            id="bars"
            data={rowsOf(10, 20)}
            {...linear}
            stackAccessors={['x']}
            stackMode={StackMode.Percentage}
          />
        </>,
      );
      return debugState!.axes!.y[0]!.values.at(-1);
    };
    expect(await end()).toBe(1);
    expect(await end({ min: NaN, max: NaN, padding: 0.25 })).toBeGreaterThan(1.1);
    expect(await end({ min: 0, max: 1, padding: 0.25 })).toBeGreaterThan(1.1);
  });

  it("barSeriesStyle={{ rectBorder: { visible: true, stroke: '#fff', strokeWidth: 1 } }} draws a border around each part: rectBorder.", async () => {
    const borders = async (barSeriesStyle?: object) => {
      const { svg } = await renderChart(
        <BarSeries
          id="bars"
          data={[
            { x: 'a', y: 2, kind: 'one' },
            { x: 'a', y: 3, kind: 'two' },
            { x: 'b', y: 2, kind: 'one' },
          ]}
          xAccessor="x"
          yAccessors={['y']}
          splitSeriesAccessors={['kind']}
          stackAccessors={['x']}
          stackMode={StackMode.Percentage}
          barSeriesStyle={barSeriesStyle}
        />,
      );
      return (svg.match(/stroke="#c81e1e"/gi) ?? []).length;
    };
    expect(await borders()).toBe(0);
    const rectBorder = { visible: true, stroke: '#c81e1e', strokeWidth: 1 };
    expect(await borders({ rectBorder })).toBe(3);
  });

  describe('one stack', () => {
    const level = (y: number) => [1, 2].map((x) => ({ x, y }));
    const kinds = [BarSeries, LineSeries, AreaSeries] as unknown as Series[];
    /** Returns the values at the upper end of each series, of a scale from 0 to 10. */
    const endsOf = async (
      series: { S: Series; value: number; props?: object }[],
      xScaleType: 'ordinal' | 'linear',
    ) => {
      const colors = ['#1234A1', '#1234A2', '#1234A3', '#1234A4'];
      const { svg } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} hide domain={{ min: 0, max: 10 }} />
          {series.map(({ S, value, props }, index) => (
            <S
              key={index}
              id={`series-${index}`}
              color={colors[index]}
              data={level(value)}
              xScaleType={xScaleType}
              xAccessor="x"
              yAccessors={['y']}
              stackAccessors={['x']}
              lineSeriesStyle={{ point: { visible: 'never' } }}
              {...props}
            />
          ))}
        </>,
      );
      return series.map(
        (_, index) => Math.round((300 - boxesOf(svg, colors[index]!)[0]!.top) / 3) / 10,
      );
    };

    it('All stacked series of a group form one stack, across specs and types. The first series of the data lies at the bottom.', async () => {
      for (const scale of ['ordinal', 'linear'] as const)
        for (const first of kinds)
          for (const second of kinds) {
            const pair = [
              { S: first, value: 1 },
              { S: second, value: 3 },
            ];
            expect(await endsOf(pair, scale)).toEqual([1, 4]);
            const apart = { groupId: 'other', useDefaultGroupDomain: true };
            expect(await endsOf([pair[0]!, { ...pair[1]!, props: apart }], scale)).toEqual([1, 3]);
          }
    });

    it('A series without stackAccessors in the same chart is not stacked: the line shows its own values.', async () => {
      const [bar, line] = kinds as [Series, Series];
      const parts = [1, 3].map((value) => ({ S: bar, value }));
      const own = { S: line, value: 2, props: { stackAccessors: undefined } };
      for (const scale of ['ordinal', 'linear'] as const)
        expect(await endsOf([...parts, own], scale)).toEqual([1, 4, 2]);
    });
  });

  it('Values become shares from 0 to 1 on the axis, in the tooltip and in labels, so format them:', async () => {
    const { texts, container, debugState } = await renderChart(
      <>
        <Axis id="y" position={Position.Left} />
        <BarSeries
          id="bars"
          data={rows}
          xAccessor="x"
          yAccessors={['y']}
          splitSeriesAccessors={['part']}
          stackAccessors={['x']}
          stackMode={StackMode.Percentage}
          displayValueSettings={{ showValueLabel: true }}
        />
      </>,
    );
    expect(debugState!.axes!.y[0]!.values).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(texts).toEqual(expect.arrayContaining(['0.375', '0.625']));
    expect((await tooltipAt(container, 300, 100))?.textContent).toBe('ap0.375q0.625');
  });
});
