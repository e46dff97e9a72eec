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
          line.debugState!.lines![0]!.path,
          area.debugState!.areas![0]!.lines.y1.path,
        ])
          expect(path).toMatch(/^M0,[\d.]+L600,[\d.]+$/);
      }
  });
});

describe('reference/notes/AreaSeriesStyle', () => {
  it("When points are hidden and the series has no fit, a value without neighbors is drawn as a dot half a pixel wider in radius than the line's strokeWidth, filled with point.stroke.", async () => {
    for (const strokeWidth of [2, 5]) {
      const { svg } = await renderChart(
        <AreaSeries
          id="area"
          data={[1, null, 3, null, 5].map((y, x) => ({ x, y }))}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
          areaSeriesStyle={{
            point: { visible: 'never', stroke: '#ff0000' },
            line: { strokeWidth },
          }}
        />,
      );
      const dots = [...svg.matchAll(/<path fill="(?:#FF0000|#ff0000|red)"[^>]* d="M-([\d.]+) 0/g)];
      expect(dots.map(([, radius]) => Number(radius))).toEqual(
        Array.from({ length: 3 }, () => strokeWidth + 0.5),
      );
    }
  });
});
