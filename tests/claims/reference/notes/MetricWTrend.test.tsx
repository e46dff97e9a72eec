import { Chart, Metric, MetricTrendShape } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { render } from '../../render-chart';

describe('reference/notes/MetricWTrend', () => {
  it('With negative values only, the chart is upside down: the value nearest to zero stands at the top of the lower half, and those below it above that.', async () => {
    const heights = async (values: number[]) => {
      const { container } = await render(
        <Chart size={{ height: 200 }}>
          <Metric
            id="metric"
            data={[
              [
                {
                  title: 'Title',
                  value: 1,
                  valueFormatter: String,
                  color: '#aaccee',
                  trend: values.map((y, x) => ({ x, y })),
                  trendShape: MetricTrendShape.Area,
                },
              ],
            ]}
          />
        </Chart>,
      );
      const path = container.querySelector('.echSingleMetricSparkline__svg path')!;
      // The path is drawn in a box of size 1 and moved to the lower half: 0 is the top of that half, 1 its bottom.
      expect(path.getAttribute('transform')).toBe('translate(0, 0.5),scale(1,0.5)');
      const [first, second, third] = path.getAttribute('d')!.slice(1).split('L');
      return [first, second, third].map((point) => Number(point?.split(',')[1]));
    };
    expect(await heights([4, 2, 3])).toEqual([0, 0.5, 0.25]);
    expect(await heights([-4, -2, -3])).toEqual([-1, 0, -0.5]);
  });
});
