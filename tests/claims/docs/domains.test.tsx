import { Axis, LineSeries, Position, ScaleType, type YDomainRange } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../render-chart';

const rows = [
  { x: 0, y: 104 },
  { x: 1, y: 110 },
  { x: 2, y: 121 },
];
const small = [
  { x: 0, y: 0.01 },
  { x: 1, y: 1000 },
];
const accessors = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };

/** Renders lines with a y axis and returns its tick values. */
async function yTicks(
  domain: YDomainRange | undefined,
  ...series: Partial<Parameters<typeof LineSeries>[0]>[]
): Promise<number[]> {
  const { debugState } = await renderChart(
    <>
      <Axis id="y" position={Position.Left} domain={domain} />
      {series.map((props, index) => (
        <LineSeries key={index} id={`line-${index}`} data={rows} {...accessors} {...props} />
      ))}
    </>,
  );
  return debugState!.axes!.y[0]!.values as number[];
}

const fitted = { min: NaN, max: NaN, fit: true };

describe('docs/domains', () => {
  it('If min is above max the axis throws: "custom domain is invalid, min is greater than max".', async () => {
    await expect(yTicks({ min: 200, max: 100 }, {})).rejects.toThrow(
      'custom domain is invalid, min is greater than max',
    );
  });

  it('The y axis starts at zero by default. fit: true leaves the zero out.', async () => {
    expect((await yTicks(undefined, {}))[0]).toBe(0);
    expect((await yTicks(fitted, {}))[0]).toBeGreaterThan(100);
  });

  it('Every series of the group must set it.', async () => {
    expect((await yTicks(fitted, { yNice: true }, { yNice: true })).at(-1)).toBe(125);
    expect((await yTicks(fitted, { yNice: true }, {})).at(-1)).toBe(120);
  });

  it('The domain of a Log scale starts at 1 by default. Smaller values lie below the plot.', async () => {
    const log = { data: small, yScaleType: ScaleType.Log };
    expect((await yTicks(undefined, log))[0]).toBe(1);
    expect((await yTicks(fitted, log))[0]).toBe(0.01);
    expect((await yTicks({ min: 0.001, max: NaN }, log))[0]).toBe(0.001);
    expect((await yTicks({ min: NaN, max: NaN, logMinLimit: 0.01 }, log))[0]).toBe(0.01);
  });

  it('domain on an x axis throws.', async () => {
    const chart = renderChart(
      <>
        <Axis id="x" position={Position.Bottom} domain={{ min: 0, max: 5 }} />
        <LineSeries id="line" data={rows} {...accessors} />
      </>,
    );
    await expect(chart).rejects.toThrow('custom domain');
  });

  it('An x domain whose min is above its max, or above all data, is ignored.', async () => {
    const xTicks = async (xDomain: { min: number; max: number }) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} />
          <LineSeries id="line" data={rows} {...accessors} />
        </>,
        { xDomain },
      );
      const { values } = debugState!.axes!.x[0]!;
      return [values[0], values.at(-1)];
    };
    expect(await xTicks({ min: 0, max: 5 })).toEqual([0, 5]);
    expect(await xTicks({ min: 5, max: 1 })).toEqual([0, 2]);
    expect(await xTicks({ min: 10, max: NaN })).toEqual([0, 2]);
  });

  it('Rows outside of it are dropped, not cut: a line ends at its last point inside and does not run on to the edge.', async () => {
    const { debugState } = await renderChart(<LineSeries id="line" data={rows} {...accessors} />, {
      xDomain: { min: 0, max: 1.5 },
    });
    expect(debugState!.lines![0]!.path.match(/[ML]/g)).toHaveLength(2);
  });
});
