import { Partition, PartitionLayout, type PartitionLayer } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart, unmountAll } from '../../render-chart';

interface Row {
  name: string;
  value: number;
}

interface Props {
  layers?: PartitionLayer<Row>[];
  fillRectangleWidth?: number;
  fillRectangleHeight?: number;
}

/** Returns the drawing of a partition and its texts. */
async function drawn(layout: PartitionLayout, props: Props) {
  const { svg, texts } = await renderChart(
    <Partition
      id="partition"
      layout={layout}
      data={[
        { name: 'A', value: 3 },
        { name: 'B', value: 5 },
      ]}
      valueAccessor={({ value }: Row) => value}
      {...props}
    />,
  );
  unmountAll();
  return { svg, texts };
}

const layouts = Object.values(PartitionLayout);

describe('api/specs/Partition', () => {
  it('fillRectangleWidth and fillRectangleHeight remove labels from the sectors of a sunburst.', async () => {
    const layers: PartitionLayer<Row>[] = [
      { groupByRollup: ({ name }: Row) => name },
      { groupByRollup: () => 'inner' },
    ];
    for (const layout of layouts) {
      const { texts } = await drawn(layout, { layers });
      if (layout !== PartitionLayout.waffle) expect(texts, layout).toContain('B');
      for (const prop of ['fillRectangleWidth', 'fillRectangleHeight']) {
        const { texts: limited } = await drawn(layout, { layers, [prop]: 100 });
        if (layout === PartitionLayout.sunburst) expect(limited).not.toContain('B');
        else expect(limited, layout).toEqual(texts);
      }
    }
  });

  it('Without layers every row is a part of its own, named by its index, and dark red as well; icicle and flame layouts draw nothing.', async () => {
    const { sunburst, treemap, mosaic, icicle, flame, waffle } = PartitionLayout;
    for (const layout of [sunburst, treemap, mosaic, waffle, icicle, flame]) {
      const { svg, texts } = await drawn(layout, {});
      const empty = [icicle, flame].some((other) => other === layout);
      expect(svg.includes('maroon'), layout).toBe(!empty);
      if (layout !== waffle)
        expect(texts.filter((text) => /^[01]$/.test(text)).sort(), layout).toEqual(
          empty ? [] : ['0', '1'],
        );
    }
  });
});
