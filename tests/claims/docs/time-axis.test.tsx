// cspell:ignore März
import type { ComponentType } from 'react';
import {
  AreaSeries,
  Axis,
  BarSeries,
  Chart,
  HistogramBarSeries,
  LineSeries,
  Position,
  ScaleType,
  timeFormatter,
  type AxisProps,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barWidths } from '../bar-widths';
import { barsOf } from '../bars-of';
import { boxesOf, type Box } from '../boxes-of';
import { codeOn } from '../code-on';
import { drawnAt } from '../drawn-at';
import { axisOf, render, renderChart, type Series } from '../render-chart';

const hour = 3_600_000;
const start = Date.UTC(2025, 1, 1);
const rows = Array.from({ length: 60 }, (_, index) => ({ x: start + index * 24 * hour, y: 1 }));
const hours = Array.from({ length: 24 }, (_, index) => ({ x: start + index * hour, y: index }));

/** Returns the texts of a time axis, for 60 days by default. */
async function labels(
  axis: Partial<AxisProps>,
  data = rows,
  settings: SettingsProps = {},
): Promise<string[]> {
  const { texts } = await renderChart(
    <>
      <Axis id="x" position={Position.Bottom} {...axis} />
      <LineSeries
        id="line"
        data={data}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="x"
        yAccessors={['y']}
      />
    </>,
    settings,
  );
  return texts;
}

describe('docs/time-axis', () => {
  it('The day on which daylight saving time begins has 23 hours: in a chart of days all bars are then that wide, with gaps of an hour.', async () => {
    const widthsOf = async (lengths: number[]) => {
      const begin = Date.UTC(2025, 2, 27, 23);
      const data = lengths.map((_, day) => ({
        x: begin + lengths.slice(0, day).reduce((sum, one) => sum + one, 0) * hour,
        y: 1,
      }));
      const { svg, debugState } = await renderChart(
        <BarSeries
          id="days"
          color="#112234"
          data={data}
          timeZone="Europe/Rome"
          xScaleType={ScaleType.Time}
          xAccessor="x"
          yAccessors={['y']}
        />,
        { theme: { scales: { barsPadding: 0, histogramPadding: 0 } } },
      );
      const hours = lengths.slice(0, -1).reduce((sum, one) => sum + one, 0) + Math.min(...lengths);
      expect(debugState!.bars![0]!.bars).toHaveLength(lengths.length);
      return barWidths(svg, '#112234').map((width) => Math.round((width * hours) / 6) / 100);
    };
    // From Friday, March 28: summer time begins on Sunday.
    expect(await widthsOf([24, 24, 23, 24])).toEqual([23, 23, 23, 23]);
    expect(await widthsOf([24, 24, 24])).toEqual([24, 24, 24]);
  });
});

describe('docs/axes', () => {
  it('A row of dates with more than twelve ticks has none.', async () => {
    const linesOf = async (days: number) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} gridLine={{ visible: true }} />
          <LineSeries
            id="line"
            data={rows.slice(0, days + 1)}
            timeZone="utc"
            xScaleType={ScaleType.Time}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      const { labels: shown, gridlines } = debugState!.axes!.x[0]!;
      return { days: shown.filter((label) => /^\d/.test(label)).length, lines: gridlines.length };
    };
    const few = await linesOf(9);
    expect(few.days).toBeGreaterThan(8);
    expect(few.lines).toBeGreaterThanOrEqual(few.days);
    const many = await linesOf(14);
    expect(many.days).toBeGreaterThan(12);
    expect(many.lines).toBeLessThan(5);
  });
});

describe('docs/time-axis', () => {
  it('With them, tickFormat formats the tooltip only, and labelFormat has no effect.', async () => {
    const formats = { tickFormat: () => 'tick', labelFormat: () => 'label' };
    expect(await labels(formats)).toEqual(await labels({}));
    expect(await labels({ ...formats, timeAxisLayerCount: 0 })).toEqual(['label']);
  });

  it('Without a tickFormat this axis shows milliseconds such as 1738368000000.', async () => {
    expect(await labels({ timeAxisLayerCount: 0 })).toContain('1738368000000');
  });

  it('A bar whose x is the only one in the chart has no neighbor: it fills the plot, or is a millisecond wide when xDomain is wider.', async () => {
    const min = Date.UTC(2025, 1, 1);
    const max = min + 23 * hour;
    const widthOfBar = async (xDomain?: SettingsProps['xDomain']) => {
      const { svg } = await renderChart(
        <BarSeries
          id="bar"
          color="#112234"
          data={[{ x: min, y: 1 }]}
          xScaleType={ScaleType.Time}
          xAccessor="x"
          yAccessors={['y']}
        />,
        { xDomain, theme: { scales: { barsPadding: 0, histogramPadding: 0 } } },
      );
      return barWidths(svg, '#112234')[0];
    };
    expect(await widthOfBar()).toBe(600);
    expect(await widthOfBar({ min, max })).toBeLessThan(0.001);
    expect(await widthOfBar({ min, max, minInterval: hour })).toBe(25);
  });

  const days = [6, 7, 10, 11].map((day) => Date.UTC(2025, 1, day));
  /** Returns the distances between bars of four days, two of them before a weekend. */
  const distances = async (xScaleType: 'time' | 'ordinal', xs: readonly number[] = days) => {
    const { svg } = await renderChart(
      <BarSeries
        id="days"
        color="#112235"
        data={xs.map((x) => ({ x, y: 1 }))}
        timeZone="utc"
        xScaleType={xScaleType}
        xAccessor="x"
        yAccessors={['y']}
      />,
      { theme: { scales: { barsPadding: 0, histogramPadding: 0 } } },
    );
    const bars = barsOf(svg, '#112235');
    expect(bars).toHaveLength(xs.length);
    return bars.slice(1).map(({ x }, index) => x - bars[index]!.x);
  };

  it('A time scale has room for every hour, whether it has rows or not.', async () => {
    const [day, weekend, next] = await distances('time');
    expect(weekend).toBeCloseTo(3 * day!, 1);
    expect(next).toBeCloseTo(day!, 1);
  });

  it('An ordinal scale gives each x that occurs the same room, so that Monday follows Friday.', async () => {
    const [day, weekend, next] = await distances('ordinal');
    expect(weekend).toBeCloseTo(day!, 1);
    expect(next).toBeCloseTo(day!, 1);
  });

  it('Days with the same text are one category, so add the year where the data span more than one.', async () => {
    const { texts } = await renderChart(
      <>
        <Axis id="x" position={Position.Bottom} />
        <LineSeries
          id="years"
          data={['Feb 6', 'Feb 7', 'Feb 6'].map((x, y) => ({ x, y }))}
          xScaleType={ScaleType.Ordinal}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>,
    );
    expect(texts).toEqual(['Feb 6', 'Feb 7']);
  });

  it('The rows of dates are gone: an ordinal axis has one row, in which labels that would overlap are left out.', async () => {
    const { WorkingDays } = codeOn<{ WorkingDays: ComponentType }>('docs/time-axis', 'WorkingDays');
    const { texts } = await render(<WorkingDays />);
    expect(texts.slice(0, 4)).toEqual(['Thu, Feb 6', 'Fri, Feb 7', 'Mon, Feb 10', 'Tue, Feb 11']);
    const shown = async (count: number) => {
      const many = Array.from({ length: count }, (_, index) => ({
        x: `a long label ${index}`,
        y: 1,
      }));
      const { texts: labelTexts } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} />
          <LineSeries id="many" data={many} xAccessor="x" yAccessors={['y']} xScaleType="ordinal" />
        </>,
      );
      return labelTexts.length;
    };
    expect(await shown(4)).toBe(4);
    expect(await shown(40)).toBeLessThan(20);
  });

  it('Rows of dates show a 24 hour clock, in every language.', async () => {
    for (const locale of ['en-US', 'en-GB', 'de-DE', 'ko-KR']) {
      const texts = await labels({}, hours, { locale });
      expect(texts, locale).toContain('18:00');
      expect(texts.join(' '), locale).not.toMatch(/[ap]\.?m/i);
    }
    const own = await labels({ timeAxisLayerCount: 0, tickFormat: timeFormatter('h A') }, hours);
    expect(own).toContain('6 PM');
  });

  it('The axis then has at most one tick a month, if its range contains two first days of a month.', async () => {
    const start = Date.UTC(2025, 1, 10);
    const ticks = async (days: number) => {
      const { debugState } = await renderChart(
        <>
          <Axis
            id="x"
            position={Position.Bottom}
            timeAxisLayerCount={0}
            tickFormat={timeFormatter('MMM YY')}
          />
          <LineSeries
            id="days"
            data={[0, days].map((day) => ({ x: start + day * 86_400_000, y: day }))}
            xScaleType={ScaleType.Time}
            timeZone="utc"
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return debugState!.axes!.x[0]!.labels;
    };
    // 10 February to 4 April has two first days of a month, to 22 March has one.
    for (const days of [53, 60, 90, 150, 364, 700, 1500]) {
      const labels = await ticks(days);
      expect(labels.length).toBeGreaterThan(1);
      expect(new Set(labels).size).toBe(labels.length);
    }
    expect(await ticks(150)).toEqual(['Mar 25', 'Apr 25', 'May 25', 'Jun 25', 'Jul 25']);
    const repeated = await ticks(40);
    expect(new Set(repeated).size).toBeLessThan(repeated.length);
  });

  it("In a shorter range a month can stand there more than once: write the day as well, 'D MMM'.", async () => {
    const shown = async (days: number, format: string) => {
      const { debugState } = await renderChart(
        <>
          <Axis
            id="x"
            position={Position.Bottom}
            timeAxisLayerCount={0}
            tickFormat={timeFormatter(format)}
          />
          <LineSeries
            id="line"
            data={[0, days].map((day) => ({ x: Date.UTC(2025, 1, 10 + day), y: day }))}
            timeZone="utc"
            xScaleType={ScaleType.Time}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return axisOf(debugState, 'x').labels;
    };
    for (const days of [3, 15, 20, 29, 40]) {
      const months = await shown(days, 'MMM YY');
      expect(new Set(months).size).toBeLessThan(months.length);
      const dates = await shown(days, 'D MMM');
      expect(dates.length).toBeGreaterThan(1);
      expect(new Set(dates).size).toBe(dates.length);
    }
  });

  it('The axis begins at the first x and ends at the last, with bars one bucket later.', async () => {
    const color = '#112236';
    const draw = (Series: Series, xNice: boolean) =>
      renderChart(
        <Series
          id="series"
          color={color}
          data={[0, 1, 2, 3].map((day) => ({ x: start + day * 24 * hour, y: day + 1 }))}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xNice={xNice}
          xAccessor="x"
          yAccessors={['y']}
          areaSeriesStyle={{ area: { opacity: 1 } }}
        />,
        { theme: { scales: { histogramPadding: 0 } } },
      );
    for (const xNice of [false, true]) {
      // From a quarter of the height to the top.
      for (const Series of [LineSeries, AreaSeries]) {
        const tops = await drawnAt(await draw(Series, xNice), color, [2, 300, 597]);
        for (const [index, top] of [225, 112, 0].entries())
          expect(Math.abs(tops[index]![0]! - top)).toBeLessThan(4);
      }
      for (const Series of [BarSeries, HistogramBarSeries] as Series[]) {
        const bars = barsOf((await draw(Series, xNice)).svg, color);
        expect(bars.map(({ x }) => Math.round(x))).toEqual([0, 150, 300, 450]);
        expect(bars.map(({ width }) => Math.round(width))).toEqual([150, 150, 150, 150]);
      }
    }
  });

  it('The axis writes rows of dates: hours above days, days above months, at the top the other way round.', async () => {
    const rowsOf = async (position: 'bottom' | 'top', data: typeof rows) => {
      const { svg, texts } = await renderChart(
        <>
          <Axis id="x" position={position} />
          <LineSeries
            id="line"
            data={data}
            timeZone="utc"
            xScaleType={ScaleType.Time}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      const heights = [
        ...svg.matchAll(/<path fill="#516381" transform="translate\([\d.]+ ([\d.]+)\)"/g),
      ].map(([, y]) => Number(y));
      expect(heights).toHaveLength(texts.length);
      const heightOf = (label: RegExp) => heights[texts.findIndex((text) => label.test(text))]!;
      return heightOf;
    };
    for (const [data, fine, coarse] of [
      [hours, /^\d\d:\d\d$/, /2025/],
      [rows.slice(0, 9), /^\d+\w\w$/, /February/],
    ] as const) {
      const bottom = await rowsOf('bottom', [...data]);
      expect(bottom(fine)).toBeLessThan(bottom(coarse));
      const top = await rowsOf('top', [...data]);
      expect(top(fine)).toBeGreaterThan(top(coarse));
    }
  });

  it('No row is finer than the smallest distance between two x values: two points a day apart get no hours, three years apart nothing but decades. A small minInterval in xDomain brings the rows back: { min: NaN, max: NaN, minInterval: 3_600_000 }. It also helps if all rows have one x, where the axis says "0ms".', async () => {
    const texts = (days: number, settings: SettingsProps = {}) =>
      labels(
        {},
        [0, days * 24].map((count) => ({ x: start + count * hour, y: 1 })),
        settings,
      );
    const xDomain = { min: NaN, max: NaN, minInterval: 3_600_000 };
    expect(await labels({}, [...hours, { x: start + 24 * hour, y: 1 }])).toContain('06:00');
    expect(await texts(1)).not.toContain('06:00');
    expect(await texts(1, { xDomain })).toContain('06:00');
    expect(await texts(3 * 365)).toEqual([]);
    expect(await texts(8 * 365)).toEqual(['2030']);
    expect((await texts(3 * 365, { xDomain })).length).toBeGreaterThan(3);
    const single = [
      { x: start + 9 * hour, y: 1 },
      { x: start + 9 * hour, y: 2 },
    ];
    for (const count of [1, 2]) {
      expect(await labels({}, single.slice(0, count))).toContain('0ms');
      expect(await labels({}, single.slice(0, count), { xDomain })).toContain('09:00');
    }
  });

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

describe('docs/time-axis', () => {
  it('timeAxisLayerCount, for 60 days from February:', async () => {
    const days = ['3rd', '10th', '17th', '24th'];
    const inTwo = [...days, 'February 2025', 'March 2025'];
    expect(await labels({ timeAxisLayerCount: 1 })).toEqual(
      expect.arrayContaining(['February 10, 2025', 'February 17, 2025']),
    );
    expect(await labels({ timeAxisLayerCount: 2 })).toEqual(inTwo);
    expect(await labels({})).toEqual(inTwo);
    expect(await labels({ timeAxisLayerCount: 3 })).toEqual([...days, 'February', 'March', '2025']);
    const own = await labels({ timeAxisLayerCount: 0, tickFormat: () => 'own' });
    expect(new Set(own)).toEqual(new Set(['own']));
  });

  it('It chooses the steps by the range and by its width: three months are weeks and months on 1,000 pixels, and months and years on 390.', async () => {
    const on = async (width: number) => {
      const { texts } = await render(
        <Chart size={[width, 300]}>
          <Axis id="x" position={Position.Bottom} />
          <LineSeries
            id="line"
            data={Array.from({ length: 90 }, (_, day) => ({ x: start + day * 24 * hour, y: 1 }))}
            timeZone="utc"
            xScaleType={ScaleType.Time}
            xAccessor="x"
            yAccessors={['y']}
          />
        </Chart>,
      );
      return texts;
    };
    expect(await on(1000)).toEqual(expect.arrayContaining(['10th', '17th', 'March 2025']));
    expect(await on(390)).toEqual(['February', 'March', 'April', '2025']);
  });

  it('The language of the rows is locale of Settings, the first day of the week dow. Rows of dates begin weeks on the day in dow of Settings.', async () => {
    expect(await labels({}, rows, { locale: 'de-DE' })).toContain('März 2025');
    expect(await labels({}, rows, { locale: 'fr-FR' })).toContain('mars 2025');
    // Mondays and Sundays.
    for (const [dow, days] of [
      [undefined, ['3rd', '10th', '17th', '24th']],
      [1, ['3rd', '10th', '17th', '24th']],
      [7, ['2nd', '9th', '16th', '23rd']],
    ] as const)
      expect(await labels({}, rows, dow ? { dow } : {})).toEqual(expect.arrayContaining([...days]));
  });

  describe('bars', () => {
    const bars = async (
      hoursOfRows: number[],
      settings: SettingsProps = {},
      axis: Partial<AxisProps> = {},
      props: object = {},
    ) => {
      const { svg, debugState } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} {...axis} />
          <BarSeries
            id="bars"
            color="#1234AB"
            data={hoursOfRows.map((x) => ({ x: start + x * hour, y: 1 }))}
            timeZone="utc"
            xScaleType={ScaleType.Time}
            xAccessor="x"
            yAccessors={['y']}
            {...props}
          />
        </>,
        { ...settings, theme: { scales: { histogramPadding: 0 } } },
      );
      return { boxes: boxesOf(svg, '#1234AB'), axis: debugState!.axes!.x[0]! };
    };
    const edges = (boxes: Box[]) =>
      boxes.flatMap(({ left, right }) => [left, right].map(Math.round));

    it('Bars on a time scale stand between ticks, one bucket wide: BarSeries switches its histogram mode on, and enableHistogramMode={false} does not switch it off.', async () => {
      for (const enableHistogramMode of [undefined, true, false])
        expect(edges((await bars([0, 1, 2], {}, {}, { enableHistogramMode })).boxes)).toEqual([
          0, 200, 200, 400, 400, 600,
        ]);
    });

    it('max is the start of the last bucket: the chart adds its width. With the end of the last bucket as max the chart has an empty bucket at the right. Bars that start before min or after max are missing as a whole.', async () => {
      const within = async (min: number, max: number) =>
        edges(
          (await bars([0, 1, 2], { xDomain: { min: start + min * hour, max: start + max * hour } }))
            .boxes,
        );
      expect(await within(0, 2)).toEqual([0, 200, 200, 400, 400, 600]);
      expect(await within(0, 3)).toEqual([0, 150, 150, 300, 300, 450]);
      expect(await within(0, 1)).toEqual([0, 300, 300, 600]);
      expect(await within(0.5, 2)).toEqual([120, 360, 360, 600]);
    });

    it('All bars are as wide as the shortest bucket, so that a gap follows a longer one.', async () => {
      expect(edges((await bars([0, 2, 3])).boxes)).toEqual([0, 150, 300, 450, 450, 600]);
    });

    it('Rotated tick labels leave little room for the plot when the axis has rows. Set timeAxisLayerCount={0} first.', async () => {
      const height = async (rotation: number, timeAxisLayerCount: number) => {
        const twenty = Array.from({ length: 20 }, (_, day) => day * 24);
        const axis = {
          timeAxisLayerCount,
          tickFormat: timeFormatter('YYYY-MM-DD'),
          style: { tickLabel: { rotation } },
        };
        const [first] = (await bars(twenty, {}, axis)).boxes;
        return first!.bottom - first!.top;
      };
      for (const rotation of [-90, -45]) {
        expect(await height(rotation, 2)).toBeLessThan((await height(rotation, 0)) - 40);
        expect(await height(0, 2)).toBeGreaterThan((await height(rotation, 2)) + 80);
      }
    });
  });
});
