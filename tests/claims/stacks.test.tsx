import { AreaSeries, Axis, BarSeries, Position, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from './render-chart';

/** Returns the highest tick of a chart with two series of the value 10, which is 20 if they are stacked. */
async function highestTick(
  Series: typeof BarSeries | typeof AreaSeries,
  ...stackAccessors: (string[] | undefined)[]
) {
  const { debugState } = await renderChart(
    <>
      <Axis id="y" position={Position.Left} />
      {stackAccessors.map((accessors, index) => (
        <Series
          key={index}
          id={String(index)}
          data={[{ x: 'A', y: 10 }]}
          xScaleType={ScaleType.Ordinal}
          xAccessor="x"
          yAccessors={['y']}
          stackAccessors={accessors}
        />
      ))}
    </>,
  );
  return debugState?.axes?.y[0]?.values.at(-1);
}

async function expectOneStack() {
  for (const Series of [BarSeries, AreaSeries]) {
    expect(await highestTick(Series, undefined, undefined)).toBe(10);
    expect(await highestTick(Series, [], [])).toBe(10);
    expect(await highestTick(Series, ['x'], ['x'])).toBe(20);
    expect(await highestTick(Series, ['no field'], ['another'])).toBe(20);
  }
}

describe('api/specs/types/SeriesAccessors', () => {
  it('stackAccessors are never read; any array that is not empty stacks.', expectOneStack);
});

describe('api/specs/xy/BarSeries', () => {
  it(
    'All stacked series of a group make one pile: the content of stackAccessors is never read.',
    expectOneStack,
  );
});

describe('docs/troubleshooting', () => {
  it(
    'All stacked series of a group form one stack, whatever stackAccessors contains: its content is never read.',
    expectOneStack,
  );
});

describe('api/specs/xy/AreaSeries', () => {
  it(
    'All stacked series of a group make one pile: the content of stackAccessors is never read.',
    expectOneStack,
  );
});

describe('docs/stacking', () => {
  it('Any array that is not empty stacks them; the accessors are never read.', expectOneStack);
});

describe('reference/notes/SeriesAccessors', () => {
  it(
    'Any non-empty array works: the accessors are never called and do not form separate stacks.',
    expectOneStack,
  );
});
