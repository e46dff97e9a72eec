import {
  computeRatioByGroups,
  defaultPartitionValueFormatter,
  niceTimeFormatByDay,
  niceTimeFormatter,
  roundDateToESInterval,
  timeFormatter,
  toEntries,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { consoleOf } from '../../console-of';

const hour = 3_600_000;
const moment = Date.UTC(2024, 0, 31, 23, 30);

interface Row {
  group?: string | number;
  value: unknown;
  other?: number;
}

const ratios = (
  rows: Row[],
  groups: (keyof Row)[] | ((row: Row) => string) = ['group'],
  fields: ('value' | 'other')[] = ['value'],
) =>
  computeRatioByGroups(
    rows as never,
    groups as never,
    fields.map((field) => [
      (row: Row) => row[field],
      (row: Row, ratio: number) => ({ ...row, [field]: ratio }),
    ]) as never,
  ) as unknown as Row[];
const valuesOf = (rows: Row[]) => rows.map(({ value }) => value);

describe('reference/notes/computeRatioByGroups', () => {
  it('The total adds up absolute values, and each ratio is that of the absolute value: 200 and -300 in one group become 0.4 and 0.6.', () => {
    const rows = [{ value: 200 }, { value: -300 }];
    expect(valuesOf(ratios(rows))).toEqual([0.4, 0.6]);
    expect(valuesOf(rows)).toEqual([200, -300]);
  });

  it('With several getters, the total of a group covers all of them together.', () => {
    const rows = [
      { value: 1, other: 3 },
      { value: 2, other: 4 },
    ];
    expect(ratios(rows, [], ['value', 'other'])).toEqual([
      { value: 0.1, other: 0.3 },
      { value: 0.2, other: 0.4 },
    ]);
  });

  it('Values that are not finite numbers count as 0 in the total, and their setter is not called. If the total is 0, every ratio is 0.', () => {
    const unusable = [NaN, Infinity, '100', null, undefined];
    expect(valuesOf(ratios([200, ...unusable].map((value) => ({ value }))))).toEqual([
      1,
      ...unusable,
    ]);
    expect(valuesOf(ratios([{ value: 0 }, { value: 0 }]))).toEqual([0, 0]);
  });

  it('The result is ordered by group, in the order in which the groups first appear; groups whose key is a whole number come first, in ascending order.', () => {
    const rows = ['z', 5, 'a', 1, 'z'].map((group) => ({ group, value: 1 }));
    expect(ratios(rows).map(({ group }) => group)).toEqual([1, 5, 'z', 'z', 'a']);
  });

  it('With names, items belong together if all these properties, as text, are equal. An empty array puts all items into one group.', () => {
    const rows = [
      { group: 1, value: 1 },
      { group: '1', value: 3 },
    ];
    expect(valuesOf(ratios(rows))).toEqual([0.25, 0.75]);
    const two = [
      { group: 'a', value: 1 },
      { group: 'b', value: 3 },
    ];
    expect(valuesOf(ratios(two))).toEqual([1, 1]);
    expect(valuesOf(ratios(two, ({ group }) => `${group}`))).toEqual([1, 1]);
    expect(valuesOf(ratios(two, []))).toEqual([0.25, 0.75]);
  });
});

describe('reference/notes/niceTimeFormatByDay', () => {
  it('Above 30 you get the date with year, above 7 month name and day, above 1 month, day and time, else only the time. The limits themselves belong to the shorter range: 7 still prints the time, 30 still prints the month name.', () => {
    for (const [days, pattern] of [
      [0.5, 'HH:mm:ss'],
      [1, 'HH:mm:ss'],
      [1.01, 'MM-DD HH:mm'],
      [7, 'MM-DD HH:mm'],
      [7.1, 'MMMM DD'],
      [30, 'MMMM DD'],
      [30.1, 'YYYY-MM-DD'],
    ] as const)
      expect(niceTimeFormatByDay(days)).toBe(pattern);
  });
});

describe('reference/notes/niceTimeFormatter', () => {
  const format = (hours: number) =>
    niceTimeFormatter([moment, moment + hours * hour])(moment, { timeZone: 'utc' });

  it('It counts the whole days between both ends, cut off, not rounded, and takes the pattern from niceTimeFormatByDay. So a range of 47 hours counts as one day and prints only the time.', () => {
    expect([23, 47].map(format)).toEqual(['23:30:00', '23:30:00']);
    expect([48, 8 * 24 - 1].map(format)).toEqual(['01-31 23:30', '01-31 23:30']);
    expect([8 * 24, 31 * 24 - 1].map(format)).toEqual(['January 31', 'January 31']);
    expect(format(31 * 24)).toBe('2024-01-31');
  });

  it('Keep this order: a range that runs backward counts as less than one day and prints only the time.', () => {
    expect(format(-1000)).toBe('23:30:00');
  });
});

describe('reference/notes/timeFormatter', () => {
  const format = (timeZone?: string, pattern = 'DD HH:mm') =>
    timeFormatter(pattern)(moment, { timeZone });

  it('An offset counts hours and may be a decimal (UTC+5.5); the form UTC+5:30 does not work.', () => {
    expect(format('UTC+2')).toBe('01 01:30');
    expect(format('UTC-3')).toBe('31 20:30');
    expect(format('UTC+5.5')).toBe('01 05:00');
    expect(format('UTC+5:30')).toBe(format('utc'));
  });

  it('A name that is unknown is logged to the console and prints UTC.', async () => {
    expect(await consoleOf(() => expect(format('Nowhere/Else')).toBe('31 23:30'))).toHaveLength(1);
    expect(await consoleOf(() => expect(format('Asia/Tokyo')).toBe('01 08:30'))).toHaveLength(0);
  });

  it('Watch for missing values: null and NaN print Invalid date, and undefined prints the current time.', () => {
    const year = timeFormatter('YYYY') as (value: unknown) => string;
    for (const missing of [null, NaN]) expect(year(missing)).toBe('Invalid date');
    expect(year(undefined)).toBe(`${new Date().getFullYear()}`);
  });

  it('Put literal text in square brackets. An empty string prints the ISO form.', () => {
    expect(format('utc', '[Week] ww')).toBe('Week 05');
    expect(format('utc', '')).toBe('2024-01-31T23:30:00Z');
  });
});

describe('reference/notes/roundDateToESInterval', () => {
  const round = (
    unit: string,
    snapTo: 'start' | 'end',
    timeZone = 'UTC',
    type = 'calendar',
    value = 1,
  ) => roundDateToESInterval(moment, { type, unit, value } as never, snapTo, timeZone);

  it('The end is the last ms of the bucket, one less than the start of the next one.', () => {
    expect(round('month', 'end')).toBe(Date.UTC(2024, 1, 1) - 1);
    expect(round('h', 'end', 'UTC', 'fixed')).toBe(moment + hour / 2 - 1);
  });

  it('Weeks start on Monday.', () => {
    expect(round('week', 'start')).toBe(Date.UTC(2024, 0, 29));
  });

  it('The values local and UTC+2, which formatters accept, count as UTC here.', () => {
    for (const zone of ['local', 'UTC+2'])
      expect(round('month', 'start', zone)).toBe(Date.UTC(2024, 0, 1));
    expect(round('month', 'start', 'Europe/Berlin')).toBe(Date.UTC(2024, 0, 31, 23));
  });

  it('A fixed interval with value: 0 gives NaN.', () => {
    expect(round('h', 'start', 'UTC', 'fixed', 0)).toBeNaN();
  });
});

describe('reference/notes/defaultPartitionValueFormatter', () => {
  it('Numbers from ten million up, and those closer to zero than 0.001, come out in exponential notation; that includes zero itself, which becomes 0e+0.', () => {
    expect([0, 0.0009, 1e7, 12_345_678, -2e7].map(defaultPartitionValueFormatter)).toEqual([
      '0e+0',
      '9e-4',
      '1e+7',
      '1.23e+7',
      '-2e+7',
    ]);
    expect([0.001, -0.5, 1_234_567].map(defaultPartitionValueFormatter)).toEqual([
      '0.001',
      '-0.5',
      '1,235,000',
    ]);
  });
});

describe('reference/notes/toEntries', () => {
  it('Items with the same key share one entry. An item without the property adds the key undefined.', () => {
    const items = [{ id: 'x' }, { id: 'y' }, { id: 'x' }, {}] as { id: string }[];
    expect(toEntries(items, 'id', 1)).toEqual({ x: 1, y: 1, undefined: 1 });
  });
});
