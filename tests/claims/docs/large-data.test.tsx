import { LineSeries, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { renderChart } from '../render-chart';

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
});
