import { Heatmap, ScaleType, type HeatmapProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../drawing-of';
import { elementIn, renderChart, unmountAll } from '../../render-chart';

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

describe('reference/notes/HeatmapHighlightedData', () => {
  it('A first value that is not a column moves the start to the left edge, and the end by up to one column to the right. A last one moves the end to the right edge on a time scale; on others nothing is marked.', async () => {
    const columns = [0, 1, 2, 3].map((x) => x * hour);
    const [, second, third, fourth] = columns as [number, number, number, number];
    const unknown = 99 * hour;
    for (const type of [ScaleType.Time, ScaleType.Ordinal, ScaleType.Linear]) {
      const isTime = type === ScaleType.Time;
      /** Returns start and width of the mark in pixels. */
      const mark = async (first: number, last: number) => {
        const { container } = await chart({
          data: columns.map((x) => ({ x, y: 1, value: x })),
          xScale: isTime ? { type, interval: { type: 'fixed', unit: 'h', value: 1 } } : { type },
          xSortPredicate: 'numAsc',
          // On a time scale the end is not included.
          highlightedData: { x: [first, isTime ? last + hour : last], y: [1] },
        });
        const marked = elementIn(container, '.echHighlighter mask rect:nth-of-type(2)');
        const [x, width] = ['x', 'width'].map((name) => Number(marked.getAttribute(name)));
        unmountAll();
        return { x: x!, width: width! };
      };
      const all = await mark(0, fourth);
      const column = all.width / 4;
      const inside = await mark(second, third);
      expect(inside.x - all.x).toBeCloseTo(column);
      expect(inside.width).toBeCloseTo(2 * column);
      // All four columns in place of three.
      expect(await mark(unknown, third)).toEqual(all);
      expect(await mark(unknown, fourth)).toEqual(all);
      const { width } = await mark(second, unknown);
      if (isTime) expect(width).toBeCloseTo(3 * column);
      else expect(width).toBeLessThan(0);
    }
  });
});

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
