import { BarSeries, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barWidths } from '../../../bar-widths';
import { renderChart } from '../../../render-chart';

describe('api/specs/xy/BarSeries', () => {
  it('On a time or linear scale, a bar whose x is the only one in the chart fills the plot. If xDomain is wider than its value, it is one unit wide instead, on a time scale one millisecond, which is not visible.', async () => {
    const bar = (xScaleType: 'linear' | 'time') => (
      <BarSeries
        id="bar"
        color="#112234"
        data={[{ x: 5, y: 1 }]}
        xScaleType={xScaleType}
        xAccessor="x"
        yAccessors={['y']}
      />
    );
    const theme = { scales: { barsPadding: 0, histogramPadding: 0 } };
    const widthOf = async (...args: Parameters<typeof renderChart>) =>
      barWidths((await renderChart(...args)).svg, '#112234')[0];
    expect(await widthOf(bar(ScaleType.Linear), { theme })).toBe(600);
    expect(await widthOf(bar(ScaleType.Time), { theme })).toBe(600);
    // 600 pixels for the eleven bars from 0 to 10.
    expect(
      await widthOf(bar(ScaleType.Linear), { theme, xDomain: { min: 0, max: 10 } }),
    ).toBeCloseTo(600 / 11);
    expect(
      await widthOf(bar(ScaleType.Time), { theme, xDomain: { min: 0, max: 86_400_000 } }),
    ).toBeLessThan(0.001);
  });
});
