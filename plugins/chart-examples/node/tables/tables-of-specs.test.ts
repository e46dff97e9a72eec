import { describe, expect, it } from 'vitest';
import type { RecordedSpec } from './record-specs';
import { maxRows, tablesOfSpecs } from './tables-of-specs';

const chart = {};
const spec = (component: string, props: Record<string, unknown>): RecordedSpec => ({
  component,
  props,
  chart,
});
const visits = [
  { day: 'Mon', count: 3 },
  { day: 'Tue', count: null, note: 'holiday' },
];

describe('tablesOfSpecs', () => {
  it('names the fields and the accessors that read them', () => {
    const bars = { name: 'Visits', data: visits, xAccessor: 'day', yAccessors: ['count'] };
    expect(tablesOfSpecs([spec('Axis', { id: 'x' }), spec('BarSeries', bars)])).toEqual([
      {
        names: ['Visits'],
        component: 'BarSeries',
        columns: [
          { name: 'day', roles: ['x'] },
          { name: 'count', roles: ['y'] },
          { name: 'note', roles: [] },
        ],
        rows: [
          ['Mon', 3, ''],
          ['Tue', null, 'holiday'],
        ],
        total: 2,
      },
    ]);
  });

  it('has one table for specs with the same rows, and one for each other data set', () => {
    const specs = [
      spec('LineSeries', { id: 'a', data: [[1, 2]], xAccessor: 0, yAccessors: [1] }),
      spec('AreaSeries', { id: 'b', data: [[1, 2]], xAccessor: 0, y0Accessors: [1] }),
      spec('LineSeries', { id: 'c', data: [[1, 3]], xAccessor: 0, yAccessors: [1] }),
    ];
    const tables = tablesOfSpecs(specs);
    expect(tables.map(({ names }) => names)).toEqual([['a', 'b'], ['c']]);
    expect(tables[0]?.columns).toEqual([
      { name: '0', roles: ['x'] },
      { name: '1', roles: ['y', 'y0'] },
    ]);
  });

  it('marks times of specs with a time scale, and of annotations in their chart', () => {
    const line = { id: 'a', data: [{ t: 5 }], xAccessor: 't', xScaleType: 'time' };
    const now = { id: 'now', domainType: 'xDomain', dataValues: [{ dataValue: 5 }] };
    const limit = { id: 'limit', domainType: 'yDomain', dataValues: [{ dataValue: 9 }] };
    const timesOf = (...specs: RecordedSpec[]) =>
      tablesOfSpecs(specs).flatMap(({ columns }) =>
        columns.filter(({ isTime }) => isTime).map(({ name }) => name),
      );
    expect(timesOf(spec('LineSeries', line), spec('LineAnnotation', now))).toEqual([
      't',
      'dataValue',
    ]);
    expect(timesOf(spec('LineSeries', line), spec('LineAnnotation', limit))).toEqual(['t']);
    const elsewhere = { ...spec('LineAnnotation', now), chart: {} };
    expect(timesOf(spec('LineSeries', line), elsewhere)).toEqual(['t']);
  });

  it('lists annotations after the series, in one table for each component', () => {
    const annotation = (id: string, dataValue: number) =>
      spec('LineAnnotation', { id, dataValues: [{ dataValue }] });
    const tables = tablesOfSpecs([
      annotation('low', 1),
      annotation('high', 9),
      spec('BarSeries', { id: 'a', data: visits }),
    ]);
    expect(tables.map(({ names }) => names)).toEqual([['a'], ['low', 'high']]);
    expect(tables[1]?.rows).toEqual([
      ['low', 1],
      ['high', 9],
    ]);
  });

  it('has a row for each tile of a metric, and a table for its trend', () => {
    const trend = [{ x: 0, y: 1.00000000000001 }];
    const data = [[{ title: 'Load', value: 4, valueFormatter: String, trend }, undefined]];
    const tables = tablesOfSpecs([spec('Metric', { id: 'm', data })]);
    expect(tables.map(({ names, rows }) => [names, rows])).toEqual([
      [['m'], [['Load', 4]]],
      [['Load, trend'], [[0, 1]]],
    ]);
  });

  it('limits the rows and tells their number', () => {
    const data = Array.from({ length: maxRows + 1 }, (_, x) => ({ x }));
    const [table] = tablesOfSpecs([spec('BarSeries', { id: 'a', data })]);
    expect(table?.rows).toHaveLength(maxRows);
    expect(table?.total).toBe(maxRows + 1);
  });

  it('has no table for empty data', () => {
    expect(tablesOfSpecs([spec('BarSeries', { id: 'a', data: [] })])).toEqual([]);
  });
});
