import {
  AMSTERDAM_DARK_THEME,
  AMSTERDAM_LIGHT_THEME,
  DARK_THEME,
  Heatmap,
  LEGACY_DARK_THEME,
  LEGACY_LIGHT_THEME,
  LIGHT_THEME,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { heatmap } from '../chart-types';
import { renderChart } from '../render-chart';

/** Expects equal drawings of cells with values by default and on request, and another without. */
async function expectValuesByDefault() {
  for (const baseTheme of [
    LIGHT_THEME,
    DARK_THEME,
    LEGACY_LIGHT_THEME,
    LEGACY_DARK_THEME,
    AMSTERDAM_LIGHT_THEME,
    AMSTERDAM_DARK_THEME,
  ]) {
    const drawing = async (visible?: boolean) => {
      const theme = visible === undefined ? {} : { heatmap: { cell: { label: { visible } } } };
      return (await renderChart(heatmap, { baseTheme, theme })).svg;
    };
    const plain = await drawing();
    expect(await drawing(true)).toBe(plain);
    expect(await drawing(false)).not.toBe(plain);
  }
}

describe('examples/heatmap/categories', () => {
  it('The cells show their values by default if all of them fit; valueFormatter writes them.', async () => {
    await expectValuesByDefault();
    const values = async (long: string) => {
      const { texts } = await renderChart(
        <Heatmap
          id="heatmap"
          colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aabbcc' }] }}
          data={[1, 2, 3].map((value) => ({ x: `x${value}`, y: 'y', value }))}
          xAccessor="x"
          yAccessor="y"
          valueAccessor="value"
          valueFormatter={(value) => (value === 2 ? long : `${value} of 3`)}
        />,
      );
      return texts.filter((text) => text.includes('of 3'));
    };
    expect(await values('2 of 3')).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    expect(await values('a text that is wider than its cell, '.repeat(3))).toEqual([]);
  });
});

describe('reference/notes/HeatmapStyle', () => {
  it('They are by default; false leaves them out.', expectValuesByDefault);
});
