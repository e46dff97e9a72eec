import {
  AMSTERDAM_DARK_THEME,
  AMSTERDAM_LIGHT_THEME,
  DARK_THEME,
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
  it('The cells show their values by default; valueFormatter writes them.', expectValuesByDefault);
});

describe('reference/notes/HeatmapStyle', () => {
  it('They are by default; false leaves them out.', expectValuesByDefault);
});
