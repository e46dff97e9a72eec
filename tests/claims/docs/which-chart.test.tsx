import { BarSeries, BubbleSeries, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from '../bars-of';
import { renderChart } from '../render-chart';

describe('docs/which-chart', () => {
  it('A lollipop chart is thin bars with bubbles at their ends, in one chart.', async () => {
    const series = {
      data: [2, 3, 4].map((visits) => ({ city: `City ${visits}`, visits })),
      xScaleType: ScaleType.Ordinal,
      xAccessor: 'city',
      yAccessors: ['visits'],
    };
    const { svg } = await renderChart(
      <>
        <BarSeries
          id="sticks"
          {...series}
          color="#112236"
          barSeriesStyle={{ rect: { widthPixel: 2 } }}
        />
        <BubbleSeries id="ends" {...series} color="#C0FFEE" />
      </>,
    );
    const bars = barsOf(svg, '#112236');
    expect(bars.map(({ width }) => width)).toEqual([2, 2, 2]);
    const bubbles = [...svg.matchAll(/fill="#C0FFEE" transform="translate\(([\d.]+) ([\d.]+)\)/g)];
    const largest = bars.at(-1)!.height;
    expect(bubbles.map(([, x, y]) => [Number(x), Number(y)]).sort(([a], [b]) => a! - b!)).toEqual(
      bars.map(({ x, height }) => [x + 1, largest - height]),
    );
  });
});
