import {
  AreaSeries,
  Axis,
  BarSeries,
  Bullet,
  BulletSubtype,
  ColorVariant,
  Heatmap,
  LegendValue,
  LineSeries,
  Metric,
  Partition,
  Position,
  RectAnnotation,
  ScaleType,
  timeFormatter,
  type AreaSeriesStyle,
  type RecursivePartial,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';
import { legendOf } from '../legend-of';
import { tooltipAt } from '../pointer';
import { renderChart } from '../render-chart';
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
  const yAxis = (props: object) =>
    renderChart(
      <>
        <Axis id="y" position={Position.Left} tickFormat={(value) => `${value} kg`} {...props} />
        {line}
      </>,
    );
  const valuesOf = async (props: object) => (await yAxis(props)).debugState?.axes?.y[0]?.values;

  it('NaN leaves an end to the data, and fit: true starts the axis at the smallest value.', async () => {
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
