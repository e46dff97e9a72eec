import { Children, createRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  AnnotationDomainType,
  AreaSeries,
  Axis,
  BarSeries,
  BubbleSeries,
  Chart,
  DARK_THEME,
  Fit,
  Heatmap,
  LIGHT_THEME,
  LineAnnotation,
  LineSeries,
  Partition,
  PointerEventType,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  Tooltip,
  type LineSeriesProps,
  type SettingsProps,
  type TooltipProps,
} from '@elastic/charts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { barsOf } from '../bars-of';
import { drawnAt } from '../drawn-at';
import { render, renderChart } from '../render-chart';
import { soon } from '../soon';

const rows = [
  { x: 1, y: 10 },
  { x: 2, y: 20 },
  { x: 5, y: 30 },
];
type Props = Record<string, unknown>;

/** Renders specs of a list without keys. */
const renderSpecs = (specs: ReactNode, settings?: SettingsProps) =>
  renderChart(Children.toArray(specs), settings);

const accessors = { data: rows, xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };
const line = (props: Props = {}) => <LineSeries id="line" {...accessors} {...props} />;
const bars = (props: Props = {}) => <BarSeries id="bars" {...accessors} {...props} />;
const yAxis = (props: Props = {}) => <Axis id="y" position="left" {...props} />;
const xAxis = (props: Props = {}) => <Axis id="x" position="bottom" {...props} />;
const february = Date.UTC(2025, 1, 1);
const times = {
  xScaleType: ScaleType.Time,
  data: [0, 1, 20].map((day, y) => ({ x: february + day * 86_400_000, y })),
};

const heatmap = (props: Props = {}) => (
  <Heatmap
    id="heatmap"
    colorScale={{ type: 'bands', bands: [{ start: 0, end: Infinity, color: '#aabbcd' }] }}
    data={[{ x: 'a', y: 'b', v: 3 }]}
    xAccessor="x"
    yAccessor="y"
    valueAccessor="v"
    {...props}
  />
);
const pie = (values: Record<string, number>, layer: Props = {}, settings: SettingsProps = {}) =>
  renderSpecs(
    <Partition
      id="pie"
      data={Object.entries(values)}
      valueAccessor={([, value]: [string, number]) => value}
      layers={[{ groupByRollup: ([name]: [string, number]) => name, ...layer }]}
    />,
    settings,
  );

const tooltips = () => [...document.querySelectorAll('.echTooltip')];
afterEach(() => {
  for (const tooltip of tooltips()) tooltip.remove();
});

/** Renders a line and shows its tooltip for x = 2. */
async function hover(props: TooltipProps = {}, series: ReactNode = line()): Promise<void> {
  const chart = createRef<Chart>();
  await render(
    <Chart ref={chart} size={{ height: 300 }}>
      <Settings externalPointerEvents={{ tooltip: { visible: true } }} />
      <Tooltip {...props} />
      {Children.toArray(series)}
    </Chart>,
  );
  chart.current?.dispatchExternalPointerEvent({
    type: PointerEventType.Over,
    chartId: 'another chart',
    scale: ScaleType.Linear,
    x: 2,
    y: [],
    smHorizontalValue: null,
    smVerticalValue: null,
  });
  await soon(() => expect(tooltips().length).toBeGreaterThan(0));
}

describe('docs/troubleshooting', () => {
  it('The plot becomes narrower so that the first and the last label of an x axis fit into the chart. Rows of dates leave out a last label that does not fit.', async () => {
    const data = [1, 2, 3].map((x) => ({ x, name: `${x}`, y: 1 }));
    const plotWidth = async (...specs: ReactNode[]) => {
      const areas: number[] = [];
      await renderSpecs(specs, {
        onProjectionAreaChange: ({ projection }) => areas.push(projection.width),
      });
      return areas.at(-1)!;
    };
    for (const Series of [BarSeries, LineSeries])
      for (const [xScaleType, xAccessor] of [
        [ScaleType.Ordinal, 'name'],
        [ScaleType.Linear, 'x'],
        [ScaleType.Time, 'x'],
      ] as const)
        for (const isLong of [(x: number) => x === 1, (x: number) => x >= 3]) {
          const props = { data, xScaleType, xAccessor, timeZone: 'utc', yAccessors: ['y'] };
          const widthWith = (label: string) =>
            plotWidth(
              <Axis
                id="x"
                position={Position.Bottom}
                timeAxisLayerCount={0}
                tickFormat={(value) => (isLong(Number(value)) ? label : `${value}`)}
              />,
              <Series id="series" {...props} />,
            );
          const long = 'A label of about four hundred pixels, wider than the bar above it';
          const short = await widthWith('1');
          expect(await widthWith(long), `${xScaleType}, ${isLong}`).toBeLessThan(short - 50);
        }
    const hours = (count: number) => {
      const points = [0, count].map((x) => ({ x: Date.UTC(2025, 1, 1, x), y: 1 }));
      const xDomain = { min: NaN, max: NaN, minInterval: 3_600_000 };
      const spec = line({ ...times, data: points, timeZone: 'utc' });
      return { specs: [xAxis({ position: Position.Bottom }), spec], xDomain };
    };
    const { specs, xDomain } = hours(12);
    const { texts } = await renderSpecs(specs, { xDomain });
    expect(texts).toContain('11:00');
    // Its tick is at the end of the plot, which is as wide as the chart.
    expect(texts).not.toContain('12:00');
    expect(await plotWidth(...specs)).toBe(600);
  });

  it('The groupId of a y axis is not the one of any series, or these series have useDefaultGroupDomain, and the axis is left out.', async () => {
    const shown = await renderSpecs([yAxis(), line()]);
    expect(shown.texts).toContain('10');
    const missing = await renderSpecs([yAxis({ groupId: 'other' }), line()]);
    expect(missing.texts).toEqual([]);
    const grouped = (useDefaultGroupDomain: boolean) =>
      renderSpecs([yAxis({ groupId: 'other' }), line({ groupId: 'other', useDefaultGroupDomain })]);
    expect((await grouped(false)).texts).toContain('10');
    expect((await grouped(true)).texts).toEqual([]);
    const ofX = await renderSpecs([xAxis({ groupId: 'other' }), line()]);
    expect(ofX.texts).toContain('2');
  });

  it('Another cause is that the axis has the same id as a series: of the two, only the one that stands later in the chart is drawn.', async () => {
    const axisFirst = await renderSpecs([yAxis({ id: 'line' }), line()]);
    expect([axisFirst.texts, axisFirst.debugState?.lines?.length]).toEqual([[], 1]);
    const axisLast = await renderSpecs([line(), yAxis({ id: 'line' })]);
    expect(axisLast.debugState?.lines ?? []).toEqual([]);
  });

  it('An Axis comes before the Heatmap among the children of Chart, and the first spec that is not global decides the family.', async () => {
    expect((await renderSpecs([xAxis(), heatmap()])).texts).toEqual(['No data to display']);
    expect((await renderSpecs([heatmap(), xAxis()])).texts).toContain('a');
  });

  it('Such values count as missing. Texts such as "7" are numbers for the chart.', async () => {
    const data = [
      { x: 1, y: 'n/a' },
      { x: 2, y: '1,024' },
      { x: 3, y: '7' },
    ];
    const { debugState } = await renderSpecs(bars({ data }));
    expect(debugState?.bars?.[0]?.bars.map(({ y }) => y)).toEqual([7]);
  });

  it('A series with a single value has no line, but a small dot.', async () => {
    const data = [rows[0]];
    const draw = async (visible?: string) =>
      (await renderSpecs(line({ data, lineSeriesStyle: { point: { visible, radius: 4 } } }))).svg;
    expect((await renderSpecs(line({ data }))).debugState?.lines?.[0]?.points).toHaveLength(1);
    expect(await draw('always')).not.toBe((await renderSpecs(line({ data }))).svg);
  });

  it('The domain does not grow for a LineAnnotation: with values up to 6, a line at 50 and its marker are missing.', async () => {
    const texts = async (axis: Props) => {
      const data = [{ x: 1, y: 6 }];
      const mark = (
        <LineAnnotation
          id="mark"
          domainType={AnnotationDomainType.YDomain}
          dataValues={[{ dataValue: 50 }]}
          marker="limit"
        />
      );
      return (await renderSpecs([yAxis({ ...axis }), bars({ data }), mark])).texts;
    };
    expect(await texts({})).not.toContain('limit');
    expect(await texts({ domain: { min: 0, max: 60 } })).toContain('limit');
  });

  it('A value of 0 or the text "7" gives no visible slice.', async () => {
    const columns = Array.from({ length: 120 }, (_, index) => 5 * index);
    const isVisible = async (value: unknown) => {
      const rendered = await renderSpecs(
        <Partition
          id="pie"
          data={[
            { name: 'other', value: 3 },
            { name: 'this', value: value as number },
          ]}
          valueAccessor={(row) => row.value}
          layers={[
            {
              groupByRollup: (row: { name: string }) => row.name,
              shape: { fillColor: (name) => (name === 'this' ? '#ff0000' : '#0000ff') },
            },
          ]}
        />,
      );
      return (await drawnAt(rendered, '#ff0000', columns)).flat().length > 0;
    };
    expect(await isVisible(7)).toBe(true);
    for (const value of [0, '7']) expect(await isVisible(value)).toBe(false);
  });

  it('Its value is negative, which cannot be shown as a part of a whole. Its label is missing as well.', async () => {
    const { texts } = await pie({ gain: 6, loss: -2 });
    expect(texts).toContain('gain');
    expect(texts).not.toContain('loss');
  });

  it('A Log scale starts at 1 unless the axis says something else, and smaller values lie below the plot.', async () => {
    const data = [
      { x: 1, y: 0.01 },
      { x: 2, y: 100 },
    ];
    const firstTick = async (domain?: object) => {
      const series = line({ data, yScaleType: ScaleType.Log });
      const { debugState } = await renderSpecs([yAxis({ domain }), series]);
      return debugState?.axes?.y[0]?.values[0];
    };
    expect(await firstTick()).toBe(1);
    expect(await firstTick({ min: NaN, max: NaN, fit: true })).toBe(0.01);
  });

  it('The x scale of bars, lines and bubbles is ordinal unless you set xScaleType, and one ordinal series makes the scale ordinal for all series of the chart.', async () => {
    const ordinal = [line({ xScaleType: undefined }), line({ id: 'other' })];
    const ticks = async (series: ReactNode) => (await renderSpecs([xAxis(), series])).texts;
    expect(await ticks(ordinal)).toEqual(['1', '2', '5']);
    expect(await ticks([line()])).toContain('3');
  });

  it('The axis then ignores it and uses the zone of the browser. timeFormatter in the tooltip reads UTC+3 in its own way, so axis and tooltip can differ by hours.', async () => {
    const texts = async (timeZone?: string) =>
      (await renderSpecs([xAxis(), line({ ...times, timeZone })])).texts;
    const local = await texts();
    expect(local.length).toBeGreaterThan(0);
    for (const timeZone of ['UTC+3', 'local']) expect(await texts(timeZone)).toEqual(local);
    expect(timeFormatter('HH:mm')(0, { timeZone: 'UTC+3' })).toBe('03:00');
  });

  it('An offset such as +03:00 is no name either: timeFormatter writes UTC, and in browsers that know it, an axis with rows of dates stays empty.', async () => {
    const offset = '+03:00';
    const write = timeFormatter('HH:mm');
    expect(write(0, { timeZone: offset })).toBe('00:00');
    const texts = async (timeZone: string, axis = {}) =>
      (await renderSpecs([xAxis(axis), line({ ...times, timeZone })])).texts;
    expect(await texts('Etc/GMT-3')).not.toEqual([]);
    // Older versions of Node do not know offsets.
    const { DateTimeFormat } = Intl;
    const knows = (...[locales, options]: ConstructorParameters<typeof DateTimeFormat>) => {
      const timeZone = options?.timeZone === offset ? 'Etc/GMT-3' : options?.timeZone;
      return new DateTimeFormat(locales, { ...options, timeZone });
    };
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (...settings) {
      return knows(...settings);
    } as typeof DateTimeFormat);
    try {
      expect(await texts('Etc/GMT-3')).not.toEqual([]);
      expect(await texts(offset)).toEqual([]);
      expect(await texts(offset, { timeAxisLayerCount: 0 })).not.toEqual([]);
    } finally {
      vi.mocked(Intl.DateTimeFormat).mockRestore();
    }
  });

  it('A time axis with timeAxisLayerCount={0}, or in a rotated chart, has no format of its own.', async () => {
    const below = await renderSpecs([
      xAxis({ timeAxisLayerCount: 0 }),
      line({ ...times, timeZone: 'utc' }),
    ]);
    expect(below.texts.join()).toMatch(/17\d{11}/);
    const rotated = [
      { position: 'left', rotation: 90 },
      { position: 'right', rotation: -90 },
      { position: 'bottom', rotation: 180 },
    ] as const;
    for (const { position, rotation } of rotated) {
      const specs = [xAxis({ position }), line({ ...times, timeZone: 'utc' })];
      expect((await renderSpecs(specs, { rotation })).texts.join()).toMatch(/17\d{11}/);
    }
    const upright = [xAxis({}), line({ ...times, timeZone: 'utc' })];
    expect((await renderSpecs(upright)).texts.join()).not.toMatch(/17\d{11}/);
  });

  it('Labels of a time axis with rows of dates are rotated: each row takes the length of its labels as height.', async () => {
    const height = async (rotation: number) => {
      const { debugState } = await renderSpecs([
        xAxis({ style: { tickLabel: { rotation } } }),
        yAxis(),
        line({ ...times }),
      ]);
      return debugState!.axes!.y[0]!.gridlines.at(-1)!.y;
    };
    expect(await height(-90)).toBeLessThan(await height(0));
  });

  it('A series that you leave out gives its color to the next one, because the palette is assigned in order.', async () => {
    const colors = async (...ids: string[]) => {
      const { debugState } = await renderSpecs(ids.map((id) => line({ id })));
      return Object.fromEntries(debugState!.lines!.map(({ name, color }) => [name, color]));
    };
    const both = await colors('a', 'b');
    expect(await colors('b')).toEqual({ b: both.a });
  });

  it('color="var(--brand)" gives a red series: a canvas cannot read variables.', async () => {
    const { svg } = await renderSpecs(bars({ color: 'var(--brand)' }));
    expect(svg).toMatch(/fill="(red|#f00|#ff0000|rgb\(255, ?0, ?0\))"/i);
  });

  it('Bars lie at the back, then areas, lines and bubbles, in any order of declaration. Of bars, areas or lines that are not stacked, the one declared later is in front. Stacked ones lie behind them, if no other type is declared between. Large bubbles lie behind small ones.', async () => {
    const order = async (series: ReactNode, ...colors: string[]) => {
      const { svg } = await renderSpecs(series);
      return (
        colors.every((color) => svg.includes(color)) && colors.map((color) => svg.indexOf(color))
      );
    };
    const area = <AreaSeries id="area" {...accessors} color="#112234" />;
    const mixed = [line({ color: '#445567' }), area, bars({ color: '#778898' })];
    const [back, middle, front] = (await order(mixed, '#778898', '#112234', '#445567')) as number[];
    expect(back).toBeLessThan(middle!);
    expect(middle).toBeLessThan(front!);
    const two = [line({ color: '#445567' }), line({ id: 'b', color: '#665543' })];
    const [first, second] = (await order(two, '#445567', '#665543')) as number[];
    expect(first).toBeLessThan(second!);
    for (const Series of [BarSeries, AreaSeries, LineSeries] as unknown as (typeof BarSeries)[])
      for (const stacked of [false, true]) {
        const pair = [
          <Series key="a" id="a" {...accessors} color="#445567" />,
          <Series
            key="b"
            id="b"
            {...accessors}
            color="#665543"
            {...(stacked && { stackAccessors: ['x'] })}
          />,
        ];
        const [one, other] = (await order(pair, '#445567', '#665543')) as number[];
        expect(one! > other!).toBe(stacked);
      }
    const bubble = (id: string, color: string, radius: number) => (
      <BubbleSeries
        key={id}
        id={id}
        {...accessors}
        color={color}
        bubbleSeriesStyle={{ point: { radius } }}
      />
    );
    for (const [one, other] of [
      [9, 5],
      [5, 9],
    ] as const) {
      const pair = [bubble('a', '#445567', one), bubble('b', '#665543', other)];
      const [left, right] = (await order(pair, '#445567', '#665543')) as number[];
      expect(left! < right!).toBe(one > other);
    }
  });

  it('Tooltips are elements at the end of body, so a dialog with a higher z-index covers them.', async () => {
    await hover();
    expect(document.querySelector('body > [id^="echTooltipPortal"]')).not.toBeNull();
  });

  it('Rows of null are left out; showNullValues shows them.', async () => {
    const empty = line({ data: [rows[0], { x: 2, y: null }, rows[2]] });
    const both = [
      <LineSeries id="full" {...accessors} />,
      <LineSeries id="gap" {...accessors} data={empty.props.data as object[]} />,
    ];
    await hover({}, both);
    await soon(() => expect(tooltips()[0]?.textContent).toContain('full'));
    expect(tooltips()[0]?.textContent).not.toContain('gap');
    for (const tooltip of tooltips()) tooltip.remove();
    await hover({ showNullValues: true }, both);
    await soon(() => expect(tooltips()[0]?.textContent).toContain('gap'));
  });

  it('Series of a chart without a legend are still named in the tooltip.', async () => {
    await hover();
    await soon(() => expect(tooltips()[0]?.textContent).toContain('line'));
  });

  it('Each time, the chart calls its accessors for every row again.', async () => {
    const xAccessor = vi.fn(({ x }: { x: number }) => x);
    const chart = () => <Chart size={{ height: 200 }}>{line({ xAccessor })}</Chart>;
    const { rerender } = await render(chart());
    xAccessor.mockClear();
    await rerender(chart());
    expect(xAccessor.mock.calls.length).toBeGreaterThanOrEqual(rows.length);
  });

  it('The library draws every row within the xDomain: it neither samples nor aggregates.', async () => {
    const data = Array.from({ length: 3000 }, (_, x) => ({ x, y: x % 7 }));
    const { debugState } = await renderSpecs(line({ data }));
    expect(debugState?.lines?.[0]?.points).toHaveLength(3000);
  });

  it('A slice has the dark red rgba(128, 0, 0, 1), which is no color of your theme.', async () => {
    expect((await pie({ a: 3 })).svg).toMatch(/fill="(maroon|#800000|rgb\(128, ?0, ?0\))"/i);
  });

  it('With several series, a category that only a later one has comes last.', async () => {
    const named = (...xs: string[]) => ({
      xScaleType: ScaleType.Ordinal,
      data: xs.map((x) => ({ x, y: 1 })),
    });
    const { texts } = await renderSpecs([
      xAxis(),
      bars({ ...named('A', 'C') }),
      bars({ id: 'more', ...named('B', 'C') }),
    ]);
    expect(texts).toEqual(['A', 'C', 'B']);
  });

  it('The y axis then ends at the sum of the series.', async () => {
    const stacked = { stackAccessors: ['x'], data: [{ x: 1, y: 50 }] };
    const top = async (props: Props) => {
      const series = [bars({ ...props }), bars({ id: 'b', ...props })];
      const { debugState } = await renderSpecs([yAxis(), ...series]);
      return debugState!.axes!.y[0]!.values.at(-1);
    };
    expect(await top(stacked)).toBe(100);
    expect(await top({ data: stacked.data })).toBe(50);
  });

  it('On a time scale, bars always stand between the ticks; you cannot turn that off.', async () => {
    const edges = async (props: Props) => {
      const { svg } = await renderSpecs(bars({ data: rows, color: '#123456', ...props }));
      return barsOf(svg, '#123456').map(({ x }) => x);
    };
    const time = { xScaleType: ScaleType.Time };
    const between = await edges({ ...time, enableHistogramMode: true });
    expect(await edges({ ...time, enableHistogramMode: false })).toEqual(between);
    expect(await edges({})).not.toEqual(between);
  });

  it('In 73.2.1 these props have no effect:', async () => {
    const drawing = async (settings: Props, axis: Props, chart: Props) => {
      const { svg } = await render(
        <Chart id="same" size={{ height: 300 }} {...chart}>
          <Settings {...settings} />
          {yAxis(axis)}
          {line()}
        </Chart>,
      );
      return svg.replaceAll(/__cl_[\da-f]+/g, '');
    };
    const plain = await drawing({}, {}, {});
    expect(await drawing({}, {}, { renderer: 'svg' })).toBe(plain);
    expect(await drawing({ rendering: 'svg' }, {}, {})).toBe(plain);
    expect(await drawing({ animateData: false }, {}, {})).toBe(plain);
    expect(await drawing({ resizeDebounce: 60_000 }, {}, {})).toBe(plain);
    expect(await drawing({ ariaLabelHeadingLevel: 'h1' }, {}, {})).toBe(plain);
    expect(await drawing({}, { integersOnly: true }, {})).toBe(plain);
  });

  it('Some colors do not follow: those that you pass yourself, to Meter, Wordcloud, Heatmap, Partition and Metric, and those of Timeslip, which are fixed.', async () => {
    const layer = { shape: { fillColor: '#123456' } };
    for (const baseTheme of [LIGHT_THEME, DARK_THEME])
      expect((await pie({ a: 3 }, layer, { baseTheme })).svg).toContain('#123456');
  });

  it('With ScaleType.Time an x value must be the exact start of a bucket.', async () => {
    const hour = 3_600_000;
    const cells = async (shift: number) => {
      const data = [0, 1, 2].map((step) => ({
        x: february + step * hour + (step === 1 ? shift : 0),
        y: 'b',
        v: 3,
      }));
      const xScale = { type: ScaleType.Time, interval: { type: 'fixed', unit: 'h', value: 1 } };
      const { debugState } = await renderSpecs(heatmap({ data, xScale, timeZone: 'utc' }));
      return debugState!.heatmap!.cells.filter(({ x }) => Number.isFinite(x)).length;
    };
    expect(await cells(60_000)).toBeLessThan(await cells(0));
  });

  it('jsdom has no ResizeObserver, so a chart throws "ResizeObserver is not defined".', async () => {
    vi.stubGlobal('ResizeObserver', undefined);
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(renderSpecs(line())).rejects.toThrow('ResizeObserver is not defined');
    silent.mockRestore();
    vi.unstubAllGlobals();
  });

  it('With a stub that reports no size, the chart never completes.', async () => {
    class SilentObserver {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', SilentObserver);
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    root.render(<Chart size={{ height: 300 }}>{line()}</Chart>);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const status = container.querySelector('.echChartStatus');
    expect(status?.getAttribute('data-ech-render-complete')).toBe('false');
    root.unmount();
    container.remove();
    vi.unstubAllGlobals();
  });

  it('The data have 0 or an empty text where a value is missing: an empty text counts as 0. Write null, and the line has a gap there. In a stack, fit keeps the layers above a gap in place.', async () => {
    /** Returns the paths of a line or an area, the lower series first. */
    const pathsWith = async (
      Series: typeof LineSeries,
      value: unknown,
      props: Partial<LineSeriesProps> = {},
    ) => {
      const { debugState } = await renderChart(
        ['low', 'high'].map((id) => (
          <Series
            key={id}
            id={id}
            data={[5, id === 'low' ? value : 5, 5].map((y, x) => ({ x, y }))}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
            {...props}
          />
        )),
      );
      const { lines = [], areas = [] } = debugState!;
      return [...lines.map(({ path }) => path), ...areas.map((area) => area.lines.y1.path)];
    };
    const numbersIn = (path = '') => path.match(/[\d.]+/g)!;
    for (const Series of [LineSeries, AreaSeries as unknown as typeof LineSeries]) {
      const [zero] = await pathsWith(Series, 0);
      expect(await pathsWith(Series, '')).toEqual(await pathsWith(Series, 0));
      const [gap] = await pathsWith(Series, null);
      expect(numbersIn(gap).length).toBeLessThan(numbersIn(zero).length);
      const stack = { stackAccessors: ['x'] };
      const [, sunk] = await pathsWith(Series, null, stack);
      const [, kept] = await pathsWith(Series, null, { ...stack, fit: Fit.Linear });
      expect(new Set(numbersIn(kept).filter((_, index) => index % 2)).size).toBe(1);
      expect(new Set(numbersIn(sunk).filter((_, index) => index % 2)).size).toBe(2);
    }
  });
});
