import { cloneElement, useEffect, useRef, type ReactElement } from 'react';
import {
  AreaSeries,
  Axis,
  BarSeries,
  BubbleSeries,
  Chart,
  LegendValue,
  LineSeries,
  PointShape,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  type CustomLegend,
  type CustomLegendProps,
  type DebugState,
  type PartialTheme,
  type SeriesCompareFn,
  type SettingsProps,
  type XScaleType,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { codeOn } from '../code-on';
import { otherCharts } from '../every-chart';
import { highlighted } from '../highlighted';
import { legendOf, legendSizeOf } from '../legend-of';
import { narrowBars } from '../narrow-bars';
import { mouse, tooltipAt, tooltipLabelsAt } from '../pointer';
import { render, renderChart, unmountAll, type Rendered } from '../render-chart';
import { soon } from '../soon';
import { twoLines } from '../two-lines';

const rows = [
  { x: 1, a: 2, b: 4 },
  { x: 2, a: 3, b: 1 },
];
const line = (id: 'a' | 'b', color?: string) => (
  <LineSeries
    key={id}
    id={id}
    color={color}
    data={rows}
    xScaleType={ScaleType.Linear}
    xAccessor="x"
    yAccessors={[id]}
  />
);
const colorOf = ({ debugState }: Rendered, name: string) =>
  debugState?.legend?.items.find((item) => item.name === name)?.color;
const linesIn = (container: HTMLElement) => {
  const status = container.querySelector<HTMLElement>('.echChartStatus');
  const { lines = [] } = JSON.parse(status?.dataset.echDebugState ?? '{}') as DebugState;
  return lines.map(({ name }) => name);
};

describe('docs/legend', () => {
  it('After that a click shows or hides its own series.', async () => {
    const { container } = await renderChart(
      ['a', 'b', 'c'].map((id) => (
        <LineSeries
          key={id}
          id={id}
          data={rows}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['a']}
        />
      )),
      { showLegend: true },
    );
    const shown = () =>
      [...container.querySelectorAll('.echLegendItem:not(.echLegendItem--hidden)')].map((entry) =>
        entry.getAttribute('data-ech-series-name'),
      );
    for (const [clicked, names] of [
      ['a', 'a'],
      ['b', 'ab'],
      ['b', 'a'],
      ['c', 'ac'],
      ['a', 'c'],
    ] as const) {
      const entry = container.querySelector(`[data-ech-series-name=${clicked}]`)!;
      await mouse(entry.querySelector('.echLegendItem__label')!, 'click', 0, 0);
      expect(shown().join('')).toBe(names);
    }
  });

  it('XY charts, partitions and heatmaps have a legend; other families have none.', async () => {
    for (const [name, specs] of Object.entries({ ...otherCharts, xy: twoLines() })) {
      const { container } = await renderChart(specs, { showLegend: true });
      const entries = container.querySelectorAll('.echLegendItem').length;
      expect(entries > 0, name).toBe(['xy', 'partition', 'heatmap'].includes(name));
      unmountAll();
    }
  });

  it('XY charts compute values on a Linear, Time or other continuous x scale; on an Ordinal one they stay empty.', async () => {
    for (const Series of [BarSeries, LineSeries] as unknown as (typeof LineSeries)[])
      for (const xScaleType of ['linear', 'time', 'log', 'sqrt', 'ordinal'] as const) {
        const { container } = await renderChart(
          <Series id="a" data={rows} xScaleType={xScaleType} xAccessor="x" yAccessors={['a']} />,
          {
            showLegend: true,
            legendValues: [LegendValue.Min, LegendValue.Total, LegendValue.LastValue],
          },
        );
        const cells = [
          ...container.querySelectorAll('.echLegendTable__item .echLegend__legendValue'),
        ];
        // The first three are the header.
        expect(cells.slice(3).map(({ textContent }) => textContent)).toEqual(
          xScaleType === 'ordinal' ? ['', '', ''] : ['2', '5', '3'],
        );
        unmountAll();
      }
  });

  it('A partition has LegendValue.Value, and writes value and percent with its valueFormatter. A heatmap has no values.', async () => {
    for (const [specs, text] of [
      [otherCharts.partition, 'B5A3'],
      [otherCharts.heatmap, '≥ 0'],
    ] as const) {
      const legendValues = [LegendValue.Value];
      expect(
        legendOf(await renderChart(specs, { showLegend: true, legendValues })).textContent,
      ).toBe(text);
    }
  });

  it('legendSort compares two series; the tooltip follows it, in XY charts and without an order of its own.', async () => {
    const falling: SeriesCompareFn = (a, b) => String(b.key).localeCompare(String(a.key));
    for (const [sort, rowsOfTooltip] of [
      [undefined, ['b', 'a']],
      [(a, b) => -falling(a, b), ['a', 'b']],
    ] as [SeriesCompareFn | undefined, string[]][]) {
      const { container } = await renderChart(
        <>
          <Tooltip sort={sort} />
          {twoLines({ name: ({ yAccessor }) => String(yAccessor) })}
        </>,
        { showLegend: true, legendSort: falling },
      );
      const entries = [...container.querySelectorAll('.echLegendItem__label')];
      expect(entries.map(({ textContent }) => textContent)).toEqual(['b', 'a']);
      expect(await tooltipLabelsAt(container, 200, 100)).toEqual(rowsOfTooltip);
      unmountAll();
    }
  });

  it('A partition uses legendSort together with flatLegend.', async () => {
    for (const flatLegend of [false, true]) {
      const labels = async (order: number) =>
        legendOf(
          await renderChart(otherCharts.partition, {
            showLegend: true,
            flatLegend,
            legendSort: (a, b) => order * String(a.key).localeCompare(String(b.key)),
          }),
        ).textContent;
      expect((await labels(1)) === (await labels(-1))).toBe(!flatLegend);
    }
  });

  it('All series hidden: the chart shows "No data to display".', async () => {
    const chart = (
      <Chart size={{ height: 300 }}>
        <Settings showLegend />
        {line('a')}
        {line('b')}
      </Chart>
    );
    const { container, rerender } = await render(chart);
    for (const label of container.querySelectorAll('.echLegendItem__label'))
      await mouse(label, 'click', 0, 0, { ctrlKey: true });
    expect((await rerender(chart)).texts).toContain('No data to display');
  });

  it('legendAction draws a component at the end of each entry, with room for a small icon. legendColorPicker turns the color marks into buttons.', async () => {
    for (const [specs, count] of [
      [twoLines(), 2],
      [otherCharts.partition, 2],
      [otherCharts.heatmap, 1],
    ] as const)
      for (const legendValues of [[], [LegendValue.Average]]) {
        const { container } = await renderChart(specs, {
          showLegend: true,
          legendValues,
          legendAction: () => <b className="own-action">+</b>,
          legendColorPicker: () => <i>colors</i>,
        });
        expect(container.querySelectorAll('.own-action')).toHaveLength(count);
        expect(container.querySelectorAll('button.echLegendItem__color')).toHaveLength(count);
        unmountAll();
      }
  });

  it('legendSize sets its width at the side, and the height of a list above or below.', async () => {
    const sizeAt = async (legendPosition: Position, legendSize: number, table = false) =>
      legendSizeOf(
        await renderChart([line('a'), line('b')], {
          showLegend: true,
          legendPosition,
          legendSize,
          legendValues: table ? [LegendValue.Max] : [],
        }),
      );
    for (const side of [Position.Left, Position.Right])
      expect((await sizeAt(side, 150)).width).toBe(150);
    for (const side of [Position.Top, Position.Bottom]) {
      expect((await sizeAt(side, 90)).height).toBe(90);
      expect(await sizeAt(side, 90, true)).toEqual(await sizeAt(side, 150, true));
    }
  });

  describe('totals', () => {
    const totalsOf = async (settings: SettingsProps, xScaleType: XScaleType = ScaleType.Linear) => {
      const rendered = await renderChart(
        <>
          <Axis id="y" position={Position.Left} tickFormat={(value) => `${value} kWh`} />
          <BarSeries
            id="bars"
            data={[
              { x: 0, room: 'A', y: 1 },
              { x: 0, room: 'B', y: 20 },
              { x: 1, room: 'A', y: null },
              { x: 2, room: 'A', y: 3 },
              { x: 2, room: 'B', y: 40 },
            ]}
            xScaleType={xScaleType}
            xAccessor="x"
            yAccessors={['y']}
            splitSeriesAccessors={['room']}
          />
        </>,
        { showLegend: true, legendValues: [LegendValue.Total], ...settings },
      );
      return legendOf(rendered).textContent;
    };

    it('legendValues={[LegendValue.Total]} writes the sum of each series into the legend, in the format of its axis. A total counts all rows, also those outside of xDomain: when users zoom, pass only the rows of the range. The x scale has to be Linear, Time or another continuous one.', async () => {
      for (const scale of [ScaleType.Linear, ScaleType.Time, ScaleType.Sqrt])
        expect(await totalsOf({}, scale)).toBe('TotalA4 kWhB60 kWh');
      expect(await totalsOf({ xDomain: { min: 1, max: 2 } })).toBe('TotalA4 kWhB60 kWh');
      expect(await totalsOf({}, ScaleType.Ordinal)).toBe('TotalAB');
    });

    it('No prop changes the names of legend values: they are English in every locale. A list writes each before its value, in capitals: "TOTAL:", "AVG:", "VALUE:". A table has them in its header row, as "Total" and "Avg".', async () => {
      const german: SettingsProps = { locale: 'de-DE', legendTitle: 'Room' };
      const legendValues = [
        LegendValue.Total,
        LegendValue.Average,
        LegendValue.CurrentAndLastValue,
      ];
      expect(await totalsOf({ ...german, legendValues })).toMatch(/^RoomTotalAvgValueA/);
      const list: SettingsProps = { legendPosition: Position.Bottom, legendLayout: 'list' };
      expect(await totalsOf({ ...german, ...list, legendValues })).toMatch(
        /TOTAL: 4 kWhAVG: 2 kWhVALUE: 3 kWh/,
      );
    });

    it('Without CSS, write the figure into the name of the series, as in "Room 4: 295 kWh", and leave legendValues out. The tooltip then shows it, too.', async () => {
      const rendered = await renderChart(cloneElement(line('a'), { name: 'Room 4: 295 kWh' }), {
        showLegend: true,
      });
      expect(legendOf(rendered).textContent).toBe('Room 4: 295 kWh');
      expect((await tooltipAt(rendered.container, 300, 100))?.textContent).toContain(
        'Room 4: 295 kWh',
      );
    });
  });

  describe('order by total', () => {
    interface Reading {
      time: number;
      room: string;
      energy: number | null;
    }
    const { EnergyByRoom } = codeOn<{
      EnergyByRoom: (props: { rows: Reading[] }) => ReactElement;
    }>('docs/legend', 'sumsOf');

    it('legendSort gets the series without their figures, so compute the sums yourself:', async () => {
      const hour = 3_600_000;
      const rows = [
        { time: 0, room: 'small', energy: 5 },
        { time: 0, room: 'gap', energy: null },
        { time: hour, room: 'large', energy: 90 },
        { time: hour, room: 'gap', energy: 40 },
        { time: 2 * hour, room: 'small', energy: NaN },
        { time: 3 * hour, room: '7', energy: 60 },
      ];
      const labels = async (data: Reading[]) =>
        [
          ...(await render(<EnergyByRoom rows={data} />)).container.querySelectorAll(
            '[data-ech-series-name]',
          ),
        ].map(({ textContent }) => textContent);
      expect(await labels(rows)).toEqual(['large90 kWh', '760 kWh', 'gap40 kWh', 'small5 kWh']);
      expect(await labels([])).toEqual([]);
      let series: object = {};
      await renderChart([line('a'), line('b')], {
        showLegend: true,
        legendSort: (a) => {
          series = a;
          return 0;
        },
      });
      expect(Object.values(series)).not.toContain(5);
      expect(Object.keys(series)).toEqual(expect.arrayContaining(['specId', 'key']));
    });
  });

  it('onLegendItemPlusClick and onLegendItemMinusClick have no effect.', async () => {
    const unused = vi.fn();
    const { container } = await renderChart([line('a'), line('b')], {
      showLegend: true,
      onLegendItemPlusClick: unused,
      onLegendItemMinusClick: unused,
    });
    const labels = container.querySelectorAll<HTMLElement>('.echLegendItem__label');
    for (const label of labels) label.click();
    await soon(() => expect(labels).toHaveLength(2));
    expect(unused).not.toHaveBeenCalled();
  });

  it('Give each a fixed color: without one, the series after a hidden one take other colors of the palette.', async () => {
    const both = await renderChart([line('a'), line('b')], { showLegend: true });
    const alone = await renderChart(line('b'), { showLegend: true });
    expect(colorOf(alone, 'b')).toBe(colorOf(both, 'a'));
    expect(colorOf(alone, 'b')).not.toBe(colorOf(both, 'b'));
    const fixed = await renderChart(line('b', '#cc3366'), { showLegend: true });
    expect(colorOf(fixed, 'b')).toBe('#cc3366');
  });

  it('Use your own state, as above, or a custom legend that hides the series once:', async () => {
    const HiddenAtFirst: CustomLegend = ({ items }) => {
      const done = useRef(false);
      useEffect(() => {
        if (done.current) return;
        done.current = true;
        items.find(({ label }) => label === 'b')?.onItemClickAction(true);
      });
      return null;
    };
    const { container } = await renderChart([line('a'), line('b')], {
      showLegend: true,
      customLegend: HiddenAtFirst,
    });
    await soon(() => expect(linesIn(container)).toEqual(['a']));
  });

  it('A series of zeros or of missing values has an entry too.', async () => {
    const rendered = await renderChart(
      <LineSeries
        id="series"
        data={[
          { x: 1, y: 0, group: 'zero' },
          { x: 1, y: null, group: 'missing' },
          { x: 1, y: 4, group: 'four' },
        ]}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
        splitSeriesAccessors={['group']}
      />,
      { showLegend: true },
    );
    expect(legendOf(rendered).textContent).toBe(['zero', 'missing', 'four'].join(''));
  });

  it('Empty room below a list: at the bottom, with legendLayout="list", it is 40 px high for one row, 64 px for two and 73 px for more, which scroll. The rows are estimated: seven short names in one row can get 64 px. Set legendSize.', async () => {
    const heightOf = async (names: string[], settings: SettingsProps = {}) =>
      (await narrowBars(names, { legendLayout: 'list', ...settings })).height;
    const long = ['Emergency north', 'Emergency south', 'Neurology and surgery', 'Pediatrics'];
    expect(await heightOf(['a', 'b'])).toBe(40);
    expect(await heightOf([...'abcdefg'])).toBe(64);
    expect(await heightOf([...'abcdefg'], { legendSize: 40 })).toBe(40);
    expect(await heightOf([...long, ...long.map((name) => `${name} 2`)])).toBe(73);
  });

  it('A customLegend gets it all the same: leave it out by its label.', async () => {
    let labels: string[] = [];
    const Names: CustomLegend = ({ items }) => {
      labels = items.map(({ label }) => label);
      return null;
    };
    const hidden = <LineSeries id="c" data={rows} xAccessor="x" yAccessors={['a']} hideInLegend />;
    await renderChart([line('a'), line('b'), hidden], { showLegend: true, customLegend: Names });
    expect(labels).toEqual(['a', 'b', 'c']);
  });

  it('They call no listeners such as onLegendItemClick.', async () => {
    const listeners = {
      onLegendItemClick: vi.fn(),
      onLegendItemOver: vi.fn(),
      onLegendItemOut: vi.fn(),
    };
    let entries: CustomLegendProps['items'] = [];
    const Remote: CustomLegend = ({ items }) => {
      useEffect(() => {
        entries = items;
      });
      return null;
    };
    const { container } = await renderChart([line('a'), line('b')], {
      showLegend: true,
      customLegend: Remote,
      ...listeners,
    });
    entries[0]!.onItemOverActon();
    entries[0]!.onItemOutAction();
    entries[0]!.onItemClickAction(true);
    await soon(() => expect(linesIn(container)).toEqual(['b']));
    for (const listener of Object.values(listeners)) expect(listener).not.toHaveBeenCalled();
  });

  it('legendTitle heads the names in a table; a list shows no title.', async () => {
    const texts = async (settings: SettingsProps) =>
      (await renderChart(twoLines(), { showLegend: true, legendTitle: 'Fields', ...settings }))
        .texts;
    expect(await texts({ legendValues: [LegendValue.Average] })).toContain('Fields');
    expect(await texts({})).not.toContain('Fields');
    for (const legendValues of [[], [LegendValue.Average]])
      expect(
        await texts({ legendPosition: Position.Bottom, legendLayout: 'list', legendValues }),
      ).not.toContain('Fields');
  });

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

describe('docs/highlight-from-outside', () => {
  it('The other series fade as they do for the legend; dimmed styles of the theme say how, for bubbles sharedStyle.unhighlighted.', async () => {
    const look = { opacity: 0.33 };
    const dimmed: PartialTheme = {
      lineSeriesStyle: { line: { dimmed: look }, point: { dimmed: look } },
      areaSeriesStyle: { area: { dimmed: look }, line: { dimmed: look }, point: { dimmed: look } },
      barSeriesStyle: { rect: { dimmed: look } },
      bubbleSeriesStyle: { point: { dimmed: look } },
    };
    for (const Series of [
      BarSeries,
      LineSeries,
      AreaSeries,
      BubbleSeries,
    ] as unknown as (typeof LineSeries)[]) {
      const specs = (
        <Series
          id="two"
          data={rows}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['a', 'b']}
        />
      );
      const plain = await highlighted(specs);
      const isBubble = (Series as unknown) === BubbleSeries;
      expect((await highlighted(specs, { theme: dimmed })) === plain).toBe(isBubble);
      const theme = { sharedStyle: { unhighlighted: look } };
      expect((await highlighted(specs, { theme })) === plain).toBe(!isBubble);
    }
  });

  it('legendSize={1} keeps the room for the empty legend small.', async () => {
    const heightWith = async (legendSize?: number) =>
      legendSizeOf(
        await renderChart(twoLines(), {
          showLegend: true,
          customLegend: () => null,
          legendPosition: Position.Bottom,
          legendSize,
        }),
      ).height;
    expect(await heightWith(1)).toBe(1);
    expect(await heightWith()).toBeGreaterThan(20);
  });

  it('A customLegend gets functions that do, so let it hand them out and draw nothing itself:', async () => {
    let entries: CustomLegendProps['items'] = [];
    const Remote: CustomLegend = ({ items }) => {
      useEffect(() => {
        entries = items;
      });
      return null;
    };
    const onRenderChange = vi.fn();
    await render(
      <Chart size={{ height: 300 }}>
        <Settings
          showLegend
          customLegend={Remote}
          legendPosition={Position.Bottom}
          legendSize={1}
          onRenderChange={onRenderChange}
        />
        {[line('a'), line('b')]}
      </Chart>,
    );
    expect(entries.map(({ label }) => label)).toEqual(['a', 'b']);
    entries[0]?.onItemOverActon();
    entries[0]?.onItemOutAction();
    expect(entries[0]?.isSeriesHidden).toBe(false);
  });
});

describe('docs/render-complete', () => {
  it('Its data-ech-render-complete stays false, its data-ech-render-count 0, and onRenderChange is called with false alone.', async () => {
    const onRenderChange = vi.fn<(isRendered: boolean) => void>();
    const { container } = await renderChart(
      <LineSeries id="a" data={[]} xAccessor="x" yAccessors={['a']} />,
      { onRenderChange },
    );
    expect(container.textContent).toContain('No data to display');
    const status = container.querySelector<HTMLElement>('.echChartStatus');
    expect(status?.dataset).toMatchObject({ echRenderComplete: 'false', echRenderCount: '0' });
    await soon(() => expect(onRenderChange).toHaveBeenCalled());
    expect(onRenderChange).not.toHaveBeenCalledWith(true);
  });
});
