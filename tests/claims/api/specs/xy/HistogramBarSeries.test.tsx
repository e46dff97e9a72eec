import { HistogramBarSeries, LineSeries, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from '../../../bars-of';
import { noMargins } from '../../../two-lines';
import { first, renderChart } from '../../../render-chart';

const hour = 3_600_000;
const color = '#123456';
const scale = { xAccessor: 'x', yAccessors: ['y'] };
const theme = { ...noMargins, scales: { histogramPadding: 0 } };
const rows = [1, 2, 3].map((start) => ({ x: start * hour, y: start }));

async function expectEndOfScale() {
  for (const xScaleType of [ScaleType.Linear, ScaleType.Time]) {
    const endOf = async (xDomain?: { min: number; max: number }) => {
      const { svg } = await renderChart(
        <HistogramBarSeries id="bars" data={rows} color={color} {...scale} {...{ xScaleType }} />,
        { xDomain, theme },
      );
      const bars = barsOf(svg, color);
      const { x, width: bucket } = first(bars);
      expect(new Set(bars.map(({ width }) => Math.round(width))).size).toBe(1);
      // From the start of the first bar, in buckets.
      const start = xDomain ? (hour - xDomain.min) / hour : 0;
      expect(Math.round(x / bucket)).toBe(start);
      return Math.round(600 / bucket) - start + 1;
    };
    expect(await endOf()).toBe(4);
    expect(await endOf({ min: hour, max: 6 * hour })).toBe(7);
    expect(await endOf({ min: 0, max: 4 * hour })).toBe(5);
  }
}

describe('api/specs/xy/HistogramBarSeries', () => {
  it(
    'The scale ends one bucket after the last start, or after max of xDomain, so that the last bar is as wide as the others.',
    expectEndOfScale,
  );

  it('A bucket is as wide as the smallest distance between two x values of the chart.', async () => {
    const widths = async (count: number, lineAt?: number) => {
      const { svg } = await renderChart(
        <>
          {Array.from({ length: count }, (_, index) => (
            <HistogramBarSeries
              key={index}
              id={`bars ${index}`}
              data={rows.map((row) => ({ ...row }))}
              color={color}
              xScaleType={ScaleType.Time}
              {...scale}
            />
          ))}
          {lineAt && (
            <LineSeries
              id="line"
              data={[{ x: lineAt, y: 1 }]}
              xScaleType={ScaleType.Time}
              {...scale}
            />
          )}
        </>,
        { theme },
      );
      return barsOf(svg, color).map(({ width }) => Math.round(width));
    };
    expect(await widths(1)).toEqual([200, 200, 200]);
    expect(await widths(2)).toEqual([100, 100, 100, 100, 100, 100]);
    expect(await widths(1, 1.5 * hour)).toEqual([120, 120, 120]);
  });
});

describe('docs/histograms', () => {
  it('one bucket after the last x value, or after max of xDomain', expectEndOfScale);
});
