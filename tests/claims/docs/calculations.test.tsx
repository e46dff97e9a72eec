import type { ComponentType } from 'react';
import {
  BarSeries,
  computeRatioByGroups,
  Heatmap,
  LegendValue,
  LineSeries,
  Partition,
  ScaleType,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';
import { render, renderChart } from '../render-chart';

const page = 'docs/calculations';

describe('docs/calculations', () => {
  describe('trend line', () => {
    interface Point {
      x: number | null;
      y: number | null;
    }
    const { trendLine, Scatter } = codeOn<{
      trendLine: (points: Point[]) => { x: number; y: number }[];
      Scatter: ComponentType<{ points: Point[] }>;
    }>(page, 'trendLine');

    it('This function returns the two ends of the straight line with the least squares, and a LineSeries draws it:', async () => {
      const line = (points: [unknown, unknown][]) =>
        trendLine(points.map(([x, y]) => ({ x, y }) as Point)).map(({ x, y }) => [x, y]);
      expect(line([[0, 1], [1, 3], [2, 5]])).toEqual([[0, 1], [2, 5]]); // prettier-ignore
      // Known result: slope 0.6, y 2.2 at x = 0.
      const [start, end] = line([[1, 2], [2, 4], [3, 5], [4, 4], [5, 5]]); // prettier-ignore
      expect([start![1], end![1]]).toEqual([expect.closeTo(2.8), expect.closeTo(5.2)]);
      // Unsorted, with gaps and texts.
      expect(line([[4, 4], [null, 1], [0, 0], [2, NaN], [2, undefined], ['3', 9]])).toEqual([[0, 0], [4, 4]]); // prettier-ignore
      for (const tooFew of [
        [],
        [[1, 1]],
        [
          [1, 1],
          [1, 5],
        ],
        [
          [null, 1],
          [2, 3],
        ],
      ] as [unknown, unknown][][])
        // prettier-ignore
        expect(line(tooFew)).toEqual([]);
      await render(<Scatter points={[]} />);
      await render(
        <Scatter
          points={[
            { x: 1, y: 2 },
            { x: 3, y: null },
          ]}
        />,
      );
    });

    it('Times work as x as well, with ScaleType.Time on both series.', () => {
      const start = Date.UTC(2025, 0, 1);
      const points = Array.from({ length: 1000 }, (_, index) => ({
        x: start + index,
        y: 5 + index * 0.25,
      }));
      const [first, last] = trendLine(points);
      expect(first!.y).toBeCloseTo(5, 6);
      expect(last!.y).toBeCloseTo(5 + 999 * 0.25, 6);
    });
  });

  describe('percentiles', () => {
    const { percentile, percentilesByBucket } = codeOn<{
      percentile: (values: (number | null | undefined)[], percent: number) => number | null;
      percentilesByBucket: (
        rows: { time: number; value: number | null }[],
        width: number,
      ) => object[];
    }>(page, 'percentile');

    it('Compute others before you draw, one row for each bucket of time:', () => {
      const values = [40, 10, 30, 20];
      expect([0, 50, 100].map((percent) => percentile(values, percent))).toEqual([10, 25, 40]);
      expect(percentile(values, 95)).toBeCloseTo(38.5);
      expect(values).toEqual([40, 10, 30, 20]);
      expect(percentile([null, 7, NaN, undefined, Infinity], 99)).toBe(7);
      expect(percentile([], 50)).toBeNull();
      expect(percentile([null], 50)).toBeNull();
      expect([-5, 200].map((percent) => percentile(values, percent))).toEqual([10, 40]);
      expect(
        percentilesByBucket(
          [
            { time: 125, value: 4 },
            { time: 5, value: 1 },
            { time: 59, value: 3 },
            { time: NaN, value: 9 },
            { time: 190, value: null },
          ],
          60,
        ),
      ).toEqual([
        {
          time: 0,
          p50: 2,
          p95: expect.closeTo(2.9) as number,
          p99: expect.closeTo(2.98) as number,
        },
        { time: 120, p50: 4, p95: 4, p99: 4 },
        { time: 180, p50: null, p95: null, p99: null },
      ]);
    });

    it('LegendValue.Median is the only percentile that the library knows, and it stands in the legend alone.', async () => {
      expect(
        Object.keys(LegendValue).filter((name) => /median|percentile|quantile|p\d/i.test(name)),
      ).toEqual(['Median']);
      const { texts } = await renderChart(
        <LineSeries
          id="a"
          data={[1, 2, 9].map((y, x) => ({ x, y }))}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
        />,
        { showLegend: true, legendValues: [LegendValue.Median] },
      );
      expect(texts.slice(-3)).toEqual(['Median', 'a', '2']);
    });
  });

  describe('box plot', () => {
    interface Box {
      q1: number;
      median: number;
      q3: number;
      low: number;
      high: number;
      outliers: number[];
    }
    const { boxOf, BoxPlot } = codeOn<{
      boxOf: (values: (number | null)[]) => Box | undefined;
      BoxPlot: ComponentType<{ groups: { name: string; values: (number | null)[] }[] }>;
    }>(page, 'boxOf');

    it('A bar from the first to the third quartile is the box, lines are the whiskers, a point is the median.', async () => {
      expect(boxOf([9, 1, 2, null, 3, 4, 5, NaN, 40])).toEqual({
        q1: 2.5,
        median: 4,
        q3: 7,
        low: 1,
        high: 9,
        outliers: [40],
      });
      expect(boxOf([7])).toEqual({ q1: 7, median: 7, q3: 7, low: 7, high: 7, outliers: [] });
      expect(boxOf([])).toBeUndefined();
      expect(boxOf([null, NaN])).toBeUndefined();
      expect(boxOf([-8, -4, -2])?.low).toBe(-8);
      const { svg } = await render(
        <BoxPlot
          groups={[
            { name: 'A', values: [1, 2, 3, 4, 5, 9] },
            { name: 'B', values: [null] },
            { name: 'C', values: [2, 3, 8] },
          ]}
        />,
      );
      const boxes = [...svg.matchAll(/<path fill="#[^"]+"[^>]*d="M([\d.]+) [\d.]+L([\d.]+)/g)];
      const whiskers = svg.match(/stroke="#1d2a3e" stroke-width="2"[^>]*d="M/gi) ?? [];
      expect(boxes.length).toBeGreaterThanOrEqual(2);
      expect(whiskers).toHaveLength(4);
      await render(<BoxPlot groups={[]} />);
    });

    it('Thin bars in place of the lines would stand beside the boxes.', async () => {
      const rows = [{ x: 'A', low: 1, q1: 3, q3: 6, high: 9 }];
      const { svg } = await renderChart(
        <>
          <BarSeries id="box" data={rows} xAccessor="x" yAccessors={['q3']} y0Accessors={['q1']} />
          <BarSeries
            id="whisker"
            data={rows}
            xAccessor="x"
            yAccessors={['high']}
            y0Accessors={['low']}
            barSeriesStyle={{ rect: { widthPixel: 2 } }}
          />
        </>,
      );
      const [box, whisker] = [...svg.matchAll(/d="M([\d.]+) [\d.]+L([\d.]+)/g)];
      expect(Number(whisker![1])).toBeGreaterThanOrEqual(Number(box![2]));
    });
  });

  describe('weekday and hour', () => {
    const { countByHour, Activity } = codeOn<{
      countByHour: (
        times: number[],
        timeZone: string,
      ) => { day: string; hour: string; count: number }[];
      Activity: ComponentType<{ times: number[]; timeZone: string }>;
    }>(page, 'countByHour');
    const counted = (times: number[], timeZone: string) =>
      countByHour(times, timeZone).flatMap(({ day, hour, count }) =>
        count > 0 ? [`${day} ${hour} ${count}`] : [],
      );

    it('Intl.DateTimeFormat knows any zone, with its daylight saving time:', async () => {
      const winter = Date.UTC(2025, 0, 6, 23, 30); // a Monday
      const summer = Date.UTC(2025, 6, 7, 23, 30); // a Monday
      expect(counted([winter, summer], 'UTC')).toEqual(['Mon 23 2']);
      expect(counted([winter, summer], 'Europe/Rome')).toEqual(['Tue 00 1', 'Tue 01 1']);
      expect(counted([winter], 'Asia/Tokyo')).toEqual(['Tue 08 1']);
      expect(counted([NaN, Infinity, 9e15, winter], 'UTC')).toEqual(['Mon 23 1']);
      const none = countByHour([], 'UTC');
      expect(none).toHaveLength(168);
      expect(none[0]).toEqual({ day: 'Mon', hour: '00', count: 0 });
      const { texts } = await render(<Activity times={[winter]} timeZone="UTC" />);
      expect(texts).toEqual(expect.arrayContaining(['Mon', 'Sun', '23']));
    });

    it('Without dataIndex the days stand in the order of the alphabet.', async () => {
      const rowsOf = async (ySortPredicate?: 'dataIndex') => {
        const { debugState } = await renderChart(
          <Heatmap
            id="activity"
            data={countByHour([0], 'UTC')}
            xAccessor="hour"
            yAccessor="day"
            valueAccessor="count"
            xScale={{ type: ScaleType.Ordinal }}
            ySortPredicate={ySortPredicate}
            colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aaeecc' }] }}
          />,
        );
        return debugState?.axes?.y[0]?.labels;
      };
      const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
      expect(await rowsOf('dataIndex')).toEqual(days);
      expect(await rowsOf()).toEqual(days.sort());
    });

    it('An unknown zone throws a RangeError.', () => {
      expect(() => countByHour([], 'Mars/Phobos')).toThrow(RangeError);
    });
  });

  describe('shares', () => {
    type Sale = { day: string; shop: string; sold: number };
    const { sharesOfDay } = codeOn<{ sharesOfDay: (sales: Sale[]) => Sale[] }>(page, 'sharesOfDay');
    const sale = (day: string, sold: unknown, shop = 'A') => ({ day, shop, sold }) as Sale;
    const shares = (sales: Sale[]) => sharesOfDay(sales).map(({ day, sold }) => [day, sold]);

    it('Negative values count without their sign: 200 and -300 become 0.4 and 0.6.', () => {
      expect(shares([sale('Mon', 200), sale('Mon', -300)])).toEqual([
        ['Mon', 0.4],
        ['Mon', 0.6],
      ]);
    });

    it('A row whose value is no number keeps it. It adds nothing to the total.', () => {
      expect(
        shares([sale('Mon', 2), sale('Mon', null), sale('Mon', 6), sale('Mon', 'n/a')]),
      ).toEqual([
        ['Mon', 0.25],
        ['Mon', null],
        ['Mon', 0.75],
        ['Mon', 'n/a'],
      ]);
    });

    it('The rows come back group by group. Groups whose key is a whole number come first, so sort again.', () => {
      const sales = [sale('Mon', 1), sale('7', 1), sale('Mon', 3), sale('5', 1)];
      expect(shares(sales).map(([day]) => day)).toEqual(['5', '7', 'Mon', 'Mon']);
      expect(computeRatioByGroups([], ['day'], [])).toEqual([]);
    });
  });

  describe('CSV', () => {
    interface Csv {
      rows: Record<string, string>[];
      problems: { line: number; message: string }[];
    }
    const { parseCsv } = codeOn<{ parseCsv: (file: string, separator?: string) => Csv }>(
      page,
      'parseCsv',
    );
    const { numberOf } = codeOn<{
      numberOf: (field: string | undefined, decimal?: '.' | ',') => number | null;
    }>(page, 'numberOf');

    it('This function reads quotes, line breaks within them, both kinds of line ends and a byte order mark. It leaves out rows with too few or too many fields, and says which:', () => {
      const { rows, problems } = parseCsv(
        '\uFEFFday, note ,sold\r\nMon,"a, ""b""\r\nc",3\r\n\r\nTue,5" disk,4\rWed,7\nThu,x,1,2\nFri, "quoted",5\n  \nSat,"",\n',
      );
      expect(rows).toEqual([
        { day: 'Mon', note: 'a, "b"\nc', sold: '3' },
        { day: 'Tue', note: '5" disk', sold: '4' },
        { day: 'Fri', note: 'quoted', sold: '5' },
        { day: 'Sat', note: '', sold: '' },
      ]);
      expect(problems).toEqual([
        { line: 6, message: '2 fields in place of 3' },
        { line: 7, message: '4 fields in place of 3' },
      ]);
      expect(parseCsv('a;b\n1,5;2', ';').rows).toEqual([{ a: '1,5', b: '2' }]);
      for (const empty of ['', '\n\n', 'a,b', 'a,b\r\n'])
        expect(parseCsv(empty)).toEqual({ rows: [], problems: [] });
      expect(parseCsv('a,b\n1,2\n3,"4\n5,6')).toEqual({
        rows: [{ a: '1', b: '2' }],
        problems: [{ line: 3, message: 'a quote is not closed' }],
      });
      expect(parseCsv('a,b\n1,2').rows).toEqual([{ a: '1', b: '2' }]);
    });

    it('Convert them, and name the decimal sign of the file:', () => {
      expect(
        ['7', ' 7 ', '1,024.5', '-3', '.5', '1e3', '+2'].map((text) => numberOf(text)),
      ).toEqual([7, 7, 1024.5, -3, 0.5, 1000, 2]);
      expect(['1.024,5', '0,5', '7'].map((text) => numberOf(text, ','))).toEqual([1024.5, 0.5, 7]);
      for (const text of ['', ' ', 'n/a', '12 kg', '0x10', '1-2', '1e999', 'NaN', undefined])
        expect(numberOf(text)).toBeNull();
    });

    it('An XY chart reads the text "7" as a number, but not "1,024" or "n/a", and an empty text as 0.', async () => {
      const { debugState } = await renderChart(
        <BarSeries
          id="bars"
          data={['7', '1,024', 'n/a', ''].map((y, index) => ({ x: String(index), y }))}
          xAccessor="x"
          yAccessors={['y']}
        />,
      );
      expect(debugState?.bars?.[0]?.bars.map(({ x, y }) => [x, y])).toEqual([
        ['0', 7],
        ['3', 0],
      ]);
      // Other charts do not.
      const partition = await renderChart(
        <Partition
          id="parts"
          data={[{ value: '7' }, { value: 3 }]}
          valueAccessor={({ value }) => value as number}
          layers={[{ groupByRollup: ({ value }: { value: unknown }) => typeof value }]}
        />,
      );
      expect(partition.debugState?.partition?.[0]?.partitions.map(({ name }) => name)).toEqual([
        'number',
      ]);
    });
  });
});
