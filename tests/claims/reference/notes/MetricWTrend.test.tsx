import { Chart, Metric, MetricTrendShape } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { render } from '../../render-chart';

/** Returns the path of the trend of a tile, if it is drawn. */
async function trendOf(points: { x: number; y: number }[], trendShape: MetricTrendShape) {
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
              trend: points,
              trendShape,
            },
          ],
        ]}
      />
    </Chart>,
  );
  return container.querySelector('.echSingleMetricSparkline__svg path');
}

async function expectUpsideDown() {
  const heights = async (values: number[]) => {
    const points = values.map((y, x) => ({ x, y }));
    const path = (await trendOf(points, MetricTrendShape.Area))!;
    // The path is drawn in a box of size 1 and moved to the lower half: 0 is the top of that half, 1 its bottom.
    expect(path.getAttribute('transform')).toBe('translate(0, 0.5),scale(1,0.5)');
    const [first, second, third] = path.getAttribute('d')!.slice(1).split('L');
    return [first, second, third].map((point) => Number(point?.split(',')[1]));
  };
  expect(await heights([4, 2, 3])).toEqual([0, 0.5, 0.25]);
  expect(await heights([-4, -2, -3])).toEqual([-1, 0, -0.5]);
}

async function expectColorOnly() {
  for (const shape of [MetricTrendShape.Area, MetricTrendShape.Bars]) {
    const isDrawn = async (...points: [x: number, y: number][]) =>
      (await trendOf(
        points.map(([x, y]) => ({ x, y })),
        shape,
      )) !== null;
    expect(await isDrawn([1, 5], [2, 7])).toBe(true);
    expect(await isDrawn([1, 5], [2, 0])).toBe(true);
    expect(await isDrawn([1, -5], [2, -7])).toBe(true);
    expect(await isDrawn()).toBe(false);
    expect(await isDrawn([1, 5])).toBe(false);
    expect(await isDrawn([1, 5], [1, 7])).toBe(false);
    expect(await isDrawn([1, 0], [2, 0])).toBe(false);
    expect(await isDrawn([1, -5], [2, 0])).toBe(false);
  }
}

describe('reference/notes/MetricWTrend', () => {
  it(
    'With negative values only, the chart is upside down: the value nearest to zero stands at the top of the lower half, and those below it above that.',
    expectUpsideDown,
  );
  it(
    'Two different x and a largest y other than zero are needed, or only the color shows.',
    expectColorOnly,
  );
});

describe('docs/metric-tiles', () => {
  it('The trend needs two different x, and a largest y that is not zero. A trend of negative values only is upside down.', async () => {
    await expectColorOnly();
    await expectUpsideDown();
  });
});
