import { AreaSeries, BarSeries, LineSeries, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from './bars-of';
import { renderChart } from './render-chart';

describe('docs/axes', () => {
  it('Data outside of it is not drawn.', async () => {
    for (const xScaleType of [ScaleType.Linear, ScaleType.Time])
      for (const stackAccessors of [undefined, ['x']]) {
        const series = {
          id: 'series',
          data: [1, 2, 3, 9].map((y, x) => ({ x, y })),
          timeZone: 'utc',
          xScaleType,
          xAccessor: 'x',
          yAccessors: ['y'],
          stackAccessors,
          color: '#123456',
        };
        const settings = { xDomain: { min: 1, max: 2 } };
        const bars = await renderChart(<BarSeries {...series} />, settings);
        expect(barsOf(bars.svg, '#123456')).toHaveLength(2);
        const line = await renderChart(<LineSeries {...series} />, settings);
        const area = await renderChart(<AreaSeries {...series} />, settings);
        for (const path of [
          line.debugState?.lines?.[0]?.path,
          area.debugState?.areas?.[0]?.lines.y1.path,
        ])
          expect(path).toMatch(/^M0,[\d.]+L600,[\d.]+$/);
      }
  });
});
