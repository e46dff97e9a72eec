import type { ColorBand, ColumnarViewModel } from '@elastic/charts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOn } from '../claims/code-on';

/** Returns a function that a code block of a guide defines. */
const functionOfGuide = <T>(guide: string, name: string): T =>
  codeOn<Record<string, T>>(`docs/${guide}`, name)[name]!;

// The same inputs in every run: a failure that depends on chance would stop an unrelated change.
fc.configureGlobal({ seed: 20261127 });

/** Values of data: no numbers so small that their ratios have few digits. */
const number = fc
  .double({ min: -1e6, max: 1e6, noNaN: true })
  .map((value) => (Math.abs(value) < 1e-9 ? 0 : value));
/** Numbers of which most are close to each other, as the times of events in a burst. */
const uneven = fc.oneof(
  { weight: 9, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  { weight: 1, arbitrary: number },
);

describe('reduceRows', () => {
  interface Row {
    x: number;
    y: number;
  }
  const reduceRows = functionOfGuide<(rows: Row[], columns: number) => Row[]>(
    'large-data',
    'reduceRows',
  );
  const rows = fc.array(fc.record({ x: uneven, y: number }), { maxLength: 300 });
  const columns = fc.integer({ min: 1, max: 50 });

  it('keeps the extremes and the ends of each column, and at most four rows', () =>
    fc.assert(
      fc.property(rows, columns, (all, count) => {
        const kept = reduceRows(all, count);
        const least = Math.min(...all.map(({ x }) => x));
        const width = (Math.max(...all.map(({ x }) => x)) - least) / count || 1;
        const columnOf = ({ x }: Row) => Math.min(Math.floor((x - least) / width), count - 1);
        const inColumns = (list: Row[]) => {
          const columns = new Map<number, Row[]>();
          for (const row of list)
            columns.set(columnOf(row), [...(columns.get(columnOf(row)) ?? []), row]);
          return columns;
        };
        const [before, after] = [inColumns(all), inColumns(kept)];
        expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
        for (const [column, list] of after) {
          const original = before.get(column) ?? [];
          expect(list.length).toBeLessThanOrEqual(4);
          for (const key of ['x', 'y'] as const)
            for (const extreme of [Math.min, Math.max])
              expect(extreme(...list.map((row) => row[key]))).toBe(
                extreme(...original.map((row) => row[key])),
              );
        }
      }),
    ));

  it('returns rows of the data, sorted by x', () =>
    fc.assert(
      fc.property(rows, columns, (all, count) => {
        const kept = reduceRows(all, count);
        expect(kept.every((row) => all.includes(row))).toBe(true);
        expect(new Set(kept).size).toBe(kept.length);
        expect(kept.map(({ x }) => x)).toEqual(kept.map(({ x }) => x).sort((a, b) => a - b));
      }),
    ));

  it('leaves room for a sparse part of the data beside a dense one', () => {
    const dense = Array.from({ length: 900 }, (_, index) => ({ x: index / 900, y: index % 7 }));
    const sparse = Array.from({ length: 99 }, (_, index) => ({ x: index + 2, y: index % 5 }));
    const kept = reduceRows([...dense, ...sparse], 100);
    expect(kept.filter(({ x }) => x >= 2)).toEqual(sparse);
  });

  it('takes many rows', () => {
    const many = Array.from({ length: 300_000 }, (_, x) => ({ x, y: x % 97 }));
    expect(reduceRows(many, 100).length).toBeLessThanOrEqual(400);
  });
});

describe('withGaps', () => {
  interface Row {
    time: number;
    value: number | null;
  }
  const withGaps = functionOfGuide<(rows: Row[], step: number) => Row[]>(
    'missing-values',
    'withGaps',
  );
  const rows = fc.array(fc.record({ time: fc.integer({ min: 0, max: 300 }), value: number }));
  const step = fc.integer({ min: 1, max: 60 });
  const times = (list: Row[]) => list.map(({ time }) => time);

  it('keeps all rows and adds one with null in each gap', () =>
    fc.assert(
      fc.property(rows, step, (all, distance) => {
        const filled = withGaps(all, distance);
        const sorted = [...all].sort((a, b) => a.time - b.time);
        expect(filled.filter(({ value }) => value !== null)).toEqual(sorted);
        expect(times(filled)).toEqual(times(filled).sort((a, b) => a - b));
        const gaps = sorted.filter(
          ({ time }, index) => (sorted[index + 1]?.time ?? time) - time > 1.5 * distance,
        );
        expect(times(filled.filter(({ value }) => value === null))).toEqual(
          gaps.map(({ time }) => time + distance),
        );
      }),
    ));
});

describe('countByBucket', () => {
  interface Bucket {
    from: number;
    count: number;
  }
  const countByBucket = functionOfGuide<(values: number[], width: number) => Bucket[]>(
    'histograms',
    'countByBucket',
  );
  const values = fc.array(fc.double({ min: -1e3, max: 1e3, noNaN: true }));
  const width = fc.constantFrom(0.1, 0.25, 0.3, 1, 7, 10);

  it('counts every value once, in buckets without a hole', () =>
    fc.assert(
      fc.property(values, width, (list, size) => {
        const buckets = countByBucket(list, size);
        expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(list.length);
        for (const [index, { from, count }] of buckets.entries()) {
          expect(from).toBeCloseTo((buckets[0]?.from ?? NaN) + index * size, 6);
          const near = list.filter((value) => value > from - 1e-9 && value < from + size + 1e-9);
          expect(near.length).toBeGreaterThanOrEqual(count);
        }
        expect(buckets.at(0)?.count).not.toBe(0);
        expect(buckets.at(-1)?.count).not.toBe(0);
      }),
    ));

  it('takes many values', () => {
    const many = Array.from({ length: 300_000 }, (_, index) => index % 50);
    expect(countByBucket(many, 10).map(({ count }) => count)).toEqual(Array(5).fill(60_000));
  });
});

describe('bandsOf', () => {
  const bandsOf = functionOfGuide<(values: number[], colors: string[]) => ColorBand[]>(
    'heatmaps',
    'bandsOf',
  );
  const colors = fc.array(fc.constantFrom('red', 'green', 'blue'), { minLength: 1, maxLength: 9 });

  it('covers all numbers with bands of the same width, one for each color', () =>
    fc.assert(
      fc.property(fc.array(uneven, { minLength: 1 }), colors, (values, palette) => {
        const bands = bandsOf(values, palette);
        expect(bands.map(({ color }) => color)).toEqual(palette);
        expect([bands[0]?.start, bands.at(-1)?.end]).toEqual([-Infinity, Infinity]);
        const edges = bands.slice(1).map(({ start }) => start);
        expect(bands.slice(0, -1).map(({ end }) => end)).toEqual(edges);
        const width = (Math.max(...values) - Math.min(...values)) / palette.length || 1;
        for (const [index, edge] of edges.entries())
          expect(edge).toBeCloseTo(Math.min(...values) + (index + 1) * width, 6);
      }),
    ));

  it('has no bands without a value, and ignores values that are not finite', () => {
    expect(bandsOf([], ['red'])).toEqual([]);
    expect(bandsOf([NaN, 0, 4, Infinity], ['red', 'blue'])).toEqual(
      bandsOf([0, 4], ['red', 'blue']),
    );
  });
});

describe('withOther', () => {
  interface Share {
    name: string;
    value: number;
  }
  const withOther = functionOfGuide<(rows: Share[], count: number) => Share[]>(
    'pie-and-donut',
    'withOther',
  );
  const share = fc.record({ name: fc.string(), value: fc.integer({ min: 0, max: 1000 }) });

  it('keeps the sum and the largest rows', () =>
    fc.assert(
      fc.property(fc.array(share), fc.nat(10), (rows, count) => {
        const kept = withOther(rows, count);
        const sum = (list: Share[]) => list.reduce((total, { value }) => total + value, 0);
        expect(sum(kept)).toBe(sum(rows));
        expect(kept.length).toBeLessThanOrEqual(count + 1);
        const sorted = rows.map(({ value }) => value).sort((a, b) => b - a);
        expect(kept.slice(0, count).map(({ value }) => value)).toEqual(sorted.slice(0, count));
      }),
    ));
});

describe('sumsOf', () => {
  interface Reading {
    time: number;
    room: string;
    energy: number | null;
  }
  const sumsOf = functionOfGuide<(rows: Reading[]) => Map<string, number>>('legend', 'sumsOf');
  const reading = fc.record({
    time: fc.nat(5),
    room: fc.constantFrom('A', 'B', '7', ''),
    energy: fc.oneof(fc.integer({ min: -100, max: 100 }), fc.constantFrom(null, NaN)),
  });

  it('has a finite sum for each room, which add up to the sum of all rows', () =>
    fc.assert(
      fc.property(fc.array(reading), (rows) => {
        const sums = sumsOf(rows);
        expect([...sums.keys()]).toEqual([...new Set(rows.map(({ room }) => room))]);
        const total = rows.reduce((sum, { energy }) => sum + (energy || 0), 0);
        expect([...sums.values()].reduce((sum, value) => sum + value, 0)).toBe(total);
      }),
    ));
});

describe('topAndOthers', () => {
  interface Row {
    x: string;
    series: string;
    value: number | null;
  }
  const topAndOthers = functionOfGuide<(rows: Row[], count: number) => Row[]>(
    'sorting',
    'topAndOthers',
  );
  const row = fc.record({
    x: fc.constantFrom('10', '9', 'b', 'a'),
    series: fc.constantFrom('A', 'B', 'C', '7', 'Others', ''),
    value: fc.oneof(fc.integer({ min: -9, max: 99 }), fc.constantFrom(null, NaN, Infinity)),
  });
  const finite = (value: number | null) => (Number.isFinite(value) ? Number(value) : 0);
  const sumsBy = (rows: Row[], key: 'x' | 'series') => {
    const sums = new Map<string, number>();
    for (const row of rows) sums.set(row[key], (sums.get(row[key]) ?? 0) + finite(row.value));
    return sums;
  };

  it('keeps the sum and the order of each x, and the largest series with their sums', () =>
    fc.assert(
      fc.property(fc.array(row), fc.nat(6), (rows, count) => {
        const kept = topAndOthers(rows, count);
        expect([...sumsBy(kept, 'x')]).toEqual([...sumsBy(rows, 'x')]);
        const [before, after] = [sumsBy(rows, 'series'), sumsBy(kept, 'series')];
        const named = [...after].filter(([name]) => name !== 'Others');
        for (const [name, sum] of named) expect(sum).toBe(before.get(name));
        const largest = [...before]
          .filter(([name]) => name !== 'Others')
          .map(([, sum]) => sum)
          .sort((a, b) => b - a)
          .slice(0, count);
        expect(named.map(([, sum]) => sum)).toEqual(largest);
      }),
    ));

  it('has one row for each x and series, Others last, and no sums of nothing', () =>
    fc.assert(
      fc.property(fc.array(row), fc.nat(6), (rows, count) => {
        const kept = topAndOthers(rows, count);
        const names = [...new Set(kept.map(({ series }) => series))];
        expect(names.slice(0, -1)).not.toContain('Others');
        const xs = [...new Set(rows.map(({ x }) => x))];
        expect(kept.map(({ x, series }) => [x, series])).toEqual(
          xs.flatMap((x) => names.map((series) => [x, series])),
        );
        for (const { x, series, value } of kept) {
          const summed = rows.filter(
            (other) =>
              other.x === x &&
              Number.isFinite(other.value) &&
              (series === 'Others'
                ? !names.includes(other.series) || other.series === series
                : other.series === series),
          );
          expect(value === null).toBe(summed.length === 0);
        }
      }),
    ));
});

describe('parserFor', () => {
  const parserFor = functionOfGuide<(timeZone: string) => (text: string) => number>(
    'dates',
    'parserFor',
  );
  const minute = 60_000;
  const zone = fc.constantFrom(
    'Europe/Berlin',
    'America/New_York',
    'America/St_Johns',
    'America/Santiago',
    'Africa/Casablanca',
    'Asia/Tokyo',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'UTC',
  );
  /** Quarters of an hour: of any day since 1990, and of days on which clocks change. */
  const time = fc.oneof(
    fc
      .integer({ min: 0, max: 35_040 * 40 })
      .map((quarter) => Date.UTC(1990) + quarter * 15 * minute),
    fc
      .tuple(
        fc.constantFrom(
          '2026-03-29',
          '2026-10-25',
          '2026-03-08',
          '2026-11-01',
          '2026-04-05',
          '2026-10-04',
          '2026-09-06',
          '2011-12-30',
        ),
        fc.integer({ min: -96, max: 192 }),
      )
      .map(([day, quarter]) => Date.parse(day) + quarter * 15 * minute),
  );

  it('returns the first time at which the clocks of a zone show the text', () =>
    fc.assert(
      fc.property(zone, time, (timeZone, at) => {
        const format = new Intl.DateTimeFormat('sv-SE', {
          timeZone,
          dateStyle: 'short',
          timeStyle: 'medium',
        });
        const text = format.format(at);
        let first = at;
        for (let earlier = at; earlier > at - 27 * 60 * minute; earlier -= 15 * minute)
          if (format.format(earlier) === text) first = earlier;
        expect(parserFor(timeZone)(text)).toBe(first);
      }),
      { numRuns: 300 },
    ));

  it('returns NaN only for days that their month does not have', () => {
    const twoDigits = (part: number) => String(part).padStart(2, '0');
    fc.assert(
      fc.property(
        zone,
        fc.oneof(fc.constantFrom(1900, 2000, 2024, 2100), fc.integer({ min: 1000, max: 9999 })),
        fc.oneof(fc.constant(2), fc.integer({ min: 0, max: 14 })),
        fc.oneof(fc.constantFrom(28, 29, 30, 31), fc.integer({ min: 0, max: 40 })),
        fc.constantFrom('00:00', '12:00:30', '23:59'),
        (timeZone, year, month, day, clock) => {
          const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
          const [short, leap] = [[4, 6, 9, 11], isLeapYear ? 29 : 28];
          const days = month === 2 ? leap : short.includes(month) ? 30 : 31;
          const exists = month >= 1 && month <= 12 && day >= 1 && day <= days;
          const time = parserFor(timeZone)(
            `${year}-${twoDigits(month)}-${twoDigits(day)}T${clock}`,
          );
          expect(Number.isNaN(time)).toBe(!exists);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('shareAbove', () => {
  const shareAbove = functionOfGuide<
    (values: (number | null | undefined)[], limit: number) => number | null
  >('histograms', 'shareAbove');

  it('is the part of the finite values that is larger, and null without any', () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(uneven, fc.constantFrom(null, undefined, NaN, Infinity, 0.5))),
        fc.constantFrom(-1, 0, 0.5, 1e6),
        (values, limit) => {
          const share = shareAbove(values, limit);
          const finite = values.filter((value) => Number.isFinite(value)) as number[];
          if (finite.length === 0) expect(share).toBeNull();
          else
            expect(share).toBeCloseTo(
              1 - finite.filter((value) => value <= limit).length / finite.length,
              9,
            );
        },
      ),
    ));
});

describe('rowsOf', () => {
  const rowsOf = functionOfGuide<(items: number[], columns: number) => number[][]>(
    'metric-tiles',
    'rowsOf',
  );
  it('cuts a list into full rows and a rest', () =>
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (items, columns) => {
        const rows = rowsOf(items, columns);
        expect(rows.flat()).toEqual(items);
        expect(rows.slice(0, -1).every(({ length }) => length === columns)).toBe(true);
        expect(rows.every(({ length }) => length > 0 && length <= columns)).toBe(true);
      }),
    ));
});

describe('alignZero', () => {
  interface Range {
    min: number;
    max: number;
  }
  const alignZero = functionOfGuide<(a: Range, b: Range) => [Range, Range]>(
    'two-axes',
    'alignZero',
  );
  const range = fc.tuple(number, number).map(([a, b]) => ({
    min: Math.min(a, b),
    max: Math.max(a, b),
  }));
  const heightOfZero = ({ min, max }: Range) => -min / (max - min);

  it('extends both ranges to have zero at the same height', () =>
    fc.assert(
      fc.property(range, range, (a, b) => {
        const aligned = alignZero(a, b);
        for (const [index, { min, max }] of [a, b].entries()) {
          const { min: low, max: high } = aligned[index]!;
          const tolerance = 1e-9 * Math.max(1, Math.abs(min), Math.abs(max));
          expect(low).toBeLessThanOrEqual(Math.min(min, 0) + tolerance);
          expect(high).toBeGreaterThanOrEqual(Math.max(max, 0) - tolerance);
        }
        const sized = aligned.filter(({ min, max }) => max - min > 0);
        if (sized.length === 2)
          expect(heightOfZero(aligned[0])).toBeCloseTo(heightOfZero(aligned[1]), 9);
      }),
    ));

  it('does not lose a range that lies on the other side of zero', () => {
    const up = { min: 2, max: 10 };
    const down = { min: -40, max: -1 };
    expect(alignZero(up, down)).toEqual([
      { min: -10, max: 10 },
      { min: -40, max: 40 },
    ]);
  });
});

describe('formats', () => {
  const bytes = functionOfGuide<(value: number) => string>('formats', 'bytes');
  const duration = functionOfGuide<(seconds: number) => string>('formats', 'duration');
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];

  it('writes bytes in the unit that needs the fewest digits', () => {
    expect([0, 512, 1536, 1024 ** 2 - 1, -2048].map(bytes)).toEqual([
      '0 B',
      '512 B',
      '1.5 KiB',
      '1 MiB',
      '-2 KiB',
    ]);
    fc.assert(
      fc.property(fc.double({ min: -(1024 ** 5), max: 1024 ** 5, noNaN: true }), (value) => {
        const [, size, unit = ''] = /^(-?[\d.]+) (\w+)$/.exec(bytes(value)) ?? [];
        const power = units.indexOf(unit);
        if (power < units.length - 1) expect(Math.abs(Number(size))).toBeLessThan(1024);
        if (power > 0) expect(Math.abs(Number(size))).toBeGreaterThanOrEqual(1);
        expect(Math.abs(Number(size) - value / 1024 ** power)).toBeLessThanOrEqual(0.0500001);
      }),
    );
  });

  it('writes durations with two digits for minutes and seconds', () => {
    expect([0, 59.7, 5025, 36_000, 5.25, -5, -0.2].map(duration)).toEqual([
      '0:00:00',
      '0:01:00',
      '1:23:45',
      '10:00:00',
      '0:00:05',
      '-0:00:05',
      '0:00:00',
    ]);
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (seconds) => {
        const [, sign, h, m, s] = /^(-?)(\d+):([0-5]\d):([0-5]\d)$/.exec(duration(seconds)) ?? [];
        const size = Number(h) * 3600 + Number(m) * 60 + Number(s);
        expect(Math.abs((sign ? -size : size) - seconds)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('columnsOf', () => {
  interface Call {
    name: string;
    milliseconds: number;
    children?: Call[];
  }
  const columnsOf = functionOfGuide<(root: Call) => ColumnarViewModel>('flame-charts', 'columnsOf');

  it('places each block inside of the one above', () => {
    const leaf = fc.constant<Call>({ name: 'leaf', milliseconds: 1 });
    const callOf = (depth: number): fc.Arbitrary<Call> =>
      fc
        .record({
          own: fc.integer({ min: 1, max: 9 }),
          children: fc.array(depth > 0 ? callOf(depth - 1) : leaf, { maxLength: 3 }),
        })
        .map(({ own, children }) => ({
          name: 'call',
          milliseconds: children.reduce((sum, { milliseconds }) => sum + milliseconds, own),
          children,
        }));
    fc.assert(
      fc.property(callOf(3), (root) => {
        const { label, position0, size0 } = columnsOf(root);
        expect(position0).toHaveLength(2 * label.length);
        expect(size0).toHaveLength(label.length);
        expect([position0[0], size0[0]]).toEqual([0, 1]);
        const blocks = label.map((_, index) => ({
          from: position0[2 * index]!,
          to: position0[2 * index]! + size0[index]!,
          row: position0[2 * index + 1]!,
        }));
        const rows = [...new Set(blocks.map(({ row }) => row))].sort((a, b) => b - a);
        for (const { from, to, row } of blocks.slice(1)) {
          const above = rows[rows.indexOf(row) - 1];
          const parents = blocks.filter(
            (block) => block.row === above && block.from <= from + 1e-6 && block.to >= to - 1e-6,
          );
          expect(parents).toHaveLength(1);
        }
      }),
    );
  });

  it('takes many blocks', () => {
    const children = Array.from({ length: 130_000 }, () => ({ name: 'child', milliseconds: 1 }));
    const { label } = columnsOf({ name: 'root', milliseconds: 130_000, children });
    expect(label).toHaveLength(130_001);
  });
});

describe('toNumber', () => {
  const toNumber = functionOfGuide<(text: string) => number | null>('troubleshooting', 'toNumber');

  it('reads numbers with separators, and nothing from texts without a digit', () => {
    expect(['1,024', '7', '', ' ', 'n/a'].map(toNumber)).toEqual([1024, 7, null, null, null]);
    const english = new Intl.NumberFormat('en-US');
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(toNumber(english.format(value))).toBe(value);
      }),
    );
  });
});

describe('bucketFor', () => {
  const bucketFor = functionOfGuide<(range: { min: number; max: number }) => number>(
    'zoomable-time-series',
    'bucketFor',
  );

  it('asks for at most 400 buckets, up to seven years', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 * 365 * 86_400_000 }), (length) => {
        expect(length / bucketFor({ min: 0, max: length })).toBeLessThanOrEqual(400);
      }),
    ));
});
