import { BubbleSeries, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawnAt } from '../../../drawn-at';
import { renderChart } from '../../../render-chart';

/** Whether the point at the right end is drawn inside of the plot, and right of it. */
async function lastPoint(markSizeAccessor?: string) {
  const margin = 50;
  const rendered = await renderChart(
    <BubbleSeries
      id="bubbles"
      data={[3, 5, 2, 8].map((y, x) => ({ x, y, size: 1 }))}
      xScaleType={ScaleType.Linear}
      xAccessor="x"
      yAccessors={['y']}
      markSizeAccessor={markSizeAccessor}
      bubbleSeriesStyle={{ point: { radius: 30, fill: '#123456', opacity: 1, stroke: '#123456' } }}
    />,
    {
      theme: {
        markSizeRatio: 60,
        chartMargins: { left: margin, right: margin, top: margin, bottom: margin },
      },
    },
  );
  const edge = 600 - margin;
  const columns = await drawnAt(rendered, '#123456', [edge - 10, edge + 5]);
  return columns.map((column) => column.some((y) => y < 120));
}

describe('api/specs/xy/BubbleSeries', () => {
  it('Points at the ends of the domain are cut by the edge of the canvas, with markSizeAccessor by that of the plot.', async () => {
    expect(await lastPoint()).toEqual([true, true]);
    expect(await lastPoint('size')).toEqual([true, false]);
  });
});
