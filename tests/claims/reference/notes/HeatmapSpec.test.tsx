import { Heatmap, ScaleType, type HeatmapProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../drawing-of';
import { renderChart } from '../../render-chart';

const hour = 3_600_000;
const rows = [
  { x: 0, y: 10, value: 1 },
  { x: 3 * hour, y: 2, value: 2 },
];

const chart = (props: Partial<HeatmapProps> = {}) =>
  renderChart(
    <Heatmap
      id="heatmap"
      data={rows}
      xAccessor="x"
      yAccessor="y"
      valueAccessor="value"
      xScale={{ type: ScaleType.Time, interval: { type: 'fixed', unit: 'h', value: 1 } }}
      timeZone="UTC"
      colorScale={{ type: 'bands', bands: [{ start: 0, end: 30, color: '#aaeecc' }] }}
      {...props}
    />,
  );

describe('reference/notes/HeatmapSpec', () => {
  it('The y axis always shows categories.', async () => {
    const { debugState } = await chart();
    // Rows of numbers have the same height, whatever their distance, and no row is between them.
    expect(debugState?.axes?.y[0]?.values).toHaveLength(2);
    const data = [...rows, { x: 0, y: 1000, value: 1 }, { x: 0, y: 'text', value: 1 }];
    const mixed = (await chart({ data })).debugState;
    expect([...(mixed?.axes?.y[0]?.labels ?? [])].sort()).toEqual(['10', '1000', '2', 'text']);
    const tops = [...new Set(mixed?.heatmap?.cells.map(({ y }) => y))].sort((a, b) => a - b);
    const distances = tops.slice(1).map((top, index) => Math.round(top - tops[index]!));
    expect(distances).toEqual([distances[0], distances[0], distances[0]]);
  });

  it('No effect with other scales; it does not format labels.', async () => {
    for (const type of [ScaleType.Ordinal, ScaleType.Linear] as const) {
      const utc = await chart({ xScale: { type } });
      const tokyo = await chart({ xScale: { type }, timeZone: 'Asia/Tokyo' });
      expect(tokyo.texts).toContain(String(3 * hour));
      expect(drawingOf(tokyo)).toBe(drawingOf(utc));
      expect(tokyo.texts).toEqual(utc.texts);
    }
    const xScale: HeatmapProps['xScale'] = {
      type: ScaleType.Time,
      interval: { type: 'calendar', unit: 'day', value: 1 },
    };
    const byDay = await chart({ xScale });
    expect(byDay.texts).toContain('0');
    expect((await chart({ xScale, timeZone: 'Asia/Tokyo' })).texts).not.toEqual(byDay.texts);
  });

  it('ScaleType.Time makes one column per interval without gaps, and the x values must be the exact starts of intervals, or their cells are not drawn (roundDateToESInterval gives the start).', async () => {
    const { debugState } = await chart();
    expect(debugState?.axes?.x[0]?.values).toEqual([0, hour, 2 * hour, 3 * hour]);
    expect(debugState?.heatmap?.cells).toHaveLength(2);
    const late = await chart({ data: [rows[0]!, { ...rows[1]!, x: 3 * hour + 1 }] });
    expect(late.debugState?.heatmap?.cells.map(({ datum }) => datum)).toHaveLength(1);
  });
});
