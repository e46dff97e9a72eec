import {
  AreaSeries,
  Axis,
  BarSeries,
  BubbleSeries,
  Chart,
  CurveType,
  Fit,
  LabelOverflowConstraint,
  LineSeries,
  Partition,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipType,
  type BasicSeriesSpec,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { drawingOf } from '../drawing-of';
import { drawnAt } from '../drawn-at';
import { move } from '../pointer';
import { render, renderChart, type Rendered } from '../render-chart';
import { showExample } from '../show-example';
import { twoLines } from '../two-lines';

const props = {
  data: [0, 1, 2].map((x) => ({ x, y: x + 1 })),
  xScaleType: ScaleType.Linear,
  xAccessor: 'x',
  yAccessors: ['y'],
} satisfies Partial<BasicSeriesSpec>;
const colors = { bar: '#111111', area: '#222222', line: '#333333', bubble: '#444444' };
const series = {
  bar: <BarSeries key="bar" id="bar" color={colors.bar} {...props} />,
  area: <AreaSeries key="area" id="area" color={colors.area} {...props} />,
  line: <LineSeries key="line" id="line" color={colors.line} {...props} />,
  bubble: <BubbleSeries key="bubble" id="bubble" color={colors.bubble} {...props} />,
};

async function expectOrder() {
  const orderOf = async (elements: React.ReactNode, expected: string[]) => {
    const { svg } = await renderChart(elements);
    const short = (color: string) =>
      svg.search(new RegExp(`#${color[1]!.repeat(3)}(${color[1]!.repeat(3)})?"`));
    return [...expected].sort((a, b) => short(a) - short(b));
  };
  const backToFront = Object.values(colors);
  for (const names of [
    ['bubble', 'line', 'area', 'bar'],
    ['line', 'bar', 'bubble', 'area'],
  ] as const)
    expect(
      await orderOf(
        names.map((name) => series[name]),
        backToFront,
      ),
    ).toEqual(backToFront);
  const second = <LineSeries key="second" id="second" color="#555555" {...props} />;
  expect(await orderOf([second, series.line], ['#555555', colors.line])).toEqual([
    '#555555',
    colors.line,
  ]);
  expect(await orderOf([series.line, second], ['#555555', colors.line])).toEqual([
    colors.line,
    '#555555',
  ]);
}

describe('examples/mixed', () => {
  it('Bars lie behind lines, in whatever order you declare them.', expectOrder);

  it('A line through two computed points crosses the scatter plot, behind the bubbles.', async () => {
    const { svg } = await showExample('mixed/trend-line');
    const bubble = svg.search(/fill="#07B"|fill="#0077BB"/i);
    expect(svg.search(/stroke="#D6304A"/i)).toBeGreaterThan(0);
    expect(bubble).toBeGreaterThan(svg.search(/stroke="#D6304A"/i));
  });
});

describe('examples/mixed/bars-and-line', () => {
  it('Bars lie behind lines, in any order of declaration.', expectOrder);
});

describe('docs/lines', () => {
  it('The defaults differ: a LineSeries has an ordinal x scale, an AreaSeries a linear one.', async () => {
    const ticks = async (Series: typeof LineSeries | typeof AreaSeries) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} />
          <Series
            id="series"
            data={[0, 10, 100].map((x) => ({ x, y: x }))}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return debugState!.axes!.x[0]!.values;
    };
    expect(await ticks(LineSeries)).toEqual([0, 10, 100]);
    expect(await ticks(AreaSeries)).toContain(50);
  });

  it('Bars lie at the back, then areas, lines and bubbles, in whatever order you declare them; of two lines the one declared later is in front. Stacked lines lie behind the others, if no other type is declared between.', async () => {
    await expectOrder();
    const line = (id: string, color: string, stacked: boolean) => (
      <LineSeries
        key={id}
        id={id}
        color={color}
        {...props}
        {...(stacked && { stackAccessors: ['x'] })}
      />
    );
    for (const stacked of [false, true]) {
      const { svg } = await renderChart([
        line('plain', '#111111', false),
        line('later', '#222222', stacked),
      ]);
      expect(svg.indexOf('"#222"') < svg.indexOf('"#111"')).toBe(stacked);
    }
    for (const between of [true, false]) {
      const lines = [line('plain', '#111111', false), line('later', '#222222', true)];
      lines.splice(between ? 1 : 2, 0, <BarSeries key="bar" id="bar" color="#333333" {...props} />);
      const { svg } = await renderChart(lines);
      expect(svg.indexOf('"#222"') < svg.indexOf('"#111"')).toBe(!between);
    }
  });

  it('Areas that are not stacked overlap, and their colors mix: lower their opacity, as in Overlapping areas, or use lines.', async () => {
    const { svg } = await renderChart(series.area);
    expect(svg).toContain('fill="#222" fill-opacity="0.2"');
  });

  it('The y axis includes zero, except on a log scale.', async () => {
    for (const yScaleType of [ScaleType.Linear, ScaleType.Sqrt, ScaleType.Log]) {
      for (const values of yScaleType === ScaleType.Linear
        ? [
            [5, 9],
            [-5, -9],
            [-5, 9],
          ]
        : [[5, 9]]) {
        const { debugState } = await renderChart(
          <>
            <Axis id="y" position={Position.Left} />
            <LineSeries
              id="line"
              {...props}
              data={values.map((y, x) => ({ x, y }))}
              yScaleType={yScaleType}
            />
          </>,
        );
        const ticks = debugState!.axes!.y[0]!.values;
        expect(ticks.includes(0), `${yScaleType} ${values}`).toBe(yScaleType !== ScaleType.Log);
      }
    }
  });

  it('line.strokeWidth in lineSeriesStyle is the width in pixels, 1.5 by default: lineSeriesStyle={{ line: { strokeWidth: 4 } }}.', async () => {
    const widths = async (spec: React.ReactElement, settings = {}) =>
      (await renderChart(spec, settings)).svg;
    const plain = <LineSeries id="line" {...props} />;
    const style = { line: { strokeWidth: 4 } };
    expect(await widths(plain)).toMatch(/<path [^>]*stroke-width="1.5"/);
    expect(await widths(plain)).not.toContain('stroke-width="4"');
    expect(await widths(<LineSeries id="line" {...props} lineSeriesStyle={style} />)).toMatch(
      /<path [^>]*stroke-width="4"/,
    );
    expect(await widths(plain, { theme: { lineSeriesStyle: style } })).toMatch(
      /<path [^>]*stroke-width="4"/,
    );
  });

  it("point.visible in lineSeriesStyle or areaSeriesStyle shows them with 'always' and hides them with 'never'. With 'auto', a point less than 20 pixels from the row before it hides the points of all lines and areas. A value without neighbors stays visible as a dot. A fit other than Fit.None hides it, unless it is the only value.", async () => {
    const pieces = async (visible: 'always' | 'never' | 'auto', count: number) => {
      const data = Array.from({ length: count }, (_, x) => ({ x, y: x % 7 }));
      const { svg } = await renderChart(
        <LineSeries id="line" {...props} data={data} lineSeriesStyle={{ point: { visible } }} />,
      );
      return svg.split('<path').length;
    };
    expect(await pieces('always', 200)).toBeGreaterThan(await pieces('never', 200));
    expect(await pieces('auto', 200)).toBe(await pieces('never', 200));
    expect(await pieces('auto', 4)).toBe(await pieces('always', 4));
    const pair = async (close: number, empty?: number) => {
      const lineOf = (id: string, xs: number[]) => (
        <LineSeries
          key={id}
          id={id}
          {...props}
          data={xs.map((x) => ({ x, y: x === empty ? null : x }))}
          lineSeriesStyle={{ point: { visible: 'auto' } }}
        />
      );
      // 600 pixels wide
      const { svg } = await renderChart([
        lineOf('far', [0, 300, 600]),
        lineOf('close', [0, close, 600]),
      ]);
      return svg.match(/ d="M-[\d.]+ 0Q/g)?.length ?? 0;
    };
    // A point is drawn twice: its fill and its outline.
    expect(await pair(21)).toBe(12);
    expect(await pair(19)).toBe(0);
    // A row without a value after a point hides nothing. One before a point does: the dots of its neighbors are left.
    expect(await pair(19, 19)).toBe(10);
    expect(await pair(581, 581)).toBe(2);
    const dots = async (
      visible: 'auto' | 'never',
      fit?: Exclude<Fit, 'explicit'>,
      ys = [1, null, 3, null, 5],
    ) => {
      const data = ys.map((y, x) => ({ x, y }));
      const { svg } = await renderChart(
        <LineSeries
          id="line"
          {...props}
          data={data}
          fit={fit}
          lineSeriesStyle={{ point: { visible }, pointVisibilityMinDistance: 9999 }}
        />,
      );
      return svg.match(/ d="M-[\d.]+ 0Q/g)?.length ?? 0;
    };
    for (const visible of ['auto', 'never'] as const) {
      expect(await dots(visible)).toBe(3);
      expect(await dots(visible, Fit.None)).toBe(3);
      for (const fit of [Fit.Linear, Fit.Zero]) {
        expect(await dots(visible, fit)).toBe(0);
        expect(await dots(visible, fit, [1])).toBe(1);
        expect(await dots(visible, fit, [null, 1, null])).toBe(1);
      }
    }
  });

  it('displayValueSettings has an effect on bars only. Draw transparent bars with the same rows, whose labels stand above the points, for negative values above zero:', async () => {
    const settings = {
      showValueLabel: true,
      valueFormatter: (value: number) => `${value} pcs`,
      overflowConstraints: [LabelOverflowConstraint.ChartEdges],
    };
    const labels = async (own: boolean, xScaleType: BasicSeriesSpec['xScaleType']) => {
      const values = {
        data: [3, 7, 5].map((sold, index) => ({ x: Date.UTC(2025, 1, 3 + index), sold })),
        xAccessor: 'x',
        timeZone: 'utc',
        xScaleType,
      };
      const { texts } = await renderChart(
        <>
          <Axis id="sold" position={Position.Left} domain={{ min: 0, max: 9 }} />
          <LineSeries id="line" {...values} yAccessors={['sold']} displayValueSettings={settings} />
          {own || (
            <BarSeries
              id="labels"
              {...values}
              yAccessors={['sold']}
              displayValueSettings={settings}
            />
          )}
        </>,
        {
          theme: {
            barSeriesStyle: {
              displayValue: {
                alignment: { horizontal: 'center', vertical: 'top' },
                offsetY: 20,
                fill: { color: '#1d2a3e' },
              },
            },
          },
        },
      );
      return texts.filter((text) => text.endsWith('pcs')).sort();
    };
    for (const scale of [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time] as const) {
      expect(await labels(true, scale), scale).toEqual([]);
      expect(await labels(false, scale), scale).toEqual(['3 pcs', '5 pcs', '7 pcs']);
    }
  });

  it("lineSeriesStyle={{ point: { visible: 'never' } }} hides the points. The points at the x value under the pointer are drawn all the same, unless the tooltip has the type TooltipType.None.", async () => {
    for (const { xScaleType, type } of combinations({
      xScaleType: [ScaleType.Linear, ScaleType.Ordinal],
      type: [TooltipType.VerticalCursor, TooltipType.Crosshairs, TooltipType.None],
    })) {
      const chart = (visible: 'never' | 'always') => (
        <>
          <Tooltip type={type} />
          {twoLines({ xScaleType, lineSeriesStyle: { point: { visible } } })}
        </>
      );
      const { svg, container } = await renderChart(chart('never'));
      expect((await renderChart(chart('always'))).svg.length).toBeGreaterThan(svg.length);
      await move(container, 300, 100);
      expect(container.querySelectorAll('.echHighlighter path')).toHaveLength(
        type === TooltipType.None ? 0 : 2,
      );
    }
  });

  it('On an ordinal scale it follows the order in which categories appear in the data. With an xDomain in another order it goes back and forth.', async () => {
    const rows = ['a', 'b', 'c'].map((x, y) => ({ x, y: y + 1 }));
    /** Returns where each line goes, as positions on the x axis. */
    const ways = async (data: { x: string; y: number }[], xDomain?: string[]) => {
      const { debugState } = await renderChart(
        [rows, data].map((each, index) => (
          <LineSeries key={index} id={`${index}`} data={each} xAccessor="x" yAccessors={['y']} />
        )),
        { xDomain },
      );
      return debugState!.lines!.map(({ path }) =>
        [...path.matchAll(/[ML]([\d.]+),/g)].map(([, x]) => Math.floor(Number(x) / 200)),
      );
    };
    // The second line has the categories in the order of the first one.
    expect(await ways([...rows].reverse())).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
    expect((await ways(rows, ['b', 'a', 'c']))[0]).toEqual([1, 0, 2]);
  });

  it('A pie or another family needs a Chart of its own.', async () => {
    const pie = (
      <Partition
        id="pie"
        data={[{ name: 'one' }, { name: 'two' }]}
        valueAccessor={() => 1}
        layers={[
          {
            groupByRollup: ({ name }: { name: string }) => name,
            shape: { fillColor: '#c81e1e' },
          },
        ]}
      />
    );
    const alone = await renderChart(pie);
    expect(alone.svg).toMatch(/#c81e1e/i);
    const both = await renderChart([twoLines(), pie]);
    expect(both.svg).not.toMatch(/#c81e1e/i);
    expect(both.debugState?.lines).toHaveLength(2);
  });

  it('Choose the series by your state, with the same props. On an ordinal x scale axes, legend and colors stay:', async () => {
    const { BarsOrLine } = codeOn<{
      BarsOrLine: (props: {
        kind: 'bars' | 'line';
        rows: { day: string; sold: number }[];
      }) => React.ReactElement;
    }>('docs/lines', 'BarsOrLine');
    const rows = [
      { day: 'Mon', sold: 3 },
      { day: 'Tue', sold: 5 },
    ];
    // The chart of the page has no debug state.
    const shown = async (Series: typeof BarSeries | typeof LineSeries, from?: Rendered) => {
      const chart = (
        <Chart size={{ height: 240 }}>
          <Settings debugState showLegend />
          <Axis id="day" position={Position.Bottom} />
          <Axis id="sold" position={Position.Left} />
          <Series id="sold" data={rows} xAccessor="day" yAccessors={['sold']} />
        </Chart>
      );
      const drawn = await (from ? from.rerender(chart) : render(chart));
      const { axes, legend, bars = [], lines = [] } = drawn.debugState!;
      const labels = [...axes!.x, ...axes!.y].map((axis) => axis.labels);
      return { drawn, same: { labels, legend }, series: [bars.length, lines.length] };
    };
    const bars = await shown(BarSeries);
    const line = await shown(LineSeries, bars.drawn);
    expect([bars.series, line.series]).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(line.same).toEqual(bars.same);
    const first = await render(<BarsOrLine kind="bars" rows={rows} />);
    const next = await first.rerender(<BarsOrLine kind="line" rows={rows} />);
    expect(next.svg).not.toBe(first.svg);
  });

  it('CURVE_MONOTONE_X is smooth and stays between neighboring values; CURVE_STEP_AFTER holds each value until the next. The default is straight.', async () => {
    const values = [3, 5, 5, 12, 3, 12];
    const draw = async (curve?: CurveType) => {
      const rendered = await renderChart(
        <LineSeries
          id="line"
          color="#1234ab"
          data={values.map((y, x) => ({ x, y }))}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
          {...(curve !== undefined && { curve })}
          lineSeriesStyle={{ point: { visible: 'never' }, line: { strokeWidth: 2 } }}
        />,
      );
      const xs = Array.from({ length: 598 }, (_, x) => x + 1);
      // Without margins 12 is at the top of 300 pixels.
      return (await drawnAt(rendered, '#1234ab', xs)).map((ys) => ys.map((y) => 12 - y / 25));
    };
    const between = (columns: number[][]) =>
      columns.every((ys, index) => {
        const left = Math.floor((index + 1) / 120);
        const ends = [values[left]!, values[left + 1]!];
        return (
          ys.length > 0 &&
          ys.every((y) => y > Math.min(...ends) - 0.2 && y < Math.max(...ends) + 0.2)
        );
      });
    expect(between(await draw(CurveType.CURVE_MONOTONE_X))).toBe(true);
    expect(between(await draw(CurveType.CURVE_NATURAL))).toBe(false);
    const steps = await draw(CurveType.CURVE_STEP_AFTER);
    for (const [index, value] of values.slice(0, -1).entries())
      for (const part of [0.25, 0.75])
        for (const y of steps[Math.round((index + part) * 120)]!) expect(y).toBeCloseTo(value, 0);
    const straight = await draw();
    // In the middle between two values.
    expect(straight[419]!.every((y) => Math.abs(y - 7.5) < 0.3)).toBe(true);
  });

  it('Rows on a continuous scale need no order, the line goes by x.', async () => {
    const drawing = async (xs: number[], Series: typeof LineSeries, xScaleType: 'linear') =>
      drawingOf(
        await renderChart(
          <Series
            id="series"
            data={xs.map((x) => ({ x, y: x * x }))}
            xScaleType={xScaleType}
            xAccessor="x"
            yAccessors={['y']}
            lineSeriesStyle={{ point: { visible: 'never' } }}
          />,
        ),
      );
    const kinds = [LineSeries, AreaSeries] as unknown as (typeof LineSeries)[];
    for (const Series of kinds)
      for (const scale of ['linear', 'time', 'log', 'sqrt'] as unknown as 'linear'[])
        expect(await drawing([3, 1, 2], Series, scale)).toBe(
          await drawing([1, 2, 3], Series, scale),
        );
    const ordinal = 'ordinal' as 'linear';
    expect(await drawing([3, 1, 2], LineSeries, ordinal)).not.toBe(
      await drawing([1, 2, 3], LineSeries, ordinal),
    );
  });
});
