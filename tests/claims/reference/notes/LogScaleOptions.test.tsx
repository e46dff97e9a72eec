import { Axis, LineSeries, Position, ScaleType, type YDomainRange } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../render-chart';

async function expectTicksBetweenPowers() {
  const ticks = async (max: number, logBase?: number, count = 5) => {
    const { debugState } = await renderChart(
      <>
        <Axis
          id="y"
          position={Position.Left}
          ticks={count}
          domain={{ min: 1, max, logBase }}
          showOverlappingLabels
        />
        <LineSeries
          id="line"
          data={[1, max].map((y, x) => ({ x, y }))}
          yScaleType={ScaleType.Log}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>,
    );
    return debugState!.axes!.y[0]!.values as number[];
  };
  const powers = [1, 10, 100, 1000];
  expect(await ticks(1000)).toEqual(expect.arrayContaining([...powers, 2, 3, 5]));
  expect(await ticks(1000, 10)).toEqual(await ticks(1000));
  expect(await ticks(1000, undefined, 3)).toEqual(powers);
  expect(await ticks(1e6)).toEqual([...powers, 1e4, 1e5, 1e6]);
  expect(await ticks(64, 4)).toEqual(expect.arrayContaining([1, 4, 16, 64, 2, 8]));
  expect(await ticks(1024, 4)).toEqual([1, 4, 16, 64, 256, 1024]);
}

describe('reference/notes/LogScaleOptions', () => {
  it('Default: 1 (-1 for negative data), since a y domain includes zero. With fit: true, the value nearest to zero; with min, that value.', async () => {
    const ticks = async (sign: 1 | -1, domain?: YDomainRange) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} domain={domain} />
          <LineSeries
            id="line"
            data={[
              { x: 1, y: 0.02 * sign },
              { x: 2, y: 40 * sign },
            ]}
            xScaleType={ScaleType.Linear}
            yScaleType={ScaleType.Log}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return debugState?.axes?.y[0]?.values ?? [];
    };
    expect((await ticks(1))[0]).toBe(1);
    expect((await ticks(-1)).at(-1)).toBe(-1);
    expect((await ticks(1, { min: NaN, max: NaN, fit: true }))[0]).toBe(0.02);
    expect((await ticks(1, { min: 0.1, max: NaN }))[0]).toBe(0.1);
  });

  it(
    'A scale with fewer steps from power to power than ticks of the axis has ticks between them too, such as 2, 3 and 5.',
    expectTicksBetweenPowers,
  );
});

describe('examples/axis', () => {
  it('A scale of few powers has ticks between them too.', expectTicksBetweenPowers);
});
