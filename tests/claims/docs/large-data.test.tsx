import {
  AreaSeries,
  BarSeries,
  BubbleSeries,
  Chart,
  Heatmap,
  LineSeries,
  Partition,
  ScaleType,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { render, renderChart } from '../render-chart';

describe('docs/large-data', () => {
  it('For many points of one size, draw a LineSeries with points and without a line in place of a BubbleSeries:', async () => {
    for (const { xScaleType, count } of combinations({
      xScaleType: [ScaleType.Linear, ScaleType.Time],
      count: [10, 500],
    })) {
      const { svg } = await renderChart(
        <LineSeries
          id="points"
          data={Array.from({ length: count }, (_, x) => ({ x, y: x % 7 }))}
          xScaleType={xScaleType as 'linear'}
          xAccessor="x"
          yAccessors={['y']}
          color="#123456"
          lineSeriesStyle={{
            line: { visible: false },
            point: { visible: 'always', radius: 3, fill: '#654321', strokeWidth: 0 },
          }}
        />,
      );
      expect(svg.match(/fill="#654321"/g)).toHaveLength(count);
      expect(svg).not.toContain('#123456');
    }
  });

  it('This function keeps at most four rows of each column, the first, the lowest, the highest and the last, so that peaks and dips stay visible:', () => {
    interface Row {
      x: number;
      y: number;
    }
    const { reduceRows } = codeOn<{ reduceRows: (rows: Row[], columns: number) => Row[] }>(
      'docs/large-data',
      'reduceRows',
    );
    const rows = Array.from({ length: 1000 }, (_, x) => ({ x, y: (x * 37) % 101 }));
    rows[555]!.y = 900;
    rows[777]!.y = -900;
    const reduced = reduceRows(rows, 10);
    expect(reduced).toEqual(expect.arrayContaining([rows[555], rows[777], rows[0], rows[999]]));
    for (let column = 0; column < 10; column++) {
      const inColumn = reduced.filter(({ x }) => Math.min(Math.floor(x / 99.9), 9) === column);
      expect(inColumn.length).toBeGreaterThan(2);
      expect(inColumn.length).toBeLessThan(5);
    }
    expect(reduced).toEqual([...reduced].sort((a, b) => a.x - b.x));
  });

  it('It does not reduce data: no sampling, no aggregation. Each row is read, and each one within the xDomain is drawn.', async () => {
    const rows = Array.from({ length: 200 }, (_, x) => ({ x, y: x % 7 }));
    for (const { Series, stacked, xDomain } of combinations({
      Series: [BarSeries, LineSeries, AreaSeries],
      stacked: [false, true],
      xDomain: [undefined, { min: 50, max: 60 }],
    })) {
      let read = 0;
      const { debugState } = await renderChart(
        <Series
          id="series"
          data={rows}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={[
            ({ y }: (typeof rows)[number]) => {
              read += 1;
              return y;
            },
          ]}
          stackAccessors={stacked ? ['x'] : undefined}
        />,
        { xDomain },
      );
      expect(read).toBe(rows.length);
      const { bars = [], lines = [], areas = [] } = debugState ?? {};
      const drawn = [
        ...bars.map((one) => one.bars.length),
        ...lines.map(({ points }) => points.length),
        ...areas.map((area) => area.lines.y1?.points.length),
      ];
      expect(drawn).toEqual([xDomain ? 11 : rows.length]);
    }
  });

  it('Accessor functions: they run for each row on every render.', async () => {
    const rows = Array.from({ length: 20 }, (_, x) => ({ x, y: 1, name: `Row ${x}` }));
    type Row = (typeof rows)[number];
    let read = new Set<Row>();
    const readY = (row: Row) => {
      read.add(row);
      return row.y;
    };
    const charts = {
      ...Object.fromEntries(
        Object.entries({ BarSeries, LineSeries, AreaSeries, BubbleSeries }).map(
          ([name, Series]) => [
            name,
            () => <Series id="a" data={rows} xAccessor="x" yAccessors={[readY]} />,
          ],
        ),
      ),
      partition: () => (
        <Partition
          id="a"
          data={rows}
          valueAccessor={(row: Row) => readY(row)}
          layers={[{ groupByRollup: ({ name }: Row) => name }]}
        />
      ),
      heatmap: () => (
        <Heatmap
          id="a"
          data={rows}
          xAccessor="x"
          yAccessor="name"
          valueAccessor={(row: Row) => readY(row)}
          colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aabbcc' }] }}
        />
      ),
    };
    for (const [name, specs] of Object.entries(charts)) {
      const chart = () => <Chart size={{ height: 200 }}>{specs()}</Chart>;
      read = new Set();
      const { rerender } = await render(chart());
      expect(read.size, name).toBe(20);
      read = new Set();
      await rerender(chart());
      expect(read.size, name).toBe(20);
    }
  });
});
