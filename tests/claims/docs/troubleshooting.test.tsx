import { memo, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import {
  AreaSeries,
  LineAnnotation,
  LineSeries,
  Axis,
  BarSeries,
  BubbleSeries,
  Chart,
  Heatmap,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipContainer,
  type AxisStyle,
  type BarSeriesStyle,
  type CustomTooltip,
  type LegendColorPicker,
  type RecursivePartial,
  type SettingsProps,
} from '@elastic/charts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitForCharts } from '../../../plugins/chart-examples/headless';
import { barsOf } from '../bars-of';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { drawingOf } from '../drawing-of';
import { otherCharts } from '../every-chart';
import { legendSizeOf } from '../legend-of';
import { mouse, move, surfaceOf, tooltipAt } from '../pointer';
import {
  debugStateOf,
  elementIn,
  render,
  renderChart,
  unmountAll,
  type Rendered,
  type Series,
} from '../render-chart';
import { soon } from '../soon';

type DisplayValues = RecursivePartial<BarSeriesStyle['displayValue']>;

const completeOf = ({ container }: Rendered) =>
  container.querySelector('.echChartStatus')?.getAttribute('data-ech-render-complete');
const bars = (data: object[]) => (
  <BarSeries id="bars" data={data} xAccessor="x" yAccessors={['y']} />
);
const heatmap = (data: { x: string; y: string; value: number }[]) => (
  <Heatmap
    id="heatmap"
    colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aabbcc' }] }}
    data={data}
    xAccessor="x"
    yAccessor="y"
    valueAccessor="value"
  />
);

async function expectRedOrIgnored() {
  const isRed = async (specs: ReactNode, settings?: SettingsProps) => {
    const { svg, container } = await renderChart(specs, settings);
    const background = container.querySelector<HTMLElement>('.echMetric')?.style.backgroundColor;
    unmountAll();
    return /"(red|#f00|#ff0000)"/i.test(svg) || background === 'rgb(255, 0, 0)';
  };
  for (const color of ['misspelled', 'var(--brand)']) {
    const series = { xAccessor: 'x', yAccessors: ['y'], data: [1, 2].map((x) => ({ x, y: x })) };
    for (const Any of [BarSeries, LineSeries, AreaSeries, BubbleSeries] as Series[])
      expect(await isRed(<Any id="series" {...series} color={color} />)).toBe(true);
    const line = <LineSeries id="line" {...series} xScaleType={ScaleType.Linear} />;
    const mark = { line: { stroke: color, strokeWidth: 3, opacity: 1 } };
    const annotation = (
      <LineAnnotation id="mark" domainType="xDomain" dataValues={[{ dataValue: 1 }]} style={mark} />
    );
    expect(
      await isRed(
        <>
          {line}
          {annotation}
        </>,
      ),
    ).toBe(true);
    const { partition, metric } = otherCharts;
    const cells = heatmap([{ x: 'a', y: 'b', value: 3 }]);
    const bands = { type: 'bands', bands: [{ start: 0, end: 9, color }] };
    expect(await isRed(<cells.type {...cells.props} colorScale={bands} />)).toBe(true);
    const tile = { title: 'Tile', value: 4, valueFormatter: String, color };
    expect(await isRed(<metric.type {...metric.props} data={[[tile]]} />)).toBe(true);
    const layers = [{ ...partition.props.layers[0], shape: { fillColor: color } }];
    for (const layout of ['sunburst', 'treemap', 'mosaic', 'waffle'])
      expect(
        await isRed(<partition.type {...partition.props} layout={layout} layers={layers} />),
      ).toBe(false);
    const axis = (
      <>
        <CountAxis />
        {line}
      </>
    );
    for (const axes of [
      { tickLabel: { fill: color } },
      { axisLine: { visible: true, stroke: color, strokeWidth: 3 } },
    ])
      expect(await isRed(axis, { theme: { axes } })).toBe(false);
  }
}

const CountAxis = () => <Axis id="count" position={Position.Left} tickFormat={(y) => `${y} l`} />;

describe('docs/troubleshooting', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('React does not render it again, and the chart keeps only the specs that render.', async () => {
    const MemoizedAxis = memo(CountAxis);
    const constant = <CountAxis />;
    const ChartWith = ({ children }: { children: ReactNode }) => (
      <Chart size={{ height: 300 }}>
        {bars([{ x: 'a', y: 3 }])}
        {children}
      </Chart>
    );
    const labelsAfterUpdate = async (chart: () => ReactElement) => {
      const { texts, rerender } = await render(chart());
      expect(texts).toContain('3 l');
      return (await rerender(chart())).texts.filter((text) => text.endsWith(' l'));
    };
    expect(await labelsAfterUpdate(() => <ChartWith>{constant}</ChartWith>)).toEqual([]);
    const memoized = () => (
      <ChartWith>
        <MemoizedAxis />
      </ChartWith>
    );
    expect(await labelsAfterUpdate(memoized)).toEqual([]);
    const rendered = () => (
      <ChartWith>
        <CountAxis />
      </ChartWith>
    );
    expect(await labelsAfterUpdate(rendered)).toContain('3 l');
  });

  it('rows.push(row) throws once a chart has drawn rows, and React does not render for an array that it has already.', async () => {
    const countOf = vi.fn(({ y }: { y: number }) => y);
    const first = [{ x: 'a', y: 1 }];
    const Growing = ({ update }: { update: (rows: typeof first) => typeof first }) => {
      const [rows, setRows] = useState(first);
      return (
        <>
          <button type="button" onClick={() => setRows(update)} />
          <Chart size={{ height: 300 }}>
            <BarSeries id="bars" data={rows} xAccessor="x" yAccessors={[countOf]} />
          </Chart>
        </>
      );
    };
    const rowsReadAfter = async (update: (rows: typeof first) => typeof first) => {
      const { container } = await render(<Growing update={update} />);
      countOf.mockClear();
      container.querySelector('button')?.click();
      await waitForCharts(container);
      return countOf.mock.calls.length;
    };
    expect(await rowsReadAfter((rows) => [...rows, { x: 'b', y: 2 }])).toBe(2);
    expect(() => first.push({ x: 'b', y: 2 })).toThrow('not extensible');
    expect(await rowsReadAfter((rows) => rows)).toBe(0);
  });

  it('Something around the chart keeps the old rows: a useMemo that does not list them, or a memo with a comparison of your own.', async () => {
    type Rows = { x: string; y: number }[];
    const Plain = ({ rows }: { rows: Rows }) => (
      <Chart size={{ height: 300 }}>
        <Axis id="x" position={Position.Bottom} />
        {bars(rows)}
      </Chart>
    );
    const Kept = ({ rows }: { rows: Rows }) => {
      // eslint-disable-next-line react-hooks/exhaustive-deps -- the mistake that the page describes
      const first = useMemo(() => rows, []);
      return <Plain rows={first} />;
    };
    const Compared = memo(Plain, (before, after) => before.rows[0]?.x === after.rows[0]?.x);
    const before = [{ x: 'a', y: 1 }];
    const after = [...before, { x: 'b', y: 2 }];
    for (const [Component, categories] of [
      [Plain, ['a', 'b']],
      [Kept, ['a']],
      [Compared, ['a']],
    ] as const) {
      const chart = (rows: Rows) => <Component rows={rows} />;
      const { rerender } = await render(chart(before));
      const { texts } = await rerender(chart(after));
      expect(texts.filter((text) => /^[ab]$/.test(text))).toEqual(categories);
    }
  });

  it('xDomain still has the old range. Rows outside of it are dropped: compute it from the new rows.', async () => {
    for (const xScaleType of [ScaleType.Linear, ScaleType.Time]) {
      const chart = (rows: { x: number; y: number }[], max: number) => (
        <Chart size={{ height: 300 }}>
          <Settings debugState xDomain={{ min: 0, max }} />
          <LineSeries
            id="line"
            data={rows}
            xScaleType={xScaleType}
            xAccessor="x"
            yAccessors={['y']}
          />
        </Chart>
      );
      const rowsTo = (end: number) => Array.from({ length: end + 1 }, (_, x) => ({ x, y: 1 }));
      const pointsOf = ({ debugState }: Rendered) =>
        debugState?.lines?.flatMap(({ points }) => points.map(({ x }) => x)).sort();
      const { rerender } = await render(chart(rowsTo(2), 2));
      expect(pointsOf(await rerender(chart(rowsTo(4), 2)))).toEqual([0, 1, 2]);
      expect(pointsOf(await rerender(chart(rowsTo(4), 4)))).toEqual([0, 1, 2, 3, 4]);
    }
  });

  it('The library logs nothing if NODE_ENV is production or test.', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const warnings = async (environment: string) => {
      vi.stubEnv('NODE_ENV', environment);
      warn.mockClear();
      await renderChart(
        <BarSeries
          id="bars"
          data={[{ x: 'text', y: 1 }]}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
        />,
      );
      return warn.mock.calls.filter(([text]) => String(text).startsWith('[@elastic/charts]'))
        .length;
    };
    expect(await warnings('development')).toBeGreaterThan(0);
    expect(await warnings('production')).toBe(0);
    expect(await warnings('test')).toBe(0);
    warn.mockRestore();
  });

  it('Do not wait for data-ech-render-complete="true": it goes back to false, and stays, when a parent of bars, lines or areas renders again without a change, unless you memoize the specs.', async () => {
    const data = [{ x: 'A', y: 1 }];
    const chart = () => (
      <Chart size={{ height: 300 }}>
        <Settings />
        {bars(data)}
      </Chart>
    );
    const first = await render(chart());
    expect(completeOf(first)).toBe('true');
    expect(completeOf(await first.rerender(chart()))).toBe('false');

    const specs = (
      <>
        <Settings />
        {bars(data)}
      </>
    );
    const memoized = () => <Chart size={{ height: 300 }}>{specs}</Chart>;
    const second = await render(memoized());
    expect(completeOf(second)).toBe('true');
    expect(completeOf(await second.rerender(memoized()))).toBe('true');
  });

  it('An XY chart or a heatmap without data is never complete; wait for .echReactiveChart_noResults then.', async () => {
    for (const spec of [bars([]), heatmap([])]) {
      const changes: boolean[] = [];
      const rendered = await renderChart(spec, { onRenderChange: (value) => changes.push(value) });
      expect(completeOf(rendered)).toBe('false');
      expect(changes).toEqual([false]);
      expect(rendered.container.querySelector('.echReactiveChart_noResults')).not.toBeNull();
    }
  });

  it('An Axis stands before a Heatmap, which makes an empty XY chart of it.', async () => {
    const { texts } = await renderChart(
      <>
        <Axis id="x" position={Position.Bottom} />
        {heatmap([{ x: 'a', y: 'b', value: 3 }])}
      </>,
    );
    expect(texts).toEqual(['No data to display']);
  });

  it('customTooltip is a new component in each render, so React builds its elements anew.', async () => {
    const data = [
      { x: 'A', y: 1 },
      { x: 'B', y: 4 },
    ];
    const Stable: CustomTooltip = () => (
      <TooltipContainer>
        <input className="own" />
      </TooltipContainer>
    );
    /** Whether the element of the tooltip is another one after the component around the chart has rendered. */
    const isReplaced = async (inline: boolean) => {
      function Own() {
        const Inline: CustomTooltip = (props) => <Stable {...props} />;
        return (
          <Chart size={{ height: 300 }}>
            <Tooltip customTooltip={inline ? Inline : Stable} />
            {bars(data)}
          </Chart>
        );
      }
      const { container, rerender } = await render(<Own />);
      await tooltipAt(container, 150, 280);
      const first = [...document.querySelectorAll('.own')].at(-1) ?? null;
      expect(first).not.toBeNull();
      await rerender(<Own />);
      await move(container, 152, 280);
      const isGone = !document.contains(first);
      unmountAll();
      return isGone;
    };
    expect(await isReplaced(true)).toBe(true);
    expect(await isReplaced(false)).toBe(false);
  });

  const series = (count: number) => (
    <LineSeries
      id="id"
      data={Array.from({ length: count }, (_, index) => ({ x: 1, y: index, name: `s${index}` }))}
      xScaleType={ScaleType.Linear}
      xAccessor="x"
      yAccessors={['y']}
      splitSeriesAccessors={['name']}
    />
  );
  const bottom = async (count: number, settings: SettingsProps = {}) =>
    legendSizeOf(
      await renderChart(series(count), {
        showLegend: true,
        legendPosition: Position.Bottom,
        ...settings,
      }),
    ).height;

  it('At the bottom a list has room for two rows and a half at most; the rest scrolls.', async () => {
    const [row, most] = [(await bottom(2)) - 16, await bottom(12)];
    expect(most - 24).toBeCloseTo(2.5 * row, 0);
    expect(await bottom(100)).toBe(most);
  });

  it('legendLayout="list" puts short names closer together. legendSize sets the height in pixels, up to 70% of the chart.', async () => {
    expect(await bottom(12, { legendLayout: 'list' })).toBeLessThan(await bottom(12));
    expect(await bottom(40, { legendSize: 150 })).toBe(150);
    expect(await bottom(40, { legendSize: 1000 })).toBe(0.7 * 300);
  });

  it('It is the lowest part of the size of the chart.', async () => {
    const rendered = await renderChart(series(2), {
      showLegend: true,
      legendPosition: Position.Bottom,
    });
    const canvas = rendered.container.querySelector('canvas')!;
    expect(parseFloat(canvas.style.height) + legendSizeOf(rendered).height).toBe(300);
  });

  it('Their color and position come from barSeriesStyle.displayValue of the theme, not from the series.', async () => {
    const drawing = async (ofSeries: DisplayValues, ofTheme: DisplayValues = {}) =>
      drawingOf(
        await renderChart(
          <BarSeries
            id="bars"
            data={['a', 'b', 'c'].map((x, y) => ({ x, y: y + 1 }))}
            xAccessor="x"
            yAccessors={['y']}
            displayValueSettings={{ showValueLabel: true }}
            barSeriesStyle={{ displayValue: ofSeries }}
          />,
          { theme: { barSeriesStyle: { displayValue: ofTheme } } },
        ),
      );
    const plain = await drawing({});
    const styles: DisplayValues[] = [
      { fill: '#ff00ff' },
      { offsetX: 10 },
      { offsetY: 30 },
      { alignment: { vertical: 'bottom' } },
    ];
    for (const style of styles) {
      expect(await drawing(style)).toBe(plain);
      expect(await drawing({}, style)).not.toBe(plain);
    }
  });

  it("A heatmap's cells show no value at all when one does not fit. Set heatmap.cell.label.useGlobalMinFontSize to false in the theme.", async () => {
    const values = async (longest: number, useGlobalMinFontSize?: boolean) => {
      const cells = [101, 102, 103, longest].map((value, index) => ({
        x: `${index}`,
        y: 'y',
        value,
      }));
      const label = { visible: true, minFontSize: 20, maxFontSize: 30 };
      const { texts } = await renderChart(heatmap(cells), {
        theme: {
          heatmap: {
            cell: {
              label: { ...label, ...(useGlobalMinFontSize === false && { useGlobalMinFontSize }) },
            },
          },
        },
      });
      return texts.filter((text) => /^\d{3,}$/.test(text));
    };
    expect(await values(104)).toEqual(['101', '102', '103', '104']);
    expect(await values(123_456_789_012_345)).toEqual([]);
    expect(await values(123_456_789_012_345, false)).toEqual(['101', '102', '103']);
  });

  it("A heatmap's categories below the plot overlap. Set heatmap.xAxisLabel.rotation in the theme to an angle from 1 to 90.", async () => {
    const cells = Array.from({ length: 12 }, (_, index) => ({
      x: `Category number ${index}`,
      y: 'y',
      value: 1,
    }));
    const drawing = async (rotation?: number) => {
      const theme = { heatmap: { xAxisLabel: { visible: true, rotation } } };
      const rendered = await renderChart(heatmap(cells), { theme });
      expect(rendered.texts.filter((text) => text.startsWith('Category'))).toHaveLength(12);
      return drawingOf(rendered);
    };
    const level = await drawing(0);
    for (const rotation of [45, 90]) expect(await drawing(rotation)).not.toBe(level);
    for (const rotation of [-45, -90]) expect(await drawing(rotation)).toBe(level);
  });

  it('At 45 degrees fewer of them fit.', async () => {
    for (const { count, name } of combinations({
      count: [6, 14, 30],
      name: ['Short', 'A long category name'],
    })) {
      const data = Array.from({ length: count }, (_, y) => ({ x: `${name} ${y}`, y }));
      const labels = async (tickLabel: RecursivePartial<AxisStyle>['tickLabel']) => {
        const { debugState } = await renderChart(
          <>
            <Axis id="x" position={Position.Bottom} style={{ tickLabel }} />
            {bars(data)}
          </>,
        );
        return debugState!.axes!.x[0]!.labels.length;
      };
      const [level, wrapped, upright] = [
        await labels({}),
        await labels({ wrapLines: 3 }),
        await labels({ rotation: -90 }),
      ];
      expect(upright).toBe(count);
      expect(wrapped).toBeGreaterThanOrEqual(level);
      const [fewest, most] = count === 30 ? [1, upright - 1] : [level, upright];
      for (const rotation of [45, -45]) {
        expect(await labels({ rotation })).toBeGreaterThanOrEqual(fewest);
        expect(await labels({ rotation })).toBeLessThanOrEqual(most);
      }
    }
  });

  it('A picker that calls onChange and onClose in the same handler drops the color. Call onChange for a choice, and onClose in a later event, such as a click on a button.', async () => {
    const picked = '#abcdef';
    const Picker: LegendColorPicker = ({ onChange, onClose }) => (
      <>
        <button type="button" className="choose" onClick={() => onChange(picked)} />
        <button type="button" className="close" onClick={onClose} />
        <button
          type="button"
          className="both"
          onClick={() => {
            onChange(picked);
            onClose();
          }}
        />
      </>
    );
    const colorAfter = async (buttons: string[], color?: string) => {
      const shown = await renderChart(
        <LineSeries
          id="line"
          data={[1, 2].map((x) => ({ x, y: x }))}
          xAccessor="x"
          yAccessors={['y']}
          color={color}
        />,
        { showLegend: true, legendColorPicker: Picker },
      );
      const before = debugStateOf(shown.container)?.lines?.[0]?.color;
      elementIn(shown.container, '.echLegendItem button').click();
      for (const name of buttons) {
        await soon(() => elementIn(document, `.${name}`).click());
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
      const after = debugStateOf(shown.container)?.lines?.[0]?.color;
      unmountAll();
      return after === before ? 'as before' : after;
    };
    expect(await colorAfter(['both'])).toBe('as before');
    expect(await colorAfter(['choose', 'close'])).toBe(picked);
    // The color prop of a series wins.
    expect(await colorAfter(['choose', 'close'], '#123456')).toBe('as before');
  });

  it('TooltipContainer passes clicks on, and each click unpins the tooltip. Wrap rows and buttons of your own in an element that stops them:', async () => {
    for (const stops of [false, true]) {
      for (const tooltip of document.querySelectorAll('.echTooltip')) tooltip.remove();
      const Own: CustomTooltip = () => (
        <TooltipContainer>
          <button
            type="button"
            className="own"
            onClick={(event) => stops && event.stopPropagation()}
          />
        </TooltipContainer>
      );
      const { container } = await renderChart(
        <>
          <Tooltip
            customTooltip={Own}
            actions={[{ label: () => 'a', onSelect: () => undefined }]}
          />
          {bars([{ x: 'a', y: 3 }])}
        </>,
      );
      await move(container, 300, 200);
      await mouse(surfaceOf(container), 'contextmenu', 300, 200);
      const isPinned = () => document.querySelector('.echTooltip--pinned') !== null;
      await soon(() => expect(isPinned()).toBe(true));
      elementIn(document, '.own').click();
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(isPinned()).toBe(stops);
      unmountAll();
    }
  });

  it('The chart adds the width of the last bucket automatically, so a max at its end leaves an empty space.', async () => {
    for (const { xScaleType, enableHistogramMode } of combinations({
      xScaleType: [ScaleType.Linear, ScaleType.Time],
      enableHistogramMode: [false, true],
    })) {
      const endOf = async (max?: number) => {
        const { svg } = await renderChart(
          <BarSeries
            id="bars"
            color="#123456"
            data={[0, 1, 2, 3].map((x) => ({ x, y: 1 }))}
            xScaleType={xScaleType}
            xAccessor="x"
            yAccessors={['y']}
            enableHistogramMode={enableHistogramMode}
          />,
          {
            theme: { scales: { barsPadding: 0, histogramPadding: 0 } },
            ...(max !== undefined && { xDomain: { min: 0, max } }),
          },
        );
        const last = barsOf(svg, '#123456').at(-1)!;
        return last.x + last.width;
      };
      expect(await endOf()).toBeCloseTo(600, 0);
      expect(await endOf(3)).toBeCloseTo(600, 0);
      expect(await endOf(4)).toBeCloseTo(480, 0);
    }
  });

  it('On an ordinal scale they stand in the order of the data.', async () => {
    const rows = [10, 'B', 2, 'A'].map((x, index) => ({
      x: `${x}`,
      y: 9 - index,
      of: `${index % 2}`,
    }));
    for (const { split, stacked } of combinations({
      split: [false, true],
      stacked: [false, true],
    })) {
      const { texts } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} />
          <BarSeries
            id="bars"
            data={rows}
            xAccessor="x"
            yAccessors={['y']}
            splitSeriesAccessors={split ? ['of'] : undefined}
            stackAccessors={stacked ? ['x'] : undefined}
          />
        </>,
      );
      expect(texts).toEqual(['10', 'B', '2', 'A']);
    }
  });

  it('Such values count as missing. Texts such as "7" are numbers for the chart. Convert the others:', () => {
    const { toNumber } = codeOn<{ toNumber: (text: string) => number | null }>(
      'docs/troubleshooting',
      'toNumber',
    );
    const texts = ['7', 'n/a', '1,024', '', '-3', '1,024.5', '12 %'];
    expect(texts.map(toNumber)).toEqual([7, null, 1024, null, -3, 1024.5, NaN]);
  });

  it('Round to the quarter yourself:', () => {
    const { quarterOf } = codeOn<{ quarterOf: (time: number) => number }>(
      'docs/troubleshooting',
      'quarterOf',
    );
    for (let month = 0; month < 12; month++) {
      const start = Date.UTC(2024, month - (month % 3));
      for (const time of [Date.UTC(2024, month), Date.UTC(2024, month + 1) - 1])
        expect(quarterOf(time)).toBe(start);
    }
  });

  it(
    'A color name that is misspelled is red too. Slices of a partition and axes are not red: they take the color of something else, or black.',
    expectRedOrIgnored,
  );
});
