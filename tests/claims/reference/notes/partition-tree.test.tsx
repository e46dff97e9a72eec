import {
  GroupBy,
  Goal,
  Partition,
  Predicate,
  SmallMultiples,
  type ArrayNode,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../render-chart';

const rows = ['10', '9', '100', '1'].map((name, index) => ({ name, size: 4 - index }));

/** Renders a partition chart with a panel for each name. */
async function panelsInOrder(sort: Predicate) {
  const { texts } = await renderChart(
    <>
      <GroupBy id="panels" by={(_spec, { name }) => name} sort={sort} />
      <SmallMultiples splitHorizontally="panels" />
      <Partition
        id="partition"
        data={rows}
        valueAccessor={({ size }) => size}
        layers={[{ groupByRollup: () => 'all' }]}
      />
    </>,
  );
  return texts.filter((text) => rows.some(({ name }) => name === text));
}

describe('reference/notes/GroupBySort', () => {
  it('In a Partition the two numeric orders have no effect.', async () => {
    const byIndex = await panelsInOrder(Predicate.DataIndex);
    expect(byIndex).toEqual(['10', '9', '100', '1']);
    expect(await panelsInOrder(Predicate.NumAsc)).toEqual(byIndex);
    expect(await panelsInOrder(Predicate.NumDesc)).toEqual(byIndex);
    expect(await panelsInOrder(Predicate.AlphaAsc)).toEqual(['1', '10', '100', '9']);
  });
});

describe('reference/notes/ArrayNode', () => {
  it('Never missing: above the root is an empty node that is its own parent, with NaN as value and depth.', async () => {
    const nodes: ArrayNode[] = [];
    await renderChart(
      <Partition
        id="partition"
        data={rows}
        valueAccessor={({ size }) => size}
        layers={[
          {
            groupByRollup: ({ name }: { name: string }) => name,
            shape: {
              fillColor: (_key, _index, node) => {
                nodes.push(node);
                return '#aaeecc';
              },
            },
          },
        ]}
      />,
    );
    expect(nodes.length).toBeGreaterThanOrEqual(rows.length);
    for (const { parent, depth } of nodes) {
      expect([depth, parent.depth]).toEqual([1, 0]);
      const aboveRoot = parent.parent;
      expect(aboveRoot.parent).toBe(aboveRoot);
      expect([aboveRoot.value, aboveRoot.depth]).toEqual([NaN, NaN]);
      expect(aboveRoot.children).toEqual([]);
    }
  });
});

describe('reference/notes/BandFillColorAccessorInput', () => {
  it('Position of the band or of the tick, from 0; always 0 for labels.', async () => {
    const indexes = { bands: [] as number[], ticks: [] as number[], labels: new Set<number>() };
    const label = ({ index }: { index: number }) => {
      indexes.labels.add(index);
      return 'label';
    };
    await renderChart(
      <Goal
        id="goal"
        subtype="goal"
        base={0}
        actual={5}
        domain={{ min: 0, max: 9 }}
        bands={[3, 6, 9]}
        ticks={[0, 9]}
        bandFillColor={({ index }) => {
          indexes.bands.push(index);
          return '#aaeecc';
        }}
        tickValueFormatter={({ index }) => {
          indexes.ticks.push(index);
          return 'tick';
        }}
        labelMajor={label}
        labelMinor={label}
        centralMajor={label}
        centralMinor={label}
      />,
    );
    expect(indexes.bands.slice(0, 3)).toEqual([0, 1, 2]);
    expect(indexes.ticks.slice(0, 2)).toEqual([0, 1]);
    expect([...indexes.labels]).toEqual([0]);
  });
});
