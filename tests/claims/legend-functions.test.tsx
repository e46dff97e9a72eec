import { Heatmap, type CustomLegend, type CustomLegendProps } from '@elastic/charts';
import { useEffect, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { drawingOf as drawingOfCanvas } from '../../plugins/chart-examples/headless';
import { heatmap, lines, partition } from './chart-types';
import { highlighted } from './highlighted';
import { renderChart, unmountAll } from './render-chart';
import { soon } from './soon';

type Items = CustomLegendProps['items'];

/** Draws a chart, clicks its first entry by the function of a custom legend, and returns what is drawn then. */
async function afterClick(specs: ReactNode, negate: boolean) {
  const current: { items: Items } = { items: [] };
  const Remote: CustomLegend = ({ items }) => {
    useEffect(() => {
      current.items = items;
    });
    return null;
  };
  const { container } = await renderChart(specs, { showLegend: true, customLegend: Remote });
  await soon(() => expect(current.items.length).toBeGreaterThan(1));
  current.items[0]!.onItemClickAction(negate);
  // The legend and the drawing follow in the next frames.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const svg = [...container.querySelectorAll('canvas')]
    .flatMap((canvas) => drawingOfCanvas(canvas) ?? [])
    .map((drawing) => drawing.svg)
    .join('');
  unmountAll();
  return { items: current.items, svg };
}

const isHidden = async (specs: ReactNode, negate: boolean) =>
  (await afterClick(specs, negate)).items.some(({ isSeriesHidden }) => isSeriesHidden);

describe('docs/legend', () => {
  it('In a partition they only highlight.', async () => {
    for (const negate of [false, true]) {
      expect(await isHidden(lines, negate)).toBe(true);
      expect(await isHidden(heatmap, negate)).toBe(true);
      expect(await isHidden(partition, negate)).toBe(false);
    }
    await highlighted(partition);
  });
});

describe('docs/heatmaps', () => {
  it('Bands with the same label are highlighted and hidden together.', async () => {
    const colors = ['#ff0000', '#00ff00', '#0000ff'];
    const withLabels = (labels: string[]) => (
      <Heatmap
        id="heatmap"
        data={[1, 4, 7].map((value) => ({ x: value, y: 'row', value }))}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="value"
        colorScale={{
          type: 'bands',
          bands: colors.map((color, index) => ({
            start: 3 * index,
            end: 3 * index + 3,
            color,
            label: labels[index],
          })),
        }}
      />
    );
    /** Returns which of the three cells are drawn in full color. */
    const bright = (svg: string) =>
      [
        /="(red|#f00|#ff0000)"(?! fill-opacity)/,
        /="(lime|#0f0|#00ff00)"(?! fill-opacity)/,
        /="(blue|#00f|#0000ff)"(?! fill-opacity)/,
      ].map((color) => color.test(svg));
    const apart = withLabels(['a', 'b', 'c']);
    const together = withLabels(['a', 'a', 'b']);
    expect(bright(await highlighted(apart))).toEqual([true, false, false]);
    expect(bright(await highlighted(together))).toEqual([true, true, false]);
    expect(bright((await afterClick(apart, true)).svg)).toEqual([false, true, true]);
    expect(bright((await afterClick(together, true)).svg)).toEqual([false, false, true]);
  });
});
