import { LegendValue, Position, type PartialTheme, type SettingsProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { line, lines } from '../../chart-types';
import { drawingOf } from '../../drawing-of';
import { legendOf, legendSizeOf } from '../../legend-of';
import { renderChart } from '../../render-chart';

type LegendTheme = NonNullable<PartialTheme['legend']>;

const chart = (legend: LegendTheme, settings: SettingsProps, specs = lines) =>
  renderChart(specs, { showLegend: true, theme: { legend }, ...settings });

const sizeOf = async (...args: Parameters<typeof chart>) => legendSizeOf(await chart(...args));

const table: SettingsProps = { legendLayout: 'table', legendValues: [LegendValue.Min] };
const right = { legendPosition: Position.Right };
const top = { legendPosition: Position.Top };

describe('reference/notes/LegendStyle', () => {
  it("A legend at the side shown as a table ignores it and may take half of the chart's width.", async () => {
    const { width } = await sizeOf({}, { ...right, ...table });
    for (const verticalWidth of [20, 500])
      expect((await sizeOf({ verticalWidth }, { ...right, ...table })).width).toBe(width);
    expect((await sizeOf({ verticalWidth: 30 }, right)).width).toBe(30);

    const name = 'A name that takes more than half of the width of the chart. '.repeat(3);
    const long = [line('a', { name })];
    expect((await sizeOf({ verticalWidth: 20 }, { ...right, ...table }, long)).width).toBe(300);
  });

  it('It has no effect on a table at the side, nor on the height of a horizontal legend.', async () => {
    for (const settings of [{ ...right, ...table }, { ...top, ...table }, top]) {
      const plain = await sizeOf({}, settings);
      for (const spacingBuffer of [0, 90])
        expect(await sizeOf({ spacingBuffer }, settings)).toEqual(plain);
    }
    const narrow = await sizeOf({ spacingBuffer: 0, verticalWidth: 500 }, right);
    const wide = await sizeOf({ spacingBuffer: 90, verticalWidth: 500 }, right);
    expect(wide.width).toBe(narrow.width + 90);
  });

  it('No effect: nothing reads it.', async () => {
    for (const settings of [right, top, { ...top, ...table }]) {
      const plain = await chart({}, settings);
      const other = await chart({ horizontalHeight: 150 }, settings);
      expect(legendOf(other).outerHTML).toBe(legendOf(plain).outerHTML);
      expect(drawingOf(other)).toBe(drawingOf(plain));
    }
    const withSize = await sizeOf({}, { ...top, legendSize: 150 });
    expect(withSize.height).not.toBe((await sizeOf({ horizontalHeight: 150 }, top)).height);
  });
});
