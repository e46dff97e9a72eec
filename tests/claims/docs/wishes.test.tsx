import { createElement } from 'react';
import {
  AnnotationDomainType,
  Axis,
  BarSeries,
  Chart,
  LineAnnotation,
  LineSeries,
  Metric,
  Partition,
  PointShape,
  Position,
  ScaleType,
  Settings,
  StackMode,
  type DebugState,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { codeOn } from '../code-on';
import { drawnAt } from '../drawn-at';
import { legendOf } from '../legend-of';
import { drag, tooltipAt } from '../pointer';
import { render, renderChart, type Rendered } from '../render-chart';
import { noMargins, twoLines } from '../two-lines';

const stateOf = ({ container }: Rendered) =>
  JSON.parse(
    container.querySelector<HTMLElement>('.echChartStatus')?.dataset.echDebugState ?? '{}',
  ) as DebugState;

describe('docs/annotations', () => {
  it('The x axis stays at the edge of the plot, also with negative values. For a line at zero, set dataValue: 0.', async () => {
    const axis = { axisLine: { visible: true, stroke: '#c81e1e', strokeWidth: 3 } };
    const drawn = await renderChart(
      <>
        <Axis id="x" position={Position.Bottom} style={axis} />
        <LineAnnotation
          id="zero"
          domainType={AnnotationDomainType.YDomain}
          dataValues={[{ dataValue: 0 }]}
          style={{ line: { stroke: '#1e1ec8', strokeWidth: 3, opacity: 1 } }}
        />
        <BarSeries
          id="bars"
          color="#00ff00"
          data={[
            { x: 'a', y: -5 },
            { x: 'b', y: 5 },
          ]}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>,
      { theme: noMargins },
    );
    const [line = 0] = (await drawnAt(drawn, '#c81e1e', [300]))[0]!;
    const [zero = 0] = (await drawnAt(drawn, '#1e1ec8', [300]))[0]!;
    expect(line).toBeGreaterThan(1.8 * zero);
    expect(zero).toBeGreaterThan(100);
  });

  it('Markers that are close together overlap: merge such rows, and list them in details.', async () => {
    const { container } = await renderChart(
      <>
        <LineAnnotation
          id="deploys"
          domainType={AnnotationDomainType.XDomain}
          dataValues={[{ dataValue: 3 }, { dataValue: 3.01 }]}
          marker="deployed"
        />
        {twoLines()}
      </>,
    );
    const lefts = [...container.querySelectorAll<HTMLElement>('.echAnnotation__marker')].map(
      ({ style }) => parseFloat(style.left),
    );
    expect(lefts).toHaveLength(2);
    expect(Math.abs(lefts[1]! - lefts[0]!)).toBeLessThan(5);
  });
});

describe('docs/axis-labels', () => {
  it('There is no prop for the step, for a list of ticks or for minor ticks; only a log scale has marks without a label.', async () => {
    const tickLine = { visible: true, stroke: '#c81e1e', strokeWidth: 1, size: 8 };
    for (const scale of [ScaleType.Linear, ScaleType.Log] as const)
      for (const position of [Position.Left, Position.Bottom]) {
        const { debugState, svg } = await renderChart(
          <>
            <Axis id="axis" position={position} style={{ tickLine }} />
            <LineSeries
              id="line"
              data={[1, 10, 500].map((y) => ({ x: y, y }))}
              xScaleType={scale}
              yScaleType={scale}
              xAccessor="x"
              yAccessors={['y']}
            />
          </>,
        );
        const axes = debugState!.axes!;
        const { labels } = [...axes.x, ...axes.y][0]!;
        const [, path = ''] = /stroke="#c81e1e".* d="([^"]+)"/i.exec(svg) ?? [];
        expect(labels.length).toBeGreaterThan(1);
        const marks = path.match(/M/g)!.length;
        if (scale === ScaleType.Linear) expect(marks).toBe(labels.length);
        else expect(marks).toBeGreaterThan(labels.length);
      }
  });
});

describe('docs/brush-and-zoom', () => {
  it('New rows do not change the range, because it is your state.', async () => {
    const chart = (last: number) => (
      <Chart size={{ height: 200 }}>
        <Settings debugState xDomain={{ min: 2, max: 4 }} />
        <Axis id="x" position={Position.Bottom} />
        <LineSeries
          id="line"
          data={Array.from({ length: last }, (_, x) => ({ x, y: x }))}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
        />
      </Chart>
    );
    const first = await render(chart(5));
    const ticks = stateOf(first).axes!.x[0]!.values;
    expect(Math.min(...ticks)).toBe(2);
    const next = await first.rerender(chart(50));
    expect(stateOf(next).axes!.x[0]!.values).toEqual(ticks);
  });

  it('Keep all ranges in a list, and a button can take the last one back:', async () => {
    interface Range {
      min: number;
      max: number;
    }
    const { useZoom, rangeFrom, keepInAddress } = codeOn<{
      useZoom: (first?: Range) => {
        range?: Range;
        zoom: (range: Range) => void;
        undo: () => void;
      };
      rangeFrom: (search: string) => Range | undefined;
      keepInAddress: (range: Range) => void;
    }>('docs/brush-and-zoom', 'useZoom');
    let zoom!: ReturnType<typeof useZoom>;
    const Reader = () => {
      zoom = useZoom({ min: 0, max: 9 });
      return createElement('p', null, 'text');
    };
    const shown = await render(createElement(Reader));
    const seen = [zoom.range];
    const steps = [() => zoom.zoom({ min: 2, max: 4 }), () => zoom.undo(), () => zoom.undo()];
    for (const step of steps) {
      step();
      await shown.rerender(createElement(Reader));
      seen.push(zoom.range);
    }
    expect(seen).toEqual([{ min: 0, max: 9 }, { min: 2, max: 4 }, { min: 0, max: 9 }, undefined]);
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state: 'kept', replaceState });
    vi.stubGlobal('location', { href: 'https://charts.example/?host=7&from=1&to=9#top' });
    keepInAddress({ min: 2, max: 4 });
    vi.unstubAllGlobals();
    const address = new URL('https://charts.example/?host=7&from=2&to=4#top');
    expect(replaceState).toHaveBeenCalledExactlyOnceWith('kept', '', address);
    expect(rangeFrom(address.search)).toEqual({ min: 2, max: 4 });
    for (const search of ['', '?from=4&to=2', '?from=a&to=b', '?from=3', '?to=3'])
      expect(rangeFrom(search)).toBeUndefined();
  });
});

describe('docs/clicks-and-hover', () => {
  it('Points cannot be dragged: to let users change a value, take it from such a click.', async () => {
    const onProjectionClick = vi.fn();
    const drawn = await renderChart(twoLines(), { onProjectionClick, theme: noMargins });
    const values = () => stateOf(drawn).lines!.map(({ points }) => points.map(({ y }) => y));
    const before = values();
    // The point at x 3 of 1 to 5, y 2.
    await drag(drawn.container, [300, 2], [300, 200]);
    expect(values()).toEqual(before);
    await drag(drawn.container, [300, 150], [300, 150]);
    const [{ x, y }] = onProjectionClick.mock.calls.at(-1) as [
      { x: number; y: { value: number }[] },
    ];
    expect(x).toBe(3);
    expect(y[0]!.value).toBeCloseTo(1, 1);
  });
});

describe('docs/install', () => {
  it('React Native has no elements of HTML, of which charts consist.', async () => {
    const { container } = await renderChart(twoLines());
    expect(container.querySelector('div canvas')).not.toBeNull();
  });
});

describe('docs/legend', () => {
  it('The mark of an entry is a dot, or the shape of the points if their style has one. It is never a line: draw lines, dashes or a second legend in a component of your own.', async () => {
    const marksOf = async (style: object) =>
      [
        ...legendOf(
          await renderChart(twoLines({ lineSeriesStyle: style }), { showLegend: true }),
        ).querySelectorAll('[data-testid=echLegendIconPath]'),
      ].map((mark) => mark.getAttribute('d'));
    const plain = await marksOf({});
    expect(plain).toHaveLength(2);
    expect(await marksOf({ line: { dash: [4, 4], strokeWidth: 5 } })).toEqual(plain);
    // Two arcs, as those of a circle that the style asks for.
    const arcs = / a [\d.]+,[\d.]+ .* a /;
    for (const mark of [...plain, ...(await marksOf({ point: { shape: PointShape.Circle } }))])
      expect(mark).toMatch(arcs);
    for (const mark of await marksOf({ point: { shape: PointShape.Square } }))
      expect(mark).not.toMatch(arcs);
  });
});

describe('docs/lines', () => {
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
      const { axes, legend, bars = [], lines = [] } = stateOf(drawn);
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
});

describe('docs/metric-tiles', () => {
  it('any element in the free space, such as a button or a menu', async () => {
    const onClick = vi.fn();
    const { container } = await render(
      <Chart size={{ height: 200, width: 300 }}>
        <Metric
          id="tile"
          data={[
            [
              {
                color: '#dddddd',
                title: 'Orders',
                value: 'many',
                body: (
                  <button type="button" onClick={onClick}>
                    Menu
                  </button>
                ),
              },
            ],
          ]}
        />
      </Chart>,
    );
    const button = [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Menu',
    )!;
    button.click();
    expect(onClick).toHaveBeenCalledOnce();
  });
});

describe('docs/pie-and-donut', () => {
  it('Labels in slices of up to 30 degrees run along the radius; partition.horizontalTextAngleThreshold: 0 makes all of them horizontal.', async () => {
    const isTurned = async (slices: number, partition: object) => {
      const { svg, texts } = await render(
        <Chart size={{ width: 400, height: 400 }}>
          <Settings theme={{ partition }} />
          <Partition
            id="pie"
            data={Array.from({ length: slices }, (_, index) => ({ name: `s${index}` }))}
            valueAccessor={() => 10}
            layers={[
              {
                groupByRollup: ({ name }: { name: string }) => name,
                shape: { fillColor: '#0077bb' },
              },
            ]}
          />
        </Chart>,
      );
      expect(texts.length).toBeGreaterThanOrEqual(slices);
      return svg.includes('matrix(');
    };
    expect(await isTurned(12, {})).toBe(true);
    expect(await isTurned(11, {})).toBe(false);
    expect(await isTurned(13, { horizontalTextAngleThreshold: 0 })).toBe(false);
  });
});

describe('docs/stacking', () => {
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
});

describe('docs/time-axis', () => {
  const { week, fiscalQuarter } = codeOn<{
    week: (time: number) => string;
    fiscalQuarter: (time: number) => string;
  }>('docs/time-axis', 'fiscalQuarter');
  const labelsOf = async (tickFormat: (time: number) => string, days: number) => {
    const { debugState } = await renderChart(
      <>
        <Axis id="time" position={Position.Bottom} timeAxisLayerCount={0} tickFormat={tickFormat} />
        <LineSeries
          id="line"
          data={Array.from({ length: days }, (_, day) => ({
            x: Date.UTC(2025, 0, 6 + day, 12),
            y: day,
          }))}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>,
    );
    return debugState!.axes!.x[0]!.labels;
  };

  it('A tick stands where the axis puts it, and names the week or the quarter that it lies in.', async () => {
    const weeks = await labelsOf(week, 40);
    expect(weeks.length).toBeGreaterThan(1);
    for (const label of weeks) expect(label).toMatch(/^W0[1-7]$/);
    const quarters = await labelsOf(fiscalQuarter, 500);
    expect(quarters.length).toBeGreaterThan(2);
    for (const label of quarters) expect(label).toMatch(/^Q[1-4] FY2[567]$/);
    expect(fiscalQuarter(new Date(2025, 2, 31).getTime())).toBe('Q4 FY25');
    expect(fiscalQuarter(new Date(2025, 3, 1).getTime())).toBe('Q1 FY26');
    expect(week(Date.UTC(2025, 1, 12, 12))).toBe('W07');
  });
});

describe('docs/tooltips', () => {
  it('The axes do not show the value at the pointer; the tooltip does.', async () => {
    const chart = (
      <Chart size={{ height: 300 }}>
        <Axis id="x" position={Position.Bottom} />
        <Axis id="y" position={Position.Left} />
        {twoLines()}
      </Chart>
    );
    const before = await render(chart);
    const tooltip = await tooltipAt(before.container, 350, 100);
    expect(tooltip?.textContent).toContain('2');
    const after = await before.rerender(chart);
    expect(after.texts).toEqual(before.texts);
  });
});
