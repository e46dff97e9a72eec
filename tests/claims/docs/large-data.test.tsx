import { LineSeries, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
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
});
