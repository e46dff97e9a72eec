import { LegendValue, type CustomLegend, type CustomLegendProps } from '@elastic/charts';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { heatmap, lines, partition } from '../../chart-types';
import { legendOf } from '../../legend-of';
import { renderChart, type Rendered } from '../../render-chart';

/** Returns the items that a custom legend receives. */
async function itemsOf(specs: ReactNode): Promise<CustomLegendProps['items']> {
  let received: CustomLegendProps['items'] = [];
  const customLegend: CustomLegend = ({ items }) => {
    received = items;
    return null;
  };
  await renderChart(specs, { showLegend: true, customLegend });
  expect(received.length).toBeGreaterThan(1);
  return received;
}

const indexesOf = async (specs: ReactNode) =>
  (await itemsOf(specs)).flatMap(({ path }) => path.map(({ index }) => index));

/** Returns the texts of a table legend, row by row, without the column of colors. */
const tableOf = (rendered: Rendered) =>
  [...legendOf(rendered).querySelectorAll('[role="row"]')].map((row) =>
    [...row.querySelectorAll('[role="gridcell"]')].slice(1).map((cell) => cell.textContent),
  );

describe('reference/notes/LegendPathElement', () => {
  it('Always 0 outside partition charts.', async () => {
    for (const specs of [lines, heatmap])
      expect(new Set(await indexesOf(specs))).toEqual(new Set([0]));
    expect(Math.max(...(await indexesOf(partition)))).toBe(1);
  });
});

describe('reference/notes/CustomLegendProps', () => {
  it('seriesType is never filled in.', async () => {
    for (const specs of [lines, heatmap, partition])
      for (const item of await itemsOf(specs)) {
        expect(item.label).not.toBe('');
        expect(item.seriesType).toBeUndefined();
      }
  });
});

describe('reference/notes/LegendLayout', () => {
  it('Always a table, with a row per entry and a column per value.', async () => {
    const chart = (legendValues: LegendValue[], legendLayout?: 'table') =>
      renderChart(lines, { showLegend: true, legendValues, legendLayout });
    const current = [LegendValue.CurrentAndLastValue];
    expect(tableOf(await chart(current))).toEqual([]);
    expect(tableOf(await chart(current, 'table'))).toHaveLength(3);
    expect(tableOf(await chart([], 'table')).map(([label]) => label)).toEqual(['', 'a', 'b']);
    expect(tableOf(await chart([LegendValue.Min, LegendValue.Max], 'table'))).toEqual([
      ['', 'Min', 'Max'],
      ['a', '2', '3'],
      ['b', '1', '4'],
    ]);
  });
});

describe('reference/notes/LegendValue', () => {
  it('Has no effect beyond an empty table column: no chart type computes it.', async () => {
    for (const specs of [lines, heatmap, partition]) {
      const legendValues = [LegendValue.Percent];
      const [header, ...rows] = tableOf(
        await renderChart(specs, { showLegend: true, legendValues }),
      );
      expect(header).toHaveLength(2);
      expect(rows.length).toBeGreaterThan(1);
      for (const [label, value] of rows) {
        expect(label).not.toBe('');
        expect(value ?? '').toBe('');
      }
    }
  });
});

describe('reference/notes/LegendLabelOptions', () => {
  it('1 keeps it on one line, 0 never cuts it.', async () => {
    const stylesFor = async (maxLines: number) => {
      const theme = { legend: { labelOptions: { maxLines, widthLimit: 0 } } };
      const rendered = await renderChart(lines, { showLegend: true, theme });
      const label = legendOf(rendered).querySelector('.echLegendItem__label')!;
      const style = getComputedStyle(label);
      return ['white-space', '-webkit-line-clamp'].map((name) => style.getPropertyValue(name));
    };
    expect(await stylesFor(1)).toEqual(['nowrap', '']);
    expect(await stylesFor(2)).toEqual(['', '2']);
    expect(await stylesFor(0)).toEqual(['', '']);
  });
});
