import { AreaSeries, LineSeries, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from './render-chart';

const series = {
  id: 'series',
  data: [1, null, 3, null, 5].map((y, x) => ({ x, y })),
  xScaleType: ScaleType.Linear,
  xAccessor: 'x',
  yAccessors: ['y'],
};

const styleOf = (strokeWidth: number) => ({
  point: { visible: 'never' as const, stroke: '#ff0000' },
  line: { strokeWidth },
});

/** Expects a dot in the color of the points for each of three values. */
function expectDots(svg: string, strokeWidth: number): void {
  const dots = [...svg.matchAll(/<path fill="(?:#FF0000|#ff0000|red)"[^>]* d="M-([\d.]+) 0/g)];
  const radius = strokeWidth + 0.5;
  expect(dots.map(([, each]) => Number(each))).toEqual([radius, radius, radius]);
}

describe('reference/notes/LineSeriesStyle', () => {
  it("When points are hidden and the series has no fit, it is drawn as a dot half a pixel wider in radius than the line's strokeWidth, filled with point.stroke.", async () => {
    for (const width of [2, 5]) {
      const line = <LineSeries {...series} lineSeriesStyle={styleOf(width)} />;
      expectDots((await renderChart(line)).svg, width);
    }
  });
});

describe('reference/notes/AreaSeriesStyle', () => {
  it("When points are hidden and the series has no fit, a value without neighbors is drawn as a dot half a pixel wider in radius than the line's strokeWidth, filled with point.stroke.", async () => {
    for (const width of [2, 5]) {
      const area = <AreaSeries {...series} areaSeriesStyle={styleOf(width)} />;
      expectDots((await renderChart(area)).svg, width);
    }
  });
});
