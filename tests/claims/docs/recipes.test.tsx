import {
  AnnotationDomainType,
  AreaSeries,
  Axis,
  BarSeries,
  BubbleSeries,
  Bullet,
  BulletSubtype,
  ColorVariant,
  Fit,
  Goal,
  Heatmap,
  HistogramBarSeries,
  LegendValue,
  LineAnnotation,
  LineSeries,
  Metric,
  Partition,
  Position,
  RectAnnotation,
  ScaleType,
  StackMode,
  timeFormatter,
  Tooltip,
  TooltipType,
  type AreaSeriesStyle,
  type BrushEndListener,
  type RecursivePartial,
  type ScalesConfig,
  type SettingsProps,
  type TooltipValue,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { barsOf } from '../bars-of';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { drawnAt } from '../drawn-at';
import { otherCharts } from '../every-chart';
import { legendOf } from '../legend-of';
import { click, drag, move, tooltipAt } from '../pointer';
import { axisOf, renderChart } from '../render-chart';
import { showExample } from '../show-example';

const rows = [
  { x: 1, y: 120 },
  { x: 2, y: 180 },
  { x: 3, y: 151 },
];
const line = (
  <LineSeries
    id="line"
    data={rows}
    xScaleType={ScaleType.Linear}
    xAccessor="x"
    yAccessors={['y']}
  />
);

describe('docs/recipes/axes', () => {
  it('Add showOverlappingLabels, so that no label is left out. On a time axis it needs timeAxisLayerCount={0}.', async () => {
    const days = Array.from({ length: 20 }, (_, n) => ({
      name: `Category number ${n}`,
      n,
      time: Date.UTC(2025, 0, 1 + n),
    }));
    for (const { Series, rotation, x } of combinations({
      Series: [BarSeries, LineSeries],
      rotation: [0, -45],
      x: ['ordinal', 'linear', 'time', 'time without layers'],
    })) {
      const isTime = x.startsWith('time');
      const labelsOf = async (showOverlappingLabels: boolean) => {
        const { debugState } = await renderChart(
          <>
            <Axis
              id="x"
              position={Position.Bottom}
              style={{ tickLabel: { rotation } }}
              tickFormat={(value) => (x === 'ordinal' ? value : `a long label ${value}`)}
              showOverlappingLabels={showOverlappingLabels}
              timeAxisLayerCount={x === 'time without layers' ? 0 : undefined}
            />
            <Series
              id="series"
              data={days}
              xScaleType={isTime ? ScaleType.Time : (x as typeof ScaleType.Linear)}
              xAccessor={isTime ? 'time' : x === 'linear' ? 'n' : 'name'}
              yAccessors={['n']}
            />
          </>,
        );
        return axisOf(debugState, 'x').labels.length;
      };
      const [some, all] = [await labelsOf(false), await labelsOf(true)];
      if (x === 'time') expect(all).toBe(some);
      else expect(all).toBeGreaterThan(some);
      if (x === 'ordinal') expect(all).toBe(20);
    }
  });

  it('An ellipsis replaces the end, the start or the middle of a label that is wider than maxLength pixels. At least four letters remain.', async () => {
    const patterns = { end: /^R.*…$/, start: /^….*s$/, middle: /^R.*….*s$/ };
    for (const { rotation, truncate, maxLength } of combinations({
      rotation: [0, 90],
      truncate: ['end', 'start', 'middle'],
      maxLength: [10, 60, 300],
    })) {
      const name = 'Refrigerators and freezers';
      const { texts } = await renderChart(
        <>
          <Axis
            id="x"
            position={rotation === 90 ? Position.Left : Position.Bottom}
            style={{ tickLabel: { truncate, maxLength } }}
          />
          <BarSeries id="bars" data={[{ x: name, y: 1 }]} xAccessor="x" yAccessors={['y']} />
        </>,
        { rotation },
      );
      const label = texts[0] ?? '';
      if (maxLength === 300) expect(label).toBe(name);
      else expect(label).toMatch(patterns[truncate]);
      if (maxLength === 10) expect(label.replace('…', '')).toHaveLength(4);
    }
  });

  const yAxis = (props: object) =>
    renderChart(
      <>
        <Axis id="y" position={Position.Left} tickFormat={(value) => `${value} kg`} {...props} />
        {line}
      </>,
    );
  const valuesOf = async (props: object) => (await yAxis(props)).debugState?.axes?.y[0]?.values;

  it('NaN leaves an end as it is without a domain, and fit: true starts the axis at the smallest value.', async () => {
    expect(await valuesOf({ domain: { min: 0, max: 300 } })).toContain(300);
    const fitted = await valuesOf({ domain: { min: NaN, max: NaN, fit: true } });
    expect(Math.min(...(fitted as number[]))).toBeGreaterThanOrEqual(120);
  });

  it('The axis takes no room, but its domain and its formats still apply.', async () => {
    const shown = await yAxis({});
    const hidden = await yAxis({ hide: true });
    expect(shown.texts.some((text) => text.includes('kg'))).toBe(true);
    expect(hidden.texts.some((text) => text.includes('kg'))).toBe(false);
    const heights = async (max: number) => {
      const { svg } = await yAxis({ hide: true, domain: { min: 0, max } });
      return svg;
    };
    expect(await heights(200)).not.toBe(await heights(800));
  });

  it('Without a domain, a linear axis includes zero.', async () => {
    for (const Series of [BarSeries, LineSeries, AreaSeries])
      for (const values of [
        [104, 121],
        [-121, -104],
      ]) {
        const { debugState } = await renderChart(
          <>
            <Axis id="y" position={Position.Left} />
            <Series
              id="series"
              data={values.map((y, x) => ({ x, y }))}
              xAccessor="x"
              yAccessors={['y']}
            />
          </>,
        );
        expect(debugState?.axes?.y[0]?.values).toContain(0);
      }
  });
});

describe('docs/recipes/bars', () => {
  it('With markerPosition Position.Top the totals stand in a row above the plot, otherwise beside the x axis. In a horizontal chart take Position.Right.', async () => {
    const markerAt = async (rotation: 0 | 90, markerPosition?: Position) => {
      const { container } = await renderChart(
        <>
          <Axis id="x" position={rotation ? Position.Left : Position.Bottom} />
          <Axis id="y" position={rotation ? Position.Bottom : Position.Left} />
          {['A', 'B'].map((dataValue) => (
            <LineAnnotation
              key={dataValue}
              id={dataValue}
              domainType={AnnotationDomainType.XDomain}
              dataValues={[{ dataValue }]}
              marker="5"
              markerPosition={markerPosition}
            />
          ))}
          <BarSeries
            id="bars"
            data={['A', 'B'].map((x, index) => ({ x, a: 3 + index, b: 2 }))}
            xAccessor="x"
            yAccessors={['a', 'b']}
            stackAccessors={['x']}
          />
        </>,
        { rotation },
      );
      const markers = [...container.querySelectorAll<HTMLElement>('.echAnnotation__marker')];
      const [first, second] = markers.map(({ style }) => ({
        left: parseFloat(style.left),
        top: parseFloat(style.top),
      }));
      return { first: first!, second: second! };
    };
    const above = await markerAt(0, Position.Top);
    expect(above.first.top).toBeLessThan(20);
    expect(above.second.top).toBe(above.first.top);
    expect((await markerAt(0)).first.top).toBeGreaterThan(250);
    for (const position of [undefined, Position.Top])
      expect((await markerAt(90, position)).first.left).toBeLessThan(50);
    const beside = await markerAt(90, Position.Right);
    expect(beside.first.left).toBeGreaterThan(580);
    expect(beside.second.left).toBe(beside.first.left);
  });

  it('scales.barsPadding of the theme sets the gaps, on a time scale scales.histogramPadding.', async () => {
    const widthOf = async (
      xScaleType: typeof ScaleType.Linear | 'ordinal' | 'time',
      scales: Partial<ScalesConfig> = {},
    ) => {
      const { svg } = await renderChart(
        <BarSeries
          id="bars"
          color="#ABCDEF"
          data={rows}
          {...({ xScaleType } as { xScaleType: typeof ScaleType.Linear })}
          xAccessor="x"
          yAccessors={['y']}
        />,
        { theme: { scales } },
      );
      return barsOf(svg, '#ABCDEF')[0]!.width;
    };
    for (const type of [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time]) {
      const effect = {
        barsPadding: (await widthOf(type, { barsPadding: 0.6 })) < (await widthOf(type)),
        histogramPadding: (await widthOf(type, { histogramPadding: 0.6 })) < (await widthOf(type)),
      };
      const isTime = type === ScaleType.Time;
      expect(effect).toEqual({ barsPadding: !isTime, histogramPadding: isTime });
    }
  });

  it('Set rect.widthPixel in barSeriesStyle, of one series or, as here, of the theme.', async () => {
    const barSeriesStyle = { rect: { widthPixel: 10 } };
    for (const { xScaleType, count, inTheme } of combinations({
      xScaleType: [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time],
      count: [1, 2],
      inTheme: [false, true],
    })) {
      const { svg } = await renderChart(
        ['a', 'b']
          .slice(0, count)
          .map((id) => (
            <BarSeries
              key={id}
              id={id}
              color="#ABCDEF"
              data={rows}
              {...({ xScaleType } as { xScaleType: typeof ScaleType.Linear })}
              xAccessor="x"
              yAccessors={['y']}
              barSeriesStyle={inTheme ? undefined : barSeriesStyle}
            />
          )),
        { theme: inTheme ? { barSeriesStyle } : {} },
      );
      const widths = barsOf(svg, '#ABCDEF').map(({ width }) => Math.round(width));
      expect(widths).toEqual(Array(3 * count).fill(10));
    }
  });

  it('Set stackMode to StackMode.Percentage beside stackAccessors. The values become shares from 0 to 1, so format the axis as percent.', async () => {
    for (const { Series, b, xScaleType } of combinations({
      Series: [BarSeries, HistogramBarSeries],
      b: [1, 0, -1, null],
      xScaleType: [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time],
    })) {
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} />
          <Series
            id="bars"
            data={[{ x: 1, a: 3, b }]}
            {...({ xScaleType } as { xScaleType: typeof ScaleType.Linear })}
            xAccessor="x"
            yAccessors={['a', 'b']}
            stackAccessors={['x']}
            stackMode={StackMode.Percentage}
          />
        </>,
      );
      const values = axisOf(debugState, 'y').values as number[];
      expect([values[0], values.at(-1)]).toEqual([0, 1]);
      const shares = debugState?.bars?.flatMap(({ bars }) => bars.map(({ y }) => y)) ?? [];
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }
  });

  it('They share the axes. Set xScaleType on both: if one is ordinal, x is ordinal for both.', async () => {
    const data = [1, 2, 5].map((x) => ({ x, y: x }));
    const types = [undefined, ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time];
    for (const { bars, line } of combinations({ bars: types, line: types })) {
      const typed = (type: ScaleType | undefined) =>
        ({ xScaleType: type }) as { xScaleType?: typeof ScaleType.Linear };
      const { debugState } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} timeAxisLayerCount={0} />
          <BarSeries id="bars" data={data} {...typed(bars)} xAccessor="x" yAccessors={['y']} />
          <LineSeries id="line" data={data} {...typed(line)} xAccessor="x" yAccessors={['y']} />
        </>,
      );
      const { values } = axisOf(debugState, 'x');
      // Without a type a series is ordinal.
      const isOrdinal = [bars, line].some((type) => (type ?? 'ordinal') === 'ordinal');
      if (isOrdinal) expect(values).toEqual([1, 2, 5]);
      else expect(values).toContain(3);
    }
  });
});

describe('docs/recipes/interaction', () => {
  it('It needs a continuous x scale, such as time.', async () => {
    for (const { Series, xScaleType } of combinations({
      Series: [BarSeries, LineSeries],
      xScaleType: [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time],
    })) {
      const onBrushEnd = vi.fn<BrushEndListener>();
      const { container } = await renderChart(
        <Series
          id="series"
          data={rows}
          {...({ xScaleType } as { xScaleType: typeof ScaleType.Linear })}
          xAccessor="x"
          yAccessors={['y']}
        />,
        { onBrushEnd },
      );
      await drag(container, [100, 150], [400, 150]);
      expect(onBrushEnd).toHaveBeenCalledTimes(xScaleType === ScaleType.Ordinal ? 0 : 1);
    }
  });
});

describe('docs/recipes/numbers-and-dates', () => {
  it('Pass a function as tickFormat: here Intl.NumberFormat with the style percent and one decimal, which turns 0.742 into 74.2%.', async () => {
    const percent = new Intl.NumberFormat('en', { style: 'percent' });
    expect(percent.format(0.742)).toBe('74%');
    const { container } = await showExample('axis/percent');
    // The first week is at the left end of the plot, beside the axis.
    const tooltip = await tooltipAt(container, 70, 150);
    expect(tooltip?.textContent).toContain('74.2%');
  });

  it("To show month and year in your own format, set timeAxisLayerCount={0} and pass timeFormatter('MMM YYYY') as tickFormat.", async () => {
    const texts = async (timeAxisLayerCount?: number) => {
      const rendered = await renderChart(
        <>
          <Axis
            id="x"
            position={Position.Bottom}
            timeAxisLayerCount={timeAxisLayerCount}
            tickFormat={timeFormatter('MMM YYYY')}
          />
          <LineSeries
            id="line"
            data={[0, 2].map((month) => ({ x: Date.UTC(2025, month, 1), y: 1 }))}
            timeZone="utc"
            xScaleType={ScaleType.Time}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return rendered.texts;
    };
    const months = ['Jan 2025', 'Feb 2025', 'Mar 2025'];
    expect(await texts(0)).toEqual(months);
    expect(await texts()).not.toContain(months[0]);
  });

  it('Ticks at fractions disappear: 0, 1, 2 in place of 0, 0.5, 1. An x axis with bars keeps them.', async () => {
    const values = async (props: object) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} {...props} />
          <BarSeries
            id="bars"
            data={[{ x: 'A', y: 2 }]}
            xAccessor="x"
            yAccessors={['y']}
            xScaleType={ScaleType.Ordinal}
          />
        </>,
      );
      return debugState?.axes?.y[0]?.values;
    };
    expect(await values({})).toContain(0.5);
    expect(await values({ maximumFractionDigits: 0 })).toEqual([0, 1, 2]);
    const onX = async (Series: typeof BarSeries) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} maximumFractionDigits={0} />
          <Series
            id="series"
            data={[0, 0.5, 1].map((x) => ({ x, y: 1 }))}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return debugState?.axes?.x[0]?.values;
    };
    expect(await onX(BarSeries)).toContain(0.5);
    expect(await onX(LineSeries as unknown as typeof BarSeries)).toEqual([0, 1]);
  });
});

describe('docs/recipes/tooltips-and-legends', () => {
  it('In an XY chart, listeners for clicks and hover of elements go with it.', async () => {
    const charts = {
      bars: <BarSeries id="a" data={[{ x: 'A', y: 4 }]} xAccessor="x" yAccessors={['y']} />,
      heatmap: otherCharts.heatmap,
      partition: otherCharts.partition,
    };
    for (const [name, specs] of Object.entries(charts))
      for (const type of [TooltipType.VerticalCursor, TooltipType.None]) {
        const [onElementClick, onElementOver] = [vi.fn(), vi.fn()];
        const { container } = await renderChart(
          <>
            <Tooltip type={type} />
            {specs}
          </>,
          { onElementClick, onElementOver },
        );
        await click(container, 330, 180);
        const called = [onElementClick, onElementOver].map(({ mock }) => mock.calls.length > 0);
        const isSilent = name === 'bars' && type === TooltipType.None;
        expect(called, `${name} ${type}`).toEqual([!isSilent, !isSilent]);
      }
  });

  it('It gets the values under the pointer, in XY charts each with the row of your data.', async () => {
    const data = [1, 2, 3].map((x) => ({ x, a: 3, b: x === 2 ? 5 : 1 }));
    for (const { Series, stacked, fit } of combinations({
      Series: [BarSeries, LineSeries, AreaSeries, HistogramBarSeries] as (typeof AreaSeries)[],
      stacked: [false, true],
      fit: [undefined, Fit.Linear],
    })) {
      const seen: TooltipValue[][] = [];
      const { container } = await renderChart(
        <>
          <Tooltip
            customTooltip={({ values }) => {
              seen.push(values as TooltipValue[]);
              return null;
            }}
          />
          <Series
            id="series"
            data={data}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['a', 'b']}
            stackAccessors={stacked ? ['x'] : undefined}
            fit={fit}
          />
        </>,
      );
      await move(container, 300, 150);
      const values = seen.at(-1)!;
      expect(values.map(({ value }) => value).sort()).toEqual([3, 5]);
      for (const { datum } of values) expect(datum).toBe(data[1]);
    }
  });

  const hasLegend = async (showLegend?: boolean) => {
    const { container } = await renderChart(line, { showLegend });
    return container.querySelector('.echLegend') !== null;
  };

  it('To remove the legend, leave out showLegend of Settings: a chart without it has no legend.', async () => {
    expect(await hasLegend()).toBe(false);
    expect(await hasLegend(true)).toBe(true);
  });

  it('In XY charts they stay empty on an ordinal x scale: use a time, linear or other continuous one.', async () => {
    const figure = async (xScaleType: typeof ScaleType.Linear | 'ordinal') => {
      const rendered = await renderChart(
        <LineSeries id="line" data={rows} {...{ xScaleType }} xAccessor="x" yAccessors={['y']} />,
        { showLegend: true, legendValues: [LegendValue.Max] },
      );
      return [...legendOf(rendered).querySelectorAll('.echLegendTable__cell')].at(-1)!.textContent;
    };
    expect(await figure(ScaleType.Ordinal)).toBe('');
    for (const type of [ScaleType.Time, ScaleType.Linear, ScaleType.Log, ScaleType.Sqrt])
      expect(await figure(type as typeof ScaleType.Linear)).toBe('180');
  });
});

describe('docs/recipes/colors', () => {
  it('Set colors.vizColors in the theme of Settings. Series take its colors in order.', async () => {
    const vizColors = ['#111111', '#222222', '#333333'];
    const kinds = [BarSeries, LineSeries, AreaSeries, BubbleSeries];
    for (const order of [kinds, [...kinds].reverse()]) {
      const { debugState } = await renderChart(
        order.map((Series, index) => (
          <Series
            key={index}
            id={`series ${index}`}
            data={rows}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
          />
        )),
        { showLegend: true, theme: { colors: { vizColors } } },
      );
      expect(debugState?.legend?.items.map(({ color }) => color)).toEqual([
        ...vizColors,
        vizColors[0],
      ]);
    }
  });

  it('To highlight a single bar, return a color from styleAccessor for the bar that matters, and null for the others.', async () => {
    for (const { Series, stacked, xScaleType } of combinations({
      Series: [BarSeries, HistogramBarSeries],
      stacked: [false, true],
      xScaleType: [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time],
    })) {
      const { svg } = await renderChart(
        <Series
          id="series"
          color="#ABCDEF"
          data={rows}
          {...({ xScaleType } as { xScaleType: typeof ScaleType.Linear })}
          xAccessor="x"
          yAccessors={['y']}
          stackAccessors={stacked ? ['x'] : undefined}
          styleAccessor={({ x }) => (x === 2 ? '#FF1234' : null)}
        />,
      );
      expect([barsOf(svg, '#FF1234').length, barsOf(svg, '#ABCDEF').length]).toEqual([1, 2]);
    }
  });

  it('Set area.gradient in areaSeriesStyle, with stops from the bottom to the top.', async () => {
    const style: RecursivePartial<AreaSeriesStyle> = {
      area: {
        opacity: 1,
        gradient: {
          type: 'linear',
          stops: [
            { offset: 0, color: '#112233' },
            { offset: 1, color: ColorVariant.Series },
          ],
        },
      },
    };
    const { svg } = await renderChart(
      <AreaSeries
        id="area"
        color="#445566"
        data={rows}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
        areaSeriesStyle={style}
      />,
    );
    const gradient = /<linearGradient[^]*?<\/linearGradient>/.exec(svg)?.[0] ?? '';
    const y = (name: string) => Number(new RegExp(`${name}="([\\d.]+)"`).exec(gradient)?.[1]);
    expect(y('y1')).toBeGreaterThan(y('y2'));
    const stops = gradient.split('<stop').slice(1);
    expect(stops.map((stop) => stop.includes('#456'))).toEqual([false, true]);
  });
});

describe('docs/recipes/other-charts', () => {
  it('If one is too long, set useGlobalMinFontSize: false in heatmap.cell.label of the theme, or shorten the values with valueFormatter.', async () => {
    const textsOf = async (useGlobalMinFontSize: boolean, format: (value: number) => string) => {
      const { texts } = await renderChart(
        <Heatmap
          id="cells"
          data={[11, 1e60].map((value) => ({ x: String(value), y: 'one', value }))}
          xAccessor="x"
          yAccessor="y"
          valueAccessor="value"
          valueFormatter={format}
          colorScale={{ type: 'bands', bands: [{ start: 0, end: Infinity, color: '#eeeeee' }] }}
        />,
        { theme: { heatmap: { cell: { label: { useGlobalMinFontSize } } } } },
      );
      return texts.filter((text) => text.endsWith('kg'));
    };
    const long = (value: number) => `${value.toLocaleString('en')} kg`;
    const short = (value: number) => `${value > 100 ? 'many' : value} kg`;
    expect(await textsOf(true, long)).toEqual([]);
    expect(await textsOf(false, long)).toEqual(['11 kg']);
    expect(await textsOf(true, short)).toEqual(['11 kg', 'many kg']);
  });

  it('Set partition.linkLabel.maximumSection of the theme to Infinity and maxCount beside it to the number of slices. Make the disk smaller with outerSizeRatio: labels without room are left out.', async () => {
    const linked = async (count: number, outerSizeRatio: number, maxCount?: number) => {
      const { texts } = await renderChart(
        <Partition
          id="slices"
          data={Array.from({ length: count }, (_, index) => ({ name: `Slice ${index}` }))}
          valueAccessor={() => 1}
          layers={[{ groupByRollup: ({ name }: { name: string }) => name }]}
        />,
        {
          theme: {
            partition: { outerSizeRatio, linkLabel: { maximumSection: Infinity, maxCount } },
          },
        },
      );
      // Only a linked label is drawn as a whole: in a slice each word is a text.
      return texts.filter((text) => /Slice \d/.test(text)).length;
    };
    expect(await linked(30, 0.5, 30)).toBe(30);
    expect(await linked(30, 1, 30)).toBeLessThan(30);
    expect(await linked(30, 0.5)).toBe(5);
  });

  it('Set bands and bandFillColor for the ranges, and bend the arc with angleStart and angleEnd.', async () => {
    const fills = ['#AA1234', '#BB1234', '#CC1234'];
    const goal = async (angleStart: number) => {
      const { svg } = await renderChart(
        <Goal
          id="goal"
          subtype="goal"
          domain={{ min: 0, max: 9 }}
          actual={4}
          bands={[3, 6, 9]}
          bandFillColor={({ index }) => fills[index]!}
          angleStart={angleStart}
          angleEnd={0}
        />,
      );
      expect(fills.filter((fill) => svg.includes(fill))).toEqual(fills);
      return svg;
    };
    expect(await goal(Math.PI)).not.toBe(await goal(Math.PI * 1.5));
  });

  const slices = [
    { name: 'small', value: 1 },
    { name: 'large', value: 6 },
    { name: 'middle', value: 3 },
  ];

  it('Set specialFirstInnermostSector={false}: the largest slice begins at the top, the others follow clockwise.', async () => {
    const names = async (specialFirstInnermostSector?: boolean) => {
      const { debugState } = await renderChart(
        <Partition
          id="slices"
          data={slices}
          valueAccessor={({ value }) => value}
          specialFirstInnermostSector={specialFirstInnermostSector}
          layers={[{ groupByRollup: ({ name }: (typeof slices)[number]) => name }]}
        />,
      );
      return debugState?.partition?.[0]?.partitions
        .filter(({ depth }) => depth > 0)
        .map(({ name }) => name);
    };
    expect(await names(false)).toEqual(['large', 'middle', 'small']);
  });

  it('A cell shows its value if all values fit.', async () => {
    const texts = async (value: number) =>
      (
        await renderChart(
          <Heatmap
            id="cells"
            data={[
              { x: 'A', y: 'one', value: 11 },
              { x: 'B', y: 'one', value },
            ]}
            xAccessor="x"
            yAccessor="y"
            valueAccessor="value"
            valueFormatter={(shown) => shown.toLocaleString('en')}
            colorScale={{ type: 'bands', bands: [{ start: 0, end: Infinity, color: '#eeeeee' }] }}
          />,
        )
      ).texts;
    expect(await texts(22)).toEqual(expect.arrayContaining(['11', '22']));
    expect(await texts(1e60)).not.toContain('11');
  });
});

describe('docs/recipes/states-and-size', () => {
  it('noResults replaces the text "No data to display", by a text, an element or a component.', async () => {
    const Component = () => <b>Nothing</b>;
    for (const Series of [BarSeries, LineSeries, AreaSeries]) {
      const textsOf = async (noResults?: SettingsProps['noResults']) => {
        const empty = <Series id="a" data={[]} xAccessor="x" yAccessors={['y']} />;
        return (await renderChart(empty, { noResults })).texts;
      };
      expect(await textsOf()).toEqual(['No data to display']);
      for (const noResults of ['Nothing', <i key="i">Nothing</i>, Component])
        expect(await textsOf(noResults)).toEqual(['Nothing']);
    }
  });

  it('noResults shows in XY charts and heatmaps.', async () => {
    const charts = {
      xy: <LineSeries id="a" data={[]} xAccessor="x" yAccessors={['y']} />,
      heatmap: (
        <Heatmap
          id="a"
          data={[]}
          xAccessor="x"
          yAccessor="y"
          valueAccessor="value"
          colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aaeecc' }] }}
        />
      ),
      metric: <Metric id="a" data={[]} />,
      pie: (
        <Partition id="a" data={[]} valueAccessor={() => 1} layers={[{ groupByRollup: () => 1 }]} />
      ),
      gauge: <Bullet id="a" subtype={BulletSubtype.halfCircle} data={[[]]} />,
    };
    const shown: string[] = [];
    for (const [name, specs] of Object.entries(charts))
      if ((await renderChart(specs, { noResults: <p>None</p> })).texts.includes('None'))
        shown.push(name);
    expect(shown).toEqual(['xy', 'heatmap']);
  });
});

describe('docs/recipes/lines-and-areas', () => {
  it('Set fit, for example to Fit.Linear. Without it the line breaks where the value is null.', async () => {
    const gap = [10, 20, null, 20, 10].map((y, index) => ({ x: index + 1, y }));
    const style = {
      point: { visible: 'never' as const },
      fit: { line: { dash: [], stroke: '#ff0000', opacity: 1 } },
    };
    for (const { xScaleType, yScaleType, fit, stacked } of combinations({
      xScaleType: [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time],
      yScaleType: [ScaleType.Linear, ScaleType.Log],
      fit: [undefined, Fit.Linear],
      stacked: [false, true],
    })) {
      const rendered = await renderChart(
        <LineSeries
          id="line"
          color="#ff0000"
          data={gap}
          {...({ xScaleType } as { xScaleType: typeof ScaleType.Linear })}
          yScaleType={yScaleType}
          xAccessor="x"
          yAccessors={['y']}
          fit={fit}
          stackAccessors={stacked ? ['x'] : undefined}
          lineSeriesStyle={style}
        />,
      );
      const [middle] = await drawnAt(rendered, '#ff0000', [300]);
      expect(middle).toHaveLength(fit ? 1 : 0);
    }
  });

  const hour = 3_600_000;
  const { weekendsOf } = codeOn<{
    weekendsOf: (
      hours: number[],
      timeZone: string,
    ) => { coordinates: { x0: number; x1: number } }[];
  }>('docs/recipes/lines-and-areas', 'weekendsOf');
  const hoursFrom = (start: number, count: number) =>
    Array.from({ length: count }, (_, index) => start + index * hour);

  it('With hourly bars in a time zone, take the starts of the hours: a weekend in which the clocks change has 47 or 49 hours.', async () => {
    const october = hoursFrom(Date.UTC(2025, 9, 24, 18), 60);
    const weekends = weekendsOf(october, 'Europe/Berlin');
    const [x0, x1] = [Date.UTC(2025, 9, 24, 22), Date.UTC(2025, 9, 26, 23)];
    expect(weekends).toEqual([{ coordinates: { x0, x1 } }]);
    expect(x1 - x0).toBe(49 * hour);
    const march = weekendsOf(hoursFrom(Date.UTC(2025, 2, 26), 14 * 24), 'Europe/Berlin');
    expect(march.map(({ coordinates }) => (coordinates.x1 - coordinates.x0) / hour)).toEqual([
      47, 48,
    ]);
    const { svg } = await renderChart(
      <>
        <RectAnnotation
          id="weekends"
          dataValues={weekends}
          style={{ fill: '#abcdef', opacity: 1 }}
        />
        <BarSeries
          id="bars"
          data={october.map((x) => ({ x, y: 1 }))}
          timeZone="Europe/Berlin"
          xScaleType={ScaleType.Time}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>,
    );
    // 600 pixels are 60 hours.
    expect(svg).toContain('<path fill="#ABCDEF" d="M40 0L530 0');
  });
});
