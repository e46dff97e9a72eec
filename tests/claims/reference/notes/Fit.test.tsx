import {
  AreaSeries,
  BarSeries,
  BubbleSeries,
  Fit,
  LineSeries,
  ScaleType,
  type FitConfig,
} from '@elastic/charts';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../drawing-of';
import { renderChart } from '../../render-chart';

const accessors = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };
const rowsOf = (...values: (number | null)[]) => values.map((y, x) => ({ x, y }));
/** Has gaps at the beginning, in the middle and at the end. */
const data = rowsOf(null, 4, null, null, 10, null);

/** Returns the drawing of a line with gaps. */
const drawing = async (fit?: FitConfig) =>
  drawingOf(await renderChart(<LineSeries id="line" data={data} {...accessors} fit={fit} />));

describe('reference/notes/FitConfig', () => {
  it('The value for Fit.Explicit; other types ignore it.', async () => {
    const { Explicit, ...others } = Fit;
    for (const type of Object.values(others))
      expect(await drawing({ type, value: 7 })).toBe(await drawing({ type }));
    expect(await drawing({ type: Explicit, value: 7 })).not.toBe(await drawing({ type: Explicit }));
  });

  it('It has no effect with Fit.None, Fit.Zero and Fit.Explicit.', async () => {
    for (const fit of [{ type: Fit.None }, { type: Fit.Zero }, { type: Fit.Explicit, value: 7 }])
      for (const endValue of [2, 'nearest'] as const)
        expect(await drawing({ ...fit, endValue })).toBe(await drawing(fit));
    const linear = { type: Fit.Linear };
    expect(await drawing({ ...linear, endValue: 2 })).not.toBe(await drawing(linear));
  });
});

describe('reference/notes/Fit', () => {
  it('Filling happens before stacking; bars and bubbles are never filled.', async () => {
    const area = (id: string, rows: typeof data) => (
      <AreaSeries
        key={id}
        id={id}
        data={rows}
        {...accessors}
        stackAccessors={['x']}
        fit={Fit.Linear}
      />
    );
    const filled = await renderChart([area('a', rowsOf(4, null, 6)), area('b', rowsOf(8, 9, 7))]);
    const upper = filled.debugState?.areas?.find(({ name }) => name === 'b')?.lines.y1.path;
    const heights = [...upper!.matchAll(/,([\d.]+)/g)].map(([, y]) => 1 - Number(y) / 300);
    // The largest sum, 5 + 9, is as high as the plot.
    expect(heights.map((share) => Math.round(share * 14))).toEqual([12, 14, 13]);

    const noGap = rowsOf(3, 4, 5, 6, 7, 8);
    for (const Series of [BarSeries, BubbleSeries] as ComponentType<object>[]) {
      const withFit = async (fit?: Fit, rows = data) =>
        drawingOf(await renderChart(<Series {...{ id: 's', data: rows, ...accessors, fit }} />));
      const without = await withFit();
      expect(await withFit(Fit.Linear)).toBe(without);
      expect(await withFit(Fit.Nearest)).toBe(without);
      expect(await withFit(undefined, noGap)).not.toBe(without);
    }
  });
});

describe('reference/notes/FilledValues', () => {
  it('Never set: lower bounds are not filled.', async () => {
    const filled: { y0?: number; y1?: number }[] = [];
    const { debugState } = await renderChart(
      <AreaSeries
        id="band"
        data={[
          { x: 0, low: 1, y: 4 },
          { x: 1, low: null, y: null },
          { x: 2, low: 3, y: 8 },
        ]}
        {...accessors}
        y0Accessors={['low']}
        fit={Fit.Linear}
        pointStyleAccessor={(datum) => {
          if (datum.filled) filled.push(datum.filled);
          return null;
        }}
      />,
    );
    expect(filled).toEqual([{ y1: 6 }]);
    expect(filled.some((values) => 'y0' in values)).toBe(false);
    const { y0, y1 } = debugState!.areas![0]!.lines;
    expect([y0?.points.length, y1.points.length]).toEqual([2, 2]);
  });
});
