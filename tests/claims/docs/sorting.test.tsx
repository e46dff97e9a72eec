import { Axis, BarSeries, BinAgg, Direction, Position } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../render-chart';

const rows = [
  { x: 'a', y: 3 },
  { x: 'b', y: 5 },
  { x: 'c', y: 4 },
];

/** Returns the categories of the x axis, in their order. */
async function categories(settings: object): Promise<unknown[]> {
  const { debugState } = await renderChart(
    <>
      <Axis id="x" position={Position.Bottom} />
      <BarSeries id="bars" data={rows} xAccessor="x" yAccessors={['y']} />
    </>,
    settings,
  );
  return debugState!.axes!.x[0]!.values;
}

const largestFirst = { binAgg: BinAgg.Sum, direction: Direction.Descending };

describe('docs/sorting', () => {
  it('binAgg says how the values of all series in a category are combined: BinAgg.Sum is the default, and BinAgg.None keeps the order of the data.', async () => {
    const direction = Direction.Descending;
    expect(await categories({ orderOrdinalBinsBy: largestFirst })).toEqual(['b', 'c', 'a']);
    expect(await categories({ orderOrdinalBinsBy: { direction } })).toEqual(['b', 'c', 'a']);
    const none = { direction, binAgg: BinAgg.None };
    expect(await categories({ orderOrdinalBinsBy: none })).toEqual(['a', 'b', 'c']);
  });

  it('Sort the rows, or list the categories in xDomain, which wins over orderOrdinalBinsBy.', async () => {
    const xDomain = ['c', 'a', 'b', 'd'];
    expect(await categories({ xDomain, orderOrdinalBinsBy: largestFirst })).toEqual(xDomain);
  });
});
