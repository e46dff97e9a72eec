import {
  AreaSeries,
  Axis,
  BarSeries,
  ColorVariant,
  HistogramBarSeries,
  HistogramModeAlignments,
  LineSeries,
  Position,
  RectAnnotation,
  ScaleType,
  StackMode,
  type RectAnnotationDatum,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf, type Bar } from '../../bars-of';
import { combinations } from '../../combinations';
import { first, renderChart, unmountAll, type Series, type SeriesProps } from '../../render-chart';
import { noMargins } from '../../two-lines';

const xs = [1, 2, 3, 4, 5, 6];

/** Returns the bars of a series and the rectangle of an annotation, from its start to its end. */
async function withRange(
  Series: Series,
  [x0, x1]: [number, number],
  props: Partial<SeriesProps>,
  seriesCount = 1,
) {
  const { svg } = await renderChart(
    <>
      {Array.from({ length: seriesCount }, (_, index) => (
        <Series
          key={index}
          id={`series ${index}`}
          color="lime"
          data={xs.map((x) => ({ x, y: 5 }))}
          xAccessor="x"
          yAccessors={['y']}
          timeZone="utc"
          {...props}
        />
      ))}
      <RectAnnotation
        id="range"
        dataValues={[{ coordinates: { x0, x1 } }]}
        style={{ fill: 'red', opacity: 1 }}
        zIndex={-1}
      />
    </>,
    { theme: noMargins },
  );
  unmountAll();
  return { bars: barsOf(svg, 'lime'), range: first(barsOf(svg, 'red')) };
}

const endOf = ({ x, width }: Bar) => x + width;
const { Linear, Log, Ordinal, Sqrt, Time } = ScaleType;

describe('reference/notes/RectAnnotationDatum', () => {
  it('On an ordinal x scale the rectangle covers whole categories, from x0 up to and including x1.', async () => {
    for (const Series of [BarSeries, LineSeries, AreaSeries, HistogramBarSeries] as Series[]) {
      for (const count of [1, 2]) {
        const { range } = await withRange(Series, [2, 3], { xScaleType: Ordinal }, count);
        expect([range.x, endOf(range)]).toEqual([100, 300]);
      }
    }
  });

  it('With bars on a linear x scale it covers the bar at x1, too, unless they are in histogram mode.', async () => {
    for (const count of [1, 2]) {
      const { range, bars } = await withRange(BarSeries, [2, 3], { xScaleType: Linear }, count);
      expect(bars.length).toBe(6 * count);
      expect([range.x, endOf(range)]).toEqual([100, 300]);
    }
    for (const [Series, props] of [
      [HistogramBarSeries, { xScaleType: Linear }],
      [BarSeries, { xScaleType: Linear, enableHistogramMode: true }],
      [BarSeries, { xScaleType: Time }],
    ] as const) {
      const { range } = await withRange(Series as Series, [2, 3], props);
      expect([range.x, endOf(range)]).toEqual([100, 200]);
    }
    const { range } = await withRange(LineSeries, [2, 3], { xScaleType: Linear });
    expect([range.x, endOf(range)]).toEqual([120, 240]);
  });

  it('On a log or sqrt scale it reaches to x1 plus the smallest distance of two x values, so it can end inside that bar.', async () => {
    for (const xScaleType of [Log, Sqrt]) {
      const { range, bars } = await withRange(BarSeries, [2, 5], { xScaleType });
      const atX1 = bars[4]!;
      expect(endOf(range)).toBeGreaterThan(atX1.x);
      expect(endOf(range)).toBeLessThan(endOf(atX1));
      // All bars are as far from the start of their step.
      expect(endOf(range)).toBeCloseTo(bars[5]!.x - bars[0]!.x, 3);
    }
  });
});

/** Whether a chart with a single row, whose x is 5, has a rectangle. */
async function hasRectangle(
  Series: Series,
  coordinates: RectAnnotationDatum['coordinates'],
  props: Partial<SeriesProps>,
  settings: SettingsProps = {},
) {
  const { svg } = await renderChart(
    <>
      <Series
        id="series"
        data={[{ x: 5, y: 5 }]}
        xAccessor="x"
        yAccessors={['y']}
        timeZone="utc"
        {...props}
      />
      <RectAnnotation
        id="range"
        dataValues={[{ coordinates }]}
        style={{ fill: 'red', opacity: 1 }}
      />
    </>,
    { theme: noMargins, ...settings },
  );
  unmountAll();
  return barsOf(svg, 'red').length > 0;
}

let single: Promise<void> | undefined;

/** Expects that a chart with a single x value has no rectangle, unless it has `xDomain` or bars in histogram mode. */
const expectNoneForSingleX = () => (single ??= lookForRectangles());

async function lookForRectangles() {
  for (const coordinates of [
    { x0: 4, x1: 6 },
    { y0: 0, y1: 3 },
  ]) {
    for (const xScaleType of [Linear, Time, Log])
      for (const Series of [LineSeries, AreaSeries] as Series[])
        expect(await hasRectangle(Series, coordinates, { xScaleType })).toBe(false);
    for (const xScaleType of [Linear, Log]) {
      expect(await hasRectangle(BarSeries, coordinates, { xScaleType })).toBe(false);
      expect(await hasRectangle(HistogramBarSeries, coordinates, { xScaleType })).toBe(true);
    }
    expect(await hasRectangle(BarSeries, coordinates, { xScaleType: Time })).toBe(true);
    const xDomain = { min: 1, max: 9 };
    for (const Series of [LineSeries, BarSeries] as Series[]) {
      expect(await hasRectangle(Series, coordinates, { xScaleType: Ordinal })).toBe(true);
      for (const xScaleType of [Linear, Log])
        expect(await hasRectangle(Series, coordinates, { xScaleType }, { xDomain })).toBe(true);
    }
  }
}

describe('docs/annotations', () => {
  it(
    'With a single x value on a continuous scale no rectangle is drawn, unless you set xDomain or bars are in histogram mode.',
    expectNoneForSingleX,
  );
});

describe('reference/notes/RectAnnotationDatum', () => {
  it('On an ordinal one it covers the wrong categories.', async () => {
    for (const Series of [BarSeries, LineSeries] as Series[]) {
      const { range } = await withRange(Series, [5, 2], { xScaleType: Ordinal });
      expect([range.x, endOf(range)]).toEqual([400, 600]);
    }
  });

  it(
    'In a chart with a single x value on a continuous scale no rectangle is drawn, even without x0 and x1, except beside bars in histogram mode.',
    expectNoneForSingleX,
  );
});

describe('reference/notes/RectStyle', () => {
  it('ColorVariant.Series takes the series color, ColorVariant.None leaves bars empty but for their texture and border.', async () => {
    const drawn = async (
      fill: string,
      where: 'series' | 'theme' | 'accessor',
      rest: object = {},
    ) => {
      const style = { rect: { fill }, ...rest };
      const { svg } = await renderChart(
        <BarSeries
          id="bars"
          color="lime"
          data={[{ x: 1, y: 5 }]}
          xAccessor="x"
          yAccessors={['y']}
          {...(where === 'series' && { barSeriesStyle: style })}
          {...(where === 'accessor' && { barSeriesStyle: rest, styleAccessor: () => style })}
        />,
        { theme: where === 'theme' ? { barSeriesStyle: style } : {} },
      );
      unmountAll();
      return svg;
    };
    for (const where of ['series', 'theme', 'accessor'] as const) {
      expect(await drawn(ColorVariant.Series, where)).toContain('fill="lime"');
      expect(await drawn(ColorVariant.None, where)).not.toContain('<path');
      const rectBorder = { visible: true, strokeWidth: 2 };
      const bordered = await drawn(ColorVariant.None, where, { rectBorder });
      expect(bordered).toContain('stroke="lime"');
      expect(bordered).not.toContain('fill="lime"');
    }
    const texture = { shape: 'circle' };
    const textured = await drawn(ColorVariant.None, 'series', {
      rect: { fill: ColorVariant.None, texture },
    });
    expect(textured).toContain('fill="url(#');
    expect(textured).not.toContain('fill="lime"');
  });
});

/** Returns where the first point of a line or area stands beside bars in buckets of 100 pixels. */
async function pointAt(
  alignment: 'start' | 'center' | 'end',
  {
    series,
    stacked = false,
    Beside = LineSeries,
    xScaleType = Linear,
  }: {
    series: number;
    stacked?: boolean;
    Beside?: Series;
    xScaleType?: SeriesProps['xScaleType'];
  },
) {
  const data = xs.map((x) => ({ x, y: 5 }));
  const { svg } = await renderChart(
    <>
      {Array.from({ length: series }, (_, index) => (
        <HistogramBarSeries
          key={index}
          id={`bars ${index}`}
          data={data}
          xScaleType={xScaleType}
          xAccessor="x"
          yAccessors={['y']}
          {...(stacked && { stackAccessors: ['x'] })}
        />
      ))}
      <Beside
        id="beside"
        color="#aa0000"
        data={data}
        xScaleType={xScaleType}
        xAccessor="x"
        yAccessors={['y']}
        histogramModeAlignment={alignment}
      />
    </>,
    { theme: noMargins },
  );
  unmountAll();
  const [, shift, x] = svg.match(/stroke="#A00"[^>]*translate\(([\d.]+) 0\)" d="M(-?[\d.]+) /)!;
  return Number(shift) + Number(x);
}

const besides = [LineSeries, AreaSeries] as Series[];
const { Start, Center, End } = HistogramModeAlignments;
let apart: Promise<void> | undefined;

/** Expects that bars of several series side by side bring the points closer to the middle. */
const expectCloser = () => (apart ??= comparePoints());

async function comparePoints() {
  for (const Beside of besides) {
    for (const series of [2, 4]) {
      const half = 100 / series / 2;
      expect(await pointAt(Start, { series, Beside })).toBeCloseTo(50 - half, 1);
      expect(await pointAt(Center, { series, Beside })).toBeCloseTo(50, 1);
      expect(await pointAt(End, { series, Beside })).toBeCloseTo(50 + half, 1);
      expect(await pointAt(End, { series, Beside, stacked: true })).toBeCloseTo(100, 1);
    }
  }
}

describe('reference/notes/HistogramModeAlignments', () => {
  it(
    'If bars of several series stand side by side, Start and End are only half the width of one bar from the middle.',
    expectCloser,
  );

  it('At the start of the band.', async () => {
    for (const { Beside, xScaleType } of combinations({
      Beside: besides,
      xScaleType: [Linear, Ordinal],
    }))
      expect(await pointAt(Start, { series: 1, Beside, xScaleType })).toBeCloseTo(0, 1);
  });

  it('At the end of the band.', async () => {
    for (const { Beside, xScaleType } of combinations({
      Beside: besides,
      xScaleType: [Linear, Ordinal],
    }))
      expect(await pointAt(End, { series: 1, Beside, xScaleType })).toBeCloseTo(100, 1);
  });
});

describe('reference/notes/HistogramConfig', () => {
  it(
    'If bars of several series stand side by side, start and end are only half the width of one bar from the center.',
    expectCloser,
  );
});

describe('reference/notes/AreaSeriesSpec', () => {
  it('All stacked series of a group use the first mode that is found in the group.', async () => {
    /** Returns the last label of the y axis beside series of a kind with a mode each, from a value of 2. */
    const highest = async (...series: [Series, Partial<SeriesProps>][]) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} />
          {series.map(([Series, props], index) => (
            <Series
              key={index}
              id={`series ${index}`}
              data={[1, 2].map((x) => ({ x, y: 2 }))}
              xScaleType={Linear}
              xAccessor="x"
              yAccessors={['y']}
              {...props}
            />
          ))}
        </>,
      );
      unmountAll();
      return debugState?.axes?.y[0]?.labels.at(-1);
    };
    const stackAccessors = ['x'];
    const percentage = { stackAccessors, stackMode: StackMode.Percentage };
    const silhouette = { stackAccessors, stackMode: StackMode.Silhouette };
    const none = { stackAccessors };
    const [Area, Bar, Line] = [AreaSeries, BarSeries, LineSeries] as Series[] as [
      Series,
      Series,
      Series,
    ];
    expect(await highest([Area, none], [Area, none])).toBe('4');
    expect(await highest([Area, none], [Area, percentage])).toBe('1');
    expect(await highest([Area, percentage], [Area, silhouette])).toBe('1');
    expect(await highest([Area, silhouette], [Area, percentage])).not.toBe('1');
    for (const Other of [Bar, Line]) {
      expect(await highest([Other, percentage], [Area, none], [Area, none])).toBe('1');
      expect(await highest([Area, none], [Area, none], [Other, percentage])).toBe('1');
    }
  });
});
