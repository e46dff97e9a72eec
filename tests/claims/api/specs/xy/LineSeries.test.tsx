import {
  Fit,
  LineSeries,
  ScaleType,
  type LineSeriesStyle,
  type RecursivePartial,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { partOf, renderChart } from '../../../render-chart';

/** Returns the drawing of a line with this many points. */
async function draw(count: number, lineSeriesStyle: RecursivePartial<LineSeriesStyle>) {
  const { svg } = await renderChart(
    <LineSeries
      id="line"
      data={Array.from({ length: count }, (_, x) => ({ x, y: x % 2 }))}
      xScaleType={ScaleType.Linear}
      xAccessor="x"
      yAccessors={['y']}
      lineSeriesStyle={lineSeriesStyle}
    />,
  );
  return svg;
}

describe('api/specs/xy/LineSeries', () => {
  it("lineSeriesStyle sets width, dashes and opacity of the line; lineSeriesStyle.point.visible is 'always', 'never' or 'auto', which hides all points where rows are too close together.", async () => {
    const [few, many] = [6, 600];
    const lines = [{ strokeWidth: 7 }, { dash: [3, 5] }, { opacity: 0.25 }];
    const drawings = [await draw(few, {})];
    for (const line of lines) drawings.push(await draw(few, { line }));
    expect(new Set(drawings).size).toBe(1 + lines.length);

    const points = (count: number, visible: 'always' | 'never' | 'auto') =>
      draw(count, { point: { visible } });
    expect(await points(few, 'always')).not.toBe(await points(few, 'never'));
    expect(await points(few, 'auto')).toBe(await points(few, 'always'));
    expect(await points(many, 'auto')).toBe(await points(many, 'never'));
  });

  it('fit bridges the gap: Fit.Linear draws it straight, Fit.Carry keeps the last value, Fit lists the others.', async () => {
    for (const xScaleType of [ScaleType.Linear, ScaleType.Time, ScaleType.Ordinal])
      for (const [fit, middle] of [
        [Fit.Linear, 112.5],
        [Fit.Carry, 225],
      ] as const) {
        const path = async (gap?: typeof fit) => {
          const { debugState } = await renderChart(
            <LineSeries
              id="line"
              data={[1, null, 4].map((y, x) => ({ x, y }))}
              xScaleType={xScaleType}
              xAccessor="x"
              yAccessors={['y']}
              fit={gap}
            />,
          );
          return partOf(debugState, 'lines')[0]!.path;
        };
        expect((await path()).split('L')).not.toHaveLength(3);
        const ys = (await path(fit)).split(/[ML]/).flatMap((point) => point.split(',')[1] ?? []);
        expect(ys.map(Number), `${fit} ${xScaleType}`).toEqual([225, middle, 0]);
      }
  });
});
