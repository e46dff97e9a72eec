import type { ComponentType } from 'react';
import {
  AnnotationDomainType,
  AreaSeries,
  Axis,
  BarSeries,
  CurveType,
  HistogramBarSeries,
  HistogramModeAlignments,
  LineAnnotation,
  LineSeries,
  Position,
  ScaleType,
  type HistogramModeAlignment,
  type SettingsProps,
  type XYBrushEvent,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { barsOf } from '../bars-of';
import { boxesOf } from '../boxes-of';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { drag, tooltipAt } from '../pointer';
import { render, renderChart, unmountAll } from '../render-chart';

const rows = [0, 10, 20].map((x) => ({ x, y: x + 3 }));
const accessors = { xAccessor: 'x', yAccessors: ['y'], color: '#123456' };

/** Returns the left edges of bars. */
async function edges(series: React.ReactElement, settings = {}): Promise<number[]> {
  const { svg } = await renderChart(series, settings);
  return barsOf(svg, '#123456').map(({ x }) => x);
}

/** Draws bars of one or more series in three buckets, a line, and an annotation where the second half of them begins. */
async function withBars(
  count: number,
  stacked: boolean,
  histogramModeAlignment?: HistogramModeAlignment,
): Promise<string> {
  const { svg } = await renderChart(
    <>
      {Array.from({ length: count }, (_, index) => (
        <HistogramBarSeries
          key={index}
          id={`bars-${index}`}
          data={rows.map((row) => ({ ...row }))}
          {...accessors}
          {...(stacked && { stackAccessors: ['x'] })}
        />
      ))}
      <LineSeries
        id="line"
        data={rows}
        xScaleType={ScaleType.Linear}
        {...accessors}
        color="#aa0000"
        histogramModeAlignment={histogramModeAlignment}
        lineSeriesStyle={{ point: { visible: 'never' } }}
      />
      <LineAnnotation
        id="middle"
        domainType={AnnotationDomainType.XDomain}
        dataValues={[{ dataValue: 15 }]}
        style={{ line: { stroke: '#abcdef', strokeWidth: 1, opacity: 1 } }}
      />
    </>,
  );
  return svg;
}

/** Expects the width of a single bar to need an end of the domain. */
async function expectWidthOfSingleBar() {
  for (const { Series, xScaleType } of combinations({
    Series: [HistogramBarSeries, BarSeries],
    xScaleType: [ScaleType.Linear, ScaleType.Time],
  })) {
    const widthOf = async (xDomain?: { min?: number; max?: number; minInterval: number }) => {
      const { svg } = await renderChart(
        <Series
          id="bars"
          data={[{ x: 20, y: 1 }]}
          xScaleType={xScaleType}
          timeZone="utc"
          xAccessor="x"
          yAccessors={['y']}
          color="#123456"
          {...(Series === BarSeries ? { enableHistogramMode: true } : {})}
        />,
        { xDomain: xDomain as SettingsProps['xDomain'] },
      );
      return barsOf(svg, '#123456')[0]!.width;
    };
    const full = await widthOf();
    expect(full).toBeGreaterThan(500);
    const minInterval = 10;
    for (const ends of [{}, { min: NaN, max: NaN }, { min: 20 }, { min: 20, max: 20 }])
      expect(await widthOf({ ...ends, minInterval })).toBe(full);
    for (const ends of [{ min: 0 }, { max: 40 }, { min: 0, max: NaN }, { min: NaN, max: 40 }])
      expect(await widthOf({ ...ends, minInterval })).toBeCloseTo(full / 3, 0);
    expect(await widthOf({ min: 0, max: 40, minInterval })).toBeCloseTo(full / 5, 0);
  }
}

describe('docs/histograms', () => {
  describe('share above a limit', () => {
    const { shareAbove, Deviations } = codeOn<{
      shareAbove: (values: (number | null | undefined)[], limit: number) => number | null;
      Deviations: ComponentType<{
        values: (number | null)[];
        buckets: { from: number; count: number }[];
        limit: number;
      }>;
    }>('docs/histograms', 'shareAbove');

    it('Compute the share from the raw values, and write it beside a LineAnnotation at the limit.', async () => {
      expect(shareAbove([1, 2, 2, 3, null, NaN, undefined], 2)).toBe(0.25);
      expect(shareAbove([-3, -1], -2)).toBe(0.5);
      expect(shareAbove([], 2)).toBeNull();
      expect(shareAbove([null, NaN], 2)).toBeNull();
      const drawn = async (values: (number | null)[]) => {
        const buckets = [0, 1, 2].map((from) => ({
          from,
          count: values.filter((value) => value !== null && Math.floor(value) === from).length,
        }));
        const rendered = await render(<Deviations values={values} buckets={buckets} limit={2} />);
        const marker = rendered.container.querySelector('.echAnnotation__marker');
        return [rendered.container.querySelector('h3')?.textContent, marker?.textContent];
      };
      expect(await drawn([0.5, 1.5, 2.5, 2.5, 2.1, 1, 1, null])).toEqual([
        'Deviation, 42.9% above 2',
        '42.9% above 2',
      ]);
      expect((await drawn([null]))[0]).toBe('Deviation, no values');
    });

    it('The counts of buckets give the same share only if the limit is the start of a bucket and no value lies exactly on it.', () => {
      const values = [0.5, 1.5, 2, 2.5, 3.5];
      const shareOfBuckets = (limit: number, all: number[]) =>
        all.filter((value) => Math.floor(value) >= limit).length / all.length;
      expect(shareOfBuckets(2, values)).not.toBe(shareAbove(values, 2));
      const without = values.filter((value) => value !== 2);
      expect(shareOfBuckets(2, without)).toBe(shareAbove(without, 2));
      expect(shareOfBuckets(2.25, without)).not.toBe(shareAbove(without, 2.25));
    });
  });

  it('A bucket without a row is a gap on a linear or time scale. On an ordinal one it has no place, unless another series or xDomain has it.', async () => {
    for (const { Series, xScaleType, inDomain, inOther } of combinations({
      Series: [HistogramBarSeries, BarSeries],
      xScaleType: [ScaleType.Linear, ScaleType.Time, ScaleType.Ordinal],
      inDomain: [false, true],
      inOther: [false, true],
    })) {
      const isOrdinal = xScaleType === ScaleType.Ordinal;
      const props = { xScaleType, xAccessor: 'x', yAccessors: ['y'], timeZone: 'utc' };
      const [first = NaN, second = NaN, last = NaN] = await edges(
        <>
          {/* Its order is that of the categories. */}
          {inOther && (
            <LineSeries id="other" data={[0, 10, 20].map((x) => ({ x, y: 1 }))} {...props} />
          )}
          <Series
            id="bars"
            color="#123456"
            data={[0, 10, 30].map((x) => ({ x, y: 3 }))}
            {...props}
          />
        </>,
        inDomain ? { xDomain: isOrdinal ? [0, 10, 20, 30] : { min: 0, max: 30 } } : {},
      );
      unmountAll();
      const hasGap = !isOrdinal || inDomain || inOther;
      expect((last - second) / (second - first)).toBeCloseTo(hasGap ? 2 : 1, 1);
    }
  });

  it('BarSeries has it with enableHistogramMode, and always on a time scale.', async () => {
    const bars = (props: object) => (
      <BarSeries id="bars" data={rows} xScaleType={ScaleType.Linear} {...accessors} {...props} />
    );
    expect(await edges(bars({ enableHistogramMode: true }))).not.toEqual(await edges(bars({})));
    const time = { xScaleType: ScaleType.Time };
    expect(await edges(bars({ ...time, enableHistogramMode: false }))).toEqual(
      await edges(bars({ ...time, enableHistogramMode: true })),
    );
  });

  it('minInterval cannot be larger than the smallest distance in the data.', async () => {
    const histogram = <HistogramBarSeries id="bars" data={rows} {...accessors} />;
    const domain = { min: 0, max: 20 };
    expect(await edges(histogram, { xDomain: { ...domain, minInterval: 15 } })).toEqual(
      await edges(histogram, { xDomain: domain }),
    );
  });

  it('xDomain={{ min: 0, max: 40, minInterval: 10 }} draws buckets from 0 to 50: min and max are the starts of the first and the last bucket.', async () => {
    const { debugState } = await renderChart(
      <>
        <Axis id="x" position={Position.Bottom} />
        <HistogramBarSeries id="bars" data={[rows[0]!]} {...accessors} />
      </>,
      { xDomain: { min: 0, max: 40, minInterval: 10 } },
    );
    expect(debugState!.axes!.x[0]!.values.at(-1)).toBe(50);
  });

  describe('unequal buckets', () => {
    const steps = [
      { x: 0, y: 8 },
      { x: 2, y: 5 },
      { x: 3, y: 1 },
    ];
    const area = (data: object[]) => (
      <AreaSeries
        id="area"
        data={data}
        xScaleType={ScaleType.Linear}
        curve={CurveType.CURVE_STEP_AFTER}
        {...accessors}
      />
    );
    /** Returns the x positions of the corners of the line. */
    const corners = async (data: object[], settings = {}) => {
      const { debugState } = await renderChart(area(data), settings);
      const path = debugState!.areas![0]!.lines.y1!.path;
      return [...path.matchAll(/[ML]([\d.]+)/g)].map(([, x]) => Number(x));
    };

    it('Bars of unequal width do not work: all bars are as wide as the smallest distance.', async () => {
      const { svg } = await renderChart(
        <HistogramBarSeries id="bars" data={steps} xScaleType={ScaleType.Linear} {...accessors} />,
      );
      const widths = barsOf(svg, '#123456').map(({ width }) => Math.round(width));
      expect(new Set(widths).size).toBe(1);
    });

    it('Repeat the last row with the end of the last bucket as x, or that bucket is not drawn.', async () => {
      const domain = { xDomain: { min: 0, max: 6 } };
      expect(Math.max(...(await corners(steps, domain)))).toBeCloseTo(300, -1);
      expect(Math.max(...(await corners([...steps, { x: 6, y: 1 }], domain)))).toBeCloseTo(600, -1);
    });

    it('The tooltip is off, because it shows the nearest row: in the second half of a wide bucket that is the next bucket.', async () => {
      for (const [x, tooltip] of [
        [50, /8$/],
        [170, /5$/],
      ] as const) {
        const { container } = await renderChart(area([...steps, { x: 6, y: 1 }]));
        expect((await tooltipAt(container, x, 100))?.textContent).toMatch(tooltip);
      }
    });

    it('On a linear scale, a LineAnnotation with AnnotationDomainType.XDomain stands at the exact value, as above. On an ordinal scale it marks only a category: in its middle, or at its start in histogram mode.', async () => {
      const marks = async (x: string | number, ordinal: boolean, enableHistogramMode = false) => {
        const scale = ordinal ? ScaleType.Ordinal : ScaleType.Linear;
        const data = steps.map((step) => ({ ...step, x: ordinal ? `b${step.x}` : step.x }));
        const { svg } = await renderChart(
          <>
            <BarSeries
              id="bars"
              data={data}
              xScaleType={scale}
              enableHistogramMode={enableHistogramMode}
              {...accessors}
            />
            <LineAnnotation
              id="median"
              domainType={AnnotationDomainType.XDomain}
              dataValues={[{ dataValue: x }]}
              style={{ line: { stroke: '#abcdef', strokeWidth: 1, opacity: 1 } }}
            />
          </>,
        );
        return svg.match(/<path[^>]*#ABCDEF[^>]*>/g) ?? [];
      };
      expect(await marks(1.4, false)).toHaveLength(1);
      expect(await marks(1.6, false)).not.toEqual(await marks(1.4, false));
      expect(await marks('b2', true)).toHaveLength(1);
      // Three categories share 600 px; the second one is from 200 to 400.
      expect((await marks('b2', true)).join()).toContain('M300 0');
      expect((await marks('b2', true, true)).join()).toContain('M200 0');
      expect(await marks(1.4, true)).toHaveLength(0);
    });
  });

  it('Beside bars of several series that share the buckets it stands too far to the right.', async () => {
    const left = async (count: number, stacked: boolean) =>
      (await withBars(count, stacked)).match(/stroke="#ABCDEF"[^>]*d="M([\d.]+) /)?.[1];
    // Three buckets of 10 share 600 pixels.
    expect(await left(1, false)).toBe('300');
    expect(await left(2, true)).toBe('300');
    expect(await left(2, false)).toBe('350');
  });

  it('Lines and areas in a chart with histogram mode place their points in the middle of the bucket; histogramModeAlignment moves them to its start or end. Beside bars of several series that share the buckets it does not move them that far.', async () => {
    const first = async (count: number, stacked: boolean, alignment?: HistogramModeAlignment) => {
      const svg = await withBars(count, stacked, alignment);
      const [, shift, x] = svg.match(/stroke="#A00"[^>]*translate\(([\d.]+) 0\)" d="M(-?[\d.]+) /)!;
      return Number(shift) + Number(x);
    };
    const { Start, End } = HistogramModeAlignments;
    for (const [count, stacked] of [
      [1, false],
      [2, true],
    ] as const) {
      expect(await first(count, stacked)).toBe(100);
      expect(await first(count, stacked, Start)).toBe(0);
      expect(await first(count, stacked, End)).toBe(200);
    }
    expect(await first(2, false)).toBe(100);
    expect(await first(2, false, Start)).toBe(50);
    expect(await first(2, false, End)).toBe(150);
  });

  it('onBrushEnd reports the range, roundHistogramBrushValues rounds both ends down to starts of buckets, counted from the start of the axis: Select whole bins.', async () => {
    const range = async (min: number, roundHistogramBrushValues: boolean) => {
      const onBrushEnd = vi.fn();
      const { container } = await renderChart(
        <HistogramBarSeries
          id="bars"
          data={[0, 10, 20, 30, 40, 50].map((x) => ({ x, y: 1 }))}
          {...accessors}
        />,
        { xDomain: { min, max: min + 50, minInterval: 10 }, roundHistogramBrushValues, onBrushEnd },
      );
      // Six buckets share 600 pixels.
      await drag(container, [160, 100], [380, 150]);
      unmountAll();
      return (onBrushEnd.mock.lastCall![0] as XYBrushEvent).x;
    };
    expect(await range(0, false)).toEqual([16, 38]);
    expect(await range(0, true)).toEqual([10, 30]);
    expect(await range(5, true)).toEqual([15, 35]);
  });

  it(
    'For a single bar, add a min or a max that differs from its x, or it fills the plot.',
    expectWidthOfSingleBar,
  );

  describe('what histogram mode changes', () => {
    const drawn = async (
      props: object,
      settings: SettingsProps = {},
      count = 1,
      Series: typeof BarSeries = BarSeries,
    ) => {
      const { svg, debugState } = await renderChart(
        <>
          <Axis
            id="x"
            position={Position.Bottom}
            timeAxisLayerCount={0}
            gridLine={{ visible: true, stroke: '#AB1234', opacity: 1 }}
            tickFormat={String}
          />
          {Array.from({ length: count }, (_, index) => (
            <Series
              key={index}
              id={`bars-${index}`}
              data={rows.map(({ x, y }) => ({ x: x + 10, y }))}
              xAccessor="x"
              yAccessors={['y']}
              timeZone="utc"
              {...props}
              color={index ? '#123457' : '#123456'}
            />
          ))}
        </>,
        settings,
      );
      const ticks = boxesOf(svg, '#AB1234').map(({ left }) => left);
      const last = count > 1 ? '#123457' : '#123456';
      const ends = boxesOf(svg, last).map(({ right }) => right);
      // The group of bars at each x.
      const groups = boxesOf(svg, '#123456').map(
        ({ left }, index) => [left, ends[index]!] as const,
      );
      const { values } = debugState!.axes!.x[0]!;
      return { ticks, groups, values };
    };
    const scales = [ScaleType.Linear, ScaleType.Ordinal];

    it('in the middle above its tick', async () => {
      for (const { xScaleType, count } of combinations({ xScaleType: scales, count: [1, 2] })) {
        const { ticks, groups } = await drawn({ xScaleType }, {}, count);
        for (const [left, right] of groups)
          expect(ticks.some((tick) => Math.abs(tick - (left + right) / 2) < 1)).toBe(true);
      }
    });

    it('between its tick and the next', async () => {
      for (const { xScaleType, count } of combinations({
        xScaleType: [...scales, ScaleType.Time],
        count: [1, 2],
      })) {
        const mode = { xScaleType, enableHistogramMode: true };
        const { ticks, groups } = await drawn(mode, {}, count);
        for (const [index, [left, right]] of groups.entries()) {
          const [start, end = 600] = [ticks[index]!, ticks[index + 1]];
          expect(left).toBeGreaterThanOrEqual(start);
          expect(left - start).toBeLessThan(10);
          expect(right).toBeLessThanOrEqual(end);
          expect(end - right).toBeLessThan(10);
        }
      }
    });

    it('at the last x value, or at max of xDomain', async () => {
      const { values } = await drawn({ xScaleType: ScaleType.Linear });
      expect(values.at(-1)).toBe(30);
      const longer = await drawn(
        { xScaleType: ScaleType.Linear },
        { xDomain: { min: 10, max: 50 } },
      );
      expect(longer.values.at(-1)).toBe(50);
    });

    it('HistogramBarSeries has it on. BarSeries has it with enableHistogramMode, and always on a time scale.', async () => {
      const hasMode = async (Series: typeof BarSeries, props: object) => {
        const { ticks, groups } = await drawn(props, {}, 1, Series);
        return Math.abs(groups[0]![0] - ticks[0]!) < 10;
      };
      const Histogram = HistogramBarSeries as unknown as typeof BarSeries;
      for (const xScaleType of [...scales, ScaleType.Time]) {
        const isTime = xScaleType === ScaleType.Time;
        expect(await hasMode(Histogram, { xScaleType })).toBe(true);
        expect(await hasMode(BarSeries, { xScaleType })).toBe(isTime);
        expect(await hasMode(BarSeries, { xScaleType, enableHistogramMode: true })).toBe(true);
        expect(await hasMode(BarSeries, { xScaleType, enableHistogramMode: false })).toBe(isTime);
      }
    });

    it('One series with it turns it on for the whole chart.', async () => {
      const start = async (withHistogram: boolean) => {
        const { svg } = await renderChart(
          <>
            {withHistogram && (
              <HistogramBarSeries id="histogram" data={rows} xAccessor="x" yAccessors={['y']} />
            )}
            <BarSeries id="bars" data={rows} xScaleType={ScaleType.Linear} {...accessors} />
            <LineSeries
              id="line"
              data={rows}
              xScaleType={ScaleType.Linear}
              {...accessors}
              color="#AB1234"
              lineSeriesStyle={{ point: { visible: 'never' } }}
            />
          </>,
        );
        const [bar, line] = [boxesOf(svg, '#123456')[0]!, boxesOf(svg, '#AB1234')[0]!];
        // The line begins in the middle of the bucket.
        expect(line.left).toBeCloseTo(withHistogram ? 100 : (bar.left + bar.right) / 2, 0);
        return bar;
      };
      // Two series share a bucket of 200 pixels.
      expect((await start(true)).right).toBeCloseTo(195, 0);
      expect((await start(false)).right).toBeLessThan(180);
    });

    it('A bucket that starts before min is left out.', async () => {
      const props = { xScaleType: ScaleType.Linear, enableHistogramMode: true };
      expect((await drawn(props)).groups).toHaveLength(3);
      expect((await drawn(props, { xDomain: { min: 11, max: 30 } })).groups).toHaveLength(2);
      expect((await drawn(props, { xDomain: { min: 10, max: 40 } })).values.at(-1)).toBe(50);
    });
  });
});

describe('api/specs/xy/HistogramBarSeries', () => {
  it('A single bar also needs a min or a max that differs from its x.', expectWidthOfSingleBar);
});
