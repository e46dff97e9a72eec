import {
  Axis,
  BarSeries,
  LineSeries,
  Position,
  ScaleType,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from '../../bars-of';
import { consoleOf } from '../../console-of';
import { drawingOf } from '../../drawing-of';
import { renderChart } from '../../render-chart';

type XDomain = SettingsProps['xDomain'];

const color = '#C03060';
const series = {
  id: 'series',
  data: [
    { x: 10, y: 2 },
    { x: 14, y: 3 },
    { x: 20, y: 5 },
  ],
  xScaleType: ScaleType.Linear,
  xAccessor: 'x',
  yAccessors: ['y'],
  color,
};

/** Returns the first and the last x value of the chart, and what the console shows. */
async function endsOf(xDomain?: XDomain, xScaleType: ScaleType = ScaleType.Linear) {
  let ends: unknown[] = [];
  const warnings = await consoleOf(async () => {
    const { debugState } = await renderChart(
      <>
        <Axis id="x" position={Position.Bottom} />
        <LineSeries {...series} xScaleType={xScaleType as 'linear'} />
      </>,
      { xDomain },
    );
    const values = debugState?.axes?.x[0]?.values ?? [];
    ends = [values[0], values.at(-1)];
  });
  return { ends, warnings: warnings.join() };
}

const barWidth = async (xDomain?: XDomain, data = series.data) =>
  Math.round(
    barsOf((await renderChart(<BarSeries {...series} data={data} />, { xDomain })).svg, color)[0]!
      .width,
  );

describe('reference/notes/DomainRange', () => {
  it('An XY chart ignores an x domain whose lower end is above the upper end, or above all data when only this end is set. It warns where a global process exists.', async () => {
    expect(await endsOf({ min: 0, max: 30 })).toEqual({ ends: [0, 30], warnings: '' });
    for (const xDomain of [
      { min: 16, max: 12 },
      { min: 25, max: NaN },
    ])
      expect(await endsOf(xDomain)).toEqual({
        ends: [10, 20],
        warnings: expect.stringContaining('Custom domain is ignored'),
      });
    expect(await endsOf({ min: 15, max: NaN })).toEqual({ ends: [15, 20], warnings: '' });
  });

  it('An XY chart ignores an x domain whose upper end is below the lower end, or below all data when only this end is set. It warns where a global process exists.', async () => {
    for (const xDomain of [
      { min: 12, max: 11 },
      { min: NaN, max: 5 },
    ])
      expect(await endsOf(xDomain)).toEqual({
        ends: [10, 20],
        warnings: expect.stringContaining('Custom domain is ignored'),
      });
    expect(await endsOf({ min: NaN, max: 15 })).toEqual({ ends: [10, 15], warnings: '' });
  });

  it('It must not be negative or exceed the smallest distance between two x values, otherwise that distance is used.', async () => {
    const ends = { min: NaN, max: NaN };
    const plain = await barWidth();
    expect(await barWidth({ ...ends, minInterval: -1 })).toBe(plain);
    expect(await barWidth({ ...ends, minInterval: 5 })).toBe(plain);
    expect(await barWidth({ ...ends, minInterval: 4 })).toBe(plain);
    expect(await barWidth({ ...ends, minInterval: 2 })).toBeLessThan(plain);
  });

  it('It has no effect on y domains.', async () => {
    const drawing = async (minInterval?: number, max = 10) => {
      const domain = { min: 0, max, minInterval };
      const rendered = await renderChart(
        <>
          <Axis id="y" position={Position.Left} domain={domain} />
          <BarSeries {...series} />
        </>,
      );
      return drawingOf(rendered);
    };
    const plain = await drawing();
    expect(plain.split(`fill="${color}"`)).toHaveLength(4);
    expect(await drawing(0.5)).toBe(plain);
    expect(await drawing(4)).toBe(plain);
    expect(await drawing(undefined, 20)).not.toBe(plain);
  });
});

describe('reference/notes/CustomXDomain', () => {
  it('The wrong form for the scale is ignored, with a warning where a global process exists.', async () => {
    const list = await endsOf([10, 14]);
    expect(list.ends).toEqual([10, 20]);
    expect(list.warnings).toContain('should be a DomainRange object');
    const range = await endsOf({ min: 10, max: 14 }, ScaleType.Ordinal);
    expect(range.ends).toEqual([10, 20]);
    expect(range.warnings).toContain('should be an array of values');
    expect((await endsOf([10, 14], ScaleType.Ordinal)).ends).toEqual([10, 14]);
  });
});
