import { Fragment } from 'react';
import { BarSeries, BubbleSeries, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from '../bars-of';
import { drawingOf } from '../drawing-of';
import { line, otherCharts } from '../every-chart';
import { renderChart, unmountAll } from '../render-chart';

describe('docs/which-chart', () => {
  it('One family a chart: series with axes can be mixed, the other families stand alone.', async () => {
    const { heatmap, partition, goal, metric, bullet } = otherCharts;
    for (const [first, second] of [
      [line, heatmap],
      [line, metric],
      [heatmap, line],
      [partition, heatmap],
      [goal, bullet],
      [metric, partition],
      [bullet, line],
    ]) {
      const together = await renderChart([
        <Fragment key="first">{first}</Fragment>,
        <Fragment key="second">{second}</Fragment>,
      ]);
      const alone = await renderChart(first);
      expect(drawingOf(together)).toBe(drawingOf(alone));
      expect(together.texts).toEqual(alone.texts);
      unmountAll();
    }
  });

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
