import {
  AreaSeries,
  BarSeries,
  BubbleSeries,
  Fit,
  LineSeries,
  ScaleType,
  type FitConfig,
  type LineSeriesProps,
} from '@elastic/charts';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { combinations } from '../../combinations';
import { drawingOf } from '../../drawing-of';
import { renderChart, unmountAll } from '../../render-chart';

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

/** Returns the y values of the points of the path of a line or area, whose greatest value is 10. */
async function drawnValues(
  fit: LineSeriesProps['fit'],
  values: (number | null)[],
  isArea: boolean,
) {
  const Series = isArea ? AreaSeries : LineSeries;
  const { debugState } = await renderChart(
    <Series id="s" data={rowsOf(...values)} {...accessors} fit={fit} />,
  );
  unmountAll();
  const path = isArea ? debugState!.areas![0]!.lines.y1.path : debugState!.lines![0]!.path;
  return [...path.matchAll(/,([\d.]+)/g)].map(([, y]) => 10 - Number(y) / 30);
}

/** Expects the values that a line and an area show for 4, three gaps and 10. */
async function expectFilled(fit: LineSeriesProps['fit'], expected: number[]) {
  for (const isArea of [false, true])
    expect(await drawnValues(fit, [4, null, null, null, 10], isArea)).toEqual(
      expected.map((value) => expect.closeTo(value)),
    );
}

/** Expects that gaps before, or after, the values stay open or not. */
async function expectOpen(
  fit: LineSeriesProps['fit'],
  { start, end }: { start: boolean; end: boolean },
) {
  for (const isArea of [false, true]) {
    const count = async (...values: (number | null)[]) =>
      (await drawnValues(fit, values, isArea)).length;
    expect(await count(null, null, 4, 10)).toBe(start ? 2 : 4);
    expect(await count(4, 10, null, null)).toBe(end ? 2 : 4);
  }
}

describe('reference/notes/Fit', () => {
  it('Repeats the last value before the gap: 4, 4, 4, 4, 10.', () =>
    expectFilled(Fit.Carry, [4, 4, 4, 4, 10]));

  it('A gap at the beginning stays open.', () =>
    expectOpen(Fit.Carry, { start: true, end: false }));

  it('Takes the next value after the gap: 4, 10, 10, 10, 10.', () =>
    expectFilled(Fit.Lookahead, [4, 10, 10, 10, 10]));

  it('A gap at the end stays open.', () => expectOpen(Fit.Lookahead, { start: false, end: true }));

  it('Takes the value whose x is closer, the earlier one at equal distance: 4, 4, 4, 10, 10.', () =>
    expectFilled(Fit.Nearest, [4, 4, 4, 10, 10]));

  it('Takes the mean of the values before and after the gap: 4, 7, 7, 7, 10.', () =>
    expectFilled(Fit.Average, [4, 7, 7, 7, 10]));

  it('Gaps at the beginning and at the end stay open.', async () => {
    for (const fit of [Fit.Average, Fit.Linear]) await expectOpen(fit, { start: true, end: true });
    for (const fit of [Fit.Nearest, Fit.Zero]) await expectOpen(fit, { start: false, end: false });
  });

  it('Puts the values on the straight line across the gap: 4, 5.5, 7, 8.5, 10.', () =>
    expectFilled(Fit.Linear, [4, 5.5, 7, 8.5, 10]));

  it('Fills all gaps with zero: 4, 0, 0, 0, 10.', () => expectFilled(Fit.Zero, [4, 0, 0, 0, 10]));

  it('It needs that object form; without a value gaps stay open.', async () => {
    await expectFilled({ type: Fit.Explicit, value: 2 }, [4, 2, 2, 2, 10]);
    // The types do not allow the first form.
    for (const fit of [Fit.Explicit, { type: Fit.Explicit }])
      await expectFilled(fit as FitConfig, [4, 10]);
  });

  it('Unlike a series without fit, one with Fit.None is also interrupted on a linear or time scale where it lacks an x value that other series have.', async () => {
    for (const { scale, Series } of combinations({
      scale: [ScaleType.Linear, ScaleType.Time, ScaleType.Ordinal, ScaleType.Log],
      Series: [AreaSeries, LineSeries],
    })) {
      const parts = async (fit?: LineSeriesProps['fit']) => {
        const props = { ...accessors, xScaleType: scale, timeZone: 'UTC', fit };
        const all = rowsOf(1, 1, 1, 1, 1, 1).slice(1);
        const { debugState } = await renderChart([
          <Series key="all" id="all" data={all} {...props} />,
          <Series key="gap" id="gap" data={all.filter(({ x }) => x !== 3)} {...props} />,
        ]);
        const line = debugState!.lines?.[1] ?? debugState!.areas![1]!.lines.y1;
        return line.path.split('M').length - 1;
      };
      const isContinuous = scale === ScaleType.Linear || scale === ScaleType.Time;
      expect(await parts()).toBe(isContinuous ? 1 : 2);
      expect(await parts(Fit.None)).toBe(2);
    }
  });

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
