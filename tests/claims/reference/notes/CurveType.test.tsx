import { CurveType, LineSeries, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../render-chart';

const values = [2, 9, 8.5, 1, 1, 7, 3];

const pathOf = async (curve?: CurveType) => {
  const { debugState } = await renderChart(
    <LineSeries
      id="line"
      data={values.map((y, x) => ({ x, y }))}
      xScaleType={ScaleType.Linear}
      xAccessor="x"
      yAccessors={['y']}
      curve={curve}
    />,
  );
  return debugState!.lines![0]!.path;
};

/**
 * Whether each Bézier curve of a path has its control points between the heights of its two ends. The curve then stays
 * between them.
 */
function staysBetweenNeighbors(path: string) {
  const segments = path
    .slice(1)
    .split('C')
    .map((segment) => segment.split(',').map(Number));
  expect(segments).toHaveLength(values.length);
  return segments.slice(1).every(([, first, , second, , end], index) => {
    const start = segments[index]!.at(-1)!;
    const [low, high] = [Math.min(start, end!) - 0.01, Math.max(start, end!) + 0.01];
    return [first!, second!].every((y) => y >= low && y <= high);
  });
}

describe('reference/notes/CurveType', () => {
  it('No effect: series treat it as unset and draw straight lines, because its value is 0.', async () => {
    expect(CurveType.CURVE_CARDINAL).toBe(0);
    const straight = await pathOf(CurveType.LINEAR);
    expect(await pathOf(CurveType.CURVE_CARDINAL)).toBe(straight);
    expect(await pathOf()).toBe(straight);
    expect(await pathOf(CurveType.CURVE_CATMULL_ROM)).not.toBe(straight);
  });

  it('Smooth curve through all values that never goes above or below two neighbors.', async () => {
    expect(staysBetweenNeighbors(await pathOf(CurveType.CURVE_MONOTONE_X))).toBe(true);
    expect(staysBetweenNeighbors(await pathOf(CurveType.CURVE_NATURAL))).toBe(false);
  });
});
