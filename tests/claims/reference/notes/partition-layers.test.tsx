import { PartitionLayout, type PartitionLayer } from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { renderChart } from '../../render-chart';
import { partition, row, type Row } from './partition-chart';

const byGroup = ({ group }: Row) => group;
const byName = ({ name }: Row) => name;
const layouts = [PartitionLayout.icicle, PartitionLayout.flame];
const unsorted = [row('A', 'a1', 2), row('A', 'a2', 6), row('B', 'b1', 9), row('C', 'c1', 1)];

/** Returns the names at a depth from left to right. */
async function namesAt(depth: number, layout: PartitionLayout, layers: PartitionLayer<Row>[]) {
  const { debugState } = await renderChart(partition({ layout, layers, data: unsorted }));
  return debugState!
    .partition![0]!.partitions.filter((shape) => shape.depth === depth)
    .sort((a, b) => a.coords[0] - b.coords[0])
    .map(({ name }) => name);
}

const svgOf = async (...[props, theme]: [Parameters<typeof partition>[0], object?]) =>
  (await renderChart(partition(props), { theme: { partition: theme } })).svg;

describe('reference/notes/PartitionLayer', () => {
  it('In icicle and flame layouts the data order stays only if no layer has a predicate; once one has, the layers without one sort by falling value.', async () => {
    const keepOrder = () => 0;
    for (const layout of layouts) {
      const plain = [{ groupByRollup: byGroup }, { groupByRollup: byName }];
      expect(await namesAt(1, layout, plain)).toEqual(['A', 'B', 'C']);
      expect(await namesAt(2, layout, plain)).toEqual(['a1', 'a2', 'b1', 'c1']);
      const sorted = [plain[0]!, { groupByRollup: byName, sortPredicate: keepOrder }];
      expect(await namesAt(1, layout, sorted)).toEqual(['B', 'A', 'C']);
      expect(await namesAt(2, layout, sorted)).toEqual(['b1', 'a1', 'a2', 'c1']);
    }
  });

  it('textColor has no effect here; set it in the theme.', async () => {
    const textColor = '#00ff00';
    const inLayer = (fillLabel: object) =>
      svgOf({ layout: PartitionLayout.treemap, layers: [{ groupByRollup: byGroup, fillLabel }] });
    expect(await inLayer({ textColor })).toBe(await inLayer({}));
    expect(await inLayer({ fontWeight: 900, fontStyle: 'italic' })).not.toBe(await inLayer({}));
    expect(await svgOf({}, { fillLabel: { textColor } })).not.toBe(await svgOf({}));
  });

  it('Leave valueFormatter out rather than passing undefined: where a label with a value has room inside a shape, undefined throws "valueFormatter is not a function".', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const message = 'valueFormatter is not a function';
    const draw = (layout: PartitionLayout, fillLabel: object) => {
      const layers = [byGroup, byName].map((groupByRollup) => ({ groupByRollup, fillLabel }));
      return renderChart(partition({ layout, layers }));
    };
    const withLabels = Object.values(PartitionLayout).filter((name) => name !== 'waffle');
    for (const layout of withLabels) {
      await expect(draw(layout, { valueFormatter: undefined })).rejects.toThrow(message);
      expect((await draw(layout, {})).texts).toContain('A');
    }
    // A waffle has no labels, and labels of one line have no values.
    const { texts } = await draw(PartitionLayout.waffle, { valueFormatter: undefined });
    expect(texts).toEqual([]);
    for (const layout of layouts) {
      const oneLine = await draw(layout, { valueFormatter: undefined, clipText: true });
      expect(oneLine.texts).toContain('A');
      expect(oneLine.texts).not.toContain('8');
    }
    vi.restoreAllMocks();
  });

  it("Always set it: without it the shapes are a half-transparent dark red, since the theme's palette is not used here.", async () => {
    const colorsOf = async (layer: Partial<PartitionLayer<Row>>) => {
      const { debugState } = await renderChart(
        partition({ layers: [{ groupByRollup: byGroup, ...layer }] }),
        { theme: { colors: { vizColors: ['#112233'] } } },
      );
      return new Set(debugState!.partition![0]!.partitions.map(({ color }) => color));
    };
    expect(await colorsOf({})).toEqual(new Set(['rgba(128, 0, 0, 0.5)']));
    expect(await colorsOf({ shape: { fillColor: '#445566' } })).toEqual(new Set(['#445566']));
  });
});

describe('reference/notes/PartitionLayout', () => {
  it('Order by default as in the data.', async () => {
    const layers = [{ groupByRollup: byGroup }];
    expect(await namesAt(1, PartitionLayout.icicle, layers)).toEqual(['A', 'B', 'C']);
    expect(await namesAt(1, PartitionLayout.treemap, layers)).toEqual(['B', 'A', 'C']);
  });
});

describe('reference/notes/PartitionFillLabel', () => {
  it('No effect in a waffle.', async () => {
    const clipped = { fillLabel: { clipText: true } };
    const { waffle, treemap } = PartitionLayout;
    expect(await svgOf({ layout: waffle }, clipped)).toBe(await svgOf({ layout: waffle }));
    expect(await svgOf({ layout: treemap }, clipped)).not.toBe(await svgOf({ layout: treemap }));
  });
});

describe('reference/notes/PartitionStyle', () => {
  it('Has no effect: nothing reads it. Set fillLabel.fontFamily and linkLabel.fontFamily.', async () => {
    const fontFamily = 'monospace';
    const plain = await svgOf({});
    expect(await svgOf({}, { fontFamily })).toBe(plain);
    expect(await svgOf({}, { fillLabel: { fontFamily } })).not.toBe(plain);
    const withLinkedLabels = { fillRectangleWidth: 1000 };
    expect(await svgOf(withLinkedLabels, { linkLabel: { fontFamily } })).not.toBe(
      await svgOf(withLinkedLabels),
    );
  });

  it('Must be above 1.', async () => {
    const textsWith = async (idealFontSizeJump: number) => {
      const theme = { partition: { idealFontSizeJump, linkLabel: { maxCount: 0 } } };
      return (await renderChart(partition({}), { theme })).texts;
    };
    expect(await textsWith(1.05)).toContain('a2');
    expect(await textsWith(0.9)).toEqual([]);
  });

  it('No effect: set it per layer in fillLabel, where true gives each shape the largest font that fits, even if a larger shape of the layer has a smaller one.', async () => {
    const layers = (maximizeFontSize: boolean) => [
      { groupByRollup: byName, fillLabel: { maximizeFontSize } },
    ];
    const data = [row('', 'The largest shape has a long name', 6), row('', 'B', 5)];
    const chart = { layout: PartitionLayout.treemap, data };
    const sizes = { minFontSize: 8, maxFontSize: 80 };
    const plain = await svgOf({ ...chart, layers: layers(false) }, sizes);
    expect(
      await svgOf({ ...chart, layers: layers(false) }, { ...sizes, maximizeFontSize: true }),
    ).toBe(plain);
    expect(await svgOf({ ...chart, layers: layers(true) }, sizes)).not.toBe(plain);
  });
});
