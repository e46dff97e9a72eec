import {
  Axis,
  Heatmap,
  Position,
  ScaleType,
  type BrushEvent,
  type HeatmapBrushEvent,
  type HeatmapProps,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from '../../combinations';
import { drawingOf } from '../../drawing-of';
import { legendItemsOf } from '../../legend-of';
import { drag, tooltipAt } from '../../pointer';
import { axisOf, renderChart, unmountAll } from '../../render-chart';

const day = 24 * 3_600_000;
const rows = [1, 2, 3].flatMap((x) => [1, 2, 3].map((y) => ({ x, y, value: x * y })));
const [low, high] = ['#aa0000', '#00aa00'] as const;
const bands = [
  { start: 0, end: 5, color: low },
  { start: 5, end: 99, color: high },
];
const heatmap = (props: Partial<HeatmapProps> = {}) => (
  <Heatmap
    key="heatmap"
    id="heatmap"
    data={rows}
    xAccessor="x"
    yAccessor="y"
    valueAccessor="value"
    colorScale={{ type: 'bands', bands }}
    {...props}
  />
);
const chart = (props: Partial<HeatmapProps> = {}, settings: SettingsProps = {}) =>
  renderChart(heatmap(props), settings);
const columnsOf = async (props: Partial<HeatmapProps>, settings: SettingsProps = {}) =>
  axisOf((await chart(props, settings)).debugState, 'x').labels.join(' ');
const byDay = { type: ScaleType.Time, interval: { type: 'fixed', unit: 'd', value: 1 } } as const;
const scales = [{ type: ScaleType.Ordinal }, { type: ScaleType.Linear }] as const;
/** Returns how many cells have a color. */
const cells = ({ svg }: { svg: string }, color: '#A00' | '#0A0') =>
  svg.split(`fill="${color}"`).length - 1;

describe('reference/notes/HeatmapBrushEvent', () => {
  const brushed = async (
    xScale: HeatmapProps['xScale'],
    from: [number, number],
    to: [number, number],
  ) => {
    let event: HeatmapBrushEvent | undefined;
    const onBrushEnd = (area: BrushEvent) => (event = area as HeatmapBrushEvent);
    const data = xScale?.type === ScaleType.Time ? rows.map((r) => ({ ...r, x: r.x * day })) : rows;
    const { container } = await chart({ xScale, timeZone: 'UTC', data }, { onBrushEnd });
    await drag(container, from, to);
    unmountAll();
    return event!;
  };

  it('With an ordinal or linear x scale, all selected values in order.', async () => {
    for (const xScale of scales)
      expect(await brushed(xScale, [30, 50], [590, 60])).toMatchObject({ x: [1, 2, 3], y: [1] });
  });

  it('With a time scale, two numbers in ms: the start of the first cell and the end of the last one.', async () => {
    expect((await brushed(byDay, [250, 50], [590, 60])).x).toEqual([2 * day, 4 * day]);
  });

  it('After a drag only over axis labels, just the cells of the first column or of the last row are in it.', async () => {
    for (const xScale of scales) {
      const data = ({ cells: selected }: HeatmapBrushEvent) =>
        selected.map(({ datum }) => `${datum.x} ${datum.y}`);
      const overRows = await brushed(xScale, [3, 30], [3, 150]);
      expect([overRows.x, overRows.y]).toEqual([[], [1, 2]]);
      expect(data(overRows)).toEqual(['1 1', '1 2']);
      const overColumns = await brushed(xScale, [100, 295], [300, 295]);
      expect([overColumns.x, overColumns.y]).toEqual([[1, 2], []]);
      expect(data(overColumns)).toEqual(['1 3', '2 3']);
    }
  });
});

describe('reference/notes/HeatmapSpec', () => {
  it('A row without a finite value draws no cell but still adds its x and y to the axes.', async () => {
    for (const value of [null, NaN, Infinity, undefined]) {
      const shown = await chart({ data: [...rows, { x: 9, y: 8, value }] });
      expect(axisOf(shown.debugState, 'x').labels).toContain('9');
      expect(axisOf(shown.debugState, 'y').labels).toContain('8');
      expect(cells(shown, '#A00') + cells(shown, '#0A0')).toBe(9);
    }
  });

  it('ScaleType.Linear also makes one column per value, unsorted and without regard to distance, so sort the data first.', async () => {
    const data = [30, 1, 2].map((x) => ({ x, y: 1, value: 1 }));
    for (const xSortPredicate of ['numAsc', 'numDesc', 'dataIndex'] as const)
      expect(await columnsOf({ data, xScale: { type: ScaleType.Linear }, xSortPredicate })).toBe(
        '30 1 2',
      );
    const { svg } = await chart({ data, xScale: { type: ScaleType.Linear } });
    const sides = [...svg.matchAll(/fill="#A00"[^>]* d="M([\d.]+) \S+L([\d.]+)/g)];
    const widths = sides.map(([, left, right]) => Math.round(Number(right) - Number(left)));
    expect(widths).toHaveLength(3);
    expect(new Set(widths).size).toBe(1);
  });

  it('ScaleType.Ordinal makes one column per value, ordered by xSortPredicate.', async () => {
    const data = [30, 1, 2].map((x) => ({ x, y: 1, value: 1 }));
    const columns = (xSortPredicate: HeatmapProps['xSortPredicate']) =>
      columnsOf({ data, xScale: { type: ScaleType.Ordinal }, xSortPredicate });
    expect(await columns('numAsc')).toBe('1 2 30');
    expect(await columns('numDesc')).toBe('30 2 1');
    expect(await columns('alphaDesc')).toBe('30 2 1');
    expect(await columns('dataIndex')).toBe('30 1 2');
  });

  it('xDomain of Settings works with a time scale only, and can widen the range but not narrow it.', async () => {
    const data = [1, 2, 3].map((x) => ({ x: x * day, y: 1, value: 1 }));
    const xAxisLabelFormatter = (x: string | number) => String(Number(x) / day);
    const columns = (xScale: HeatmapProps['xScale'], min: number, max: number) =>
      columnsOf(
        { data, timeZone: 'UTC', xScale, xAxisLabelFormatter, xSortPredicate: 'numAsc' },
        { xDomain: { min: min * day, max: max * day } },
      );
    for (const xScale of scales)
      for (const [min, max] of [
        [0, 9],
        [2, 2],
      ] as const)
        expect(await columns(xScale, min, max)).toBe('1 2 3');
    expect(await columns(byDay, 2, 3)).toBe('1 2 3');
    expect(await columns(byDay, -1, 6)).toBe('-1 0 1 2 3 4 5');
    expect(await columns(byDay, NaN, 6)).toBe('1 2 3 4 5');
  });

  it('With a time scale you need it to show dates; otherwise labels are epoch milliseconds.', async () => {
    const data = [{ x: day, y: 1, value: 1 }];
    expect(await columnsOf({ data, timeZone: 'UTC', xScale: byDay })).toBe(String(day));
  });
});

describe('reference/notes/Heatmap', () => {
  it('Add no Axis: placed before the heatmap it turns the whole into an empty XY chart, and after it it does nothing.', async () => {
    const axis = <Axis key="axis" id="axis" position={Position.Left} />;
    const plain = drawingOf(await chart());
    expect(drawingOf(await renderChart([heatmap(), axis]))).toBe(plain);
    expect((await renderChart([axis, heatmap()])).texts).toEqual(['No data to display']);
  });
});

describe('reference/notes/HeatmapBandsColorScale', () => {
  it('Values outside all bands get no color, but keep their label and tooltip.', async () => {
    const colorScale: HeatmapProps['colorScale'] = {
      type: 'bands',
      bands: [{ start: 3, end: 5, color: low }],
    };
    const shown = await chart({ colorScale });
    // The values 3, 3 and 4 of the nine.
    expect(cells(shown, '#A00')).toBe(3);
    for (const value of ['1', '2', '6', '9']) expect(shown.texts).toContain(value);
    expect((await tooltipAt(shown.container, 80, 30))!.textContent).toContain('heatmap1');
  });

  it('Where two overlap, the one that starts first wins.', async () => {
    const overlapping = [
      { start: 3, end: 99, color: high },
      { start: 0, end: 6, color: low },
    ];
    for (const list of [overlapping, [...overlapping].reverse()]) {
      const shown = await chart({ colorScale: { type: 'bands', bands: list } });
      expect([cells(shown, '#A00'), cells(shown, '#0A0')]).toEqual([6, 3]);
    }
  });

  it("Default: from the heatmap's valueFormatter: start and end with a hyphen, < or ≥ where one of them is infinite.", async () => {
    const open = [
      { start: -Infinity, end: 0, color: low },
      ...bands.slice(0, 1),
      { start: 5, end: Infinity, color: high },
    ];
    const shown = await chart(
      { colorScale: { type: 'bands', bands: open }, valueFormatter: (value) => `${value} s` },
      { showLegend: true },
    );
    expect(legendItemsOf(shown).map(({ label }) => label)).toEqual(['< 0 s', '0 s - 5 s', '≥ 5 s']);
  });
});

describe('reference/notes/HeatmapStyle', () => {
  const fontSizes = { minFontSize: 30, maxFontSize: 60 };

  it('If one value does not fit at all, no cell shows its value; false sizes each cell alone.', async () => {
    const data = rows.map((row) => (row.value === 9 ? { ...row, value: 123456789012345 } : row));
    for (const { useGlobalMinFontSize, isLong } of combinations({
      useGlobalMinFontSize: [true, false],
      isLong: [true, false],
    })) {
      const { texts } = await chart(
        {
          data: isLong ? data : rows,
          xAxisLabelFormatter: () => '',
          yAxisLabelFormatter: () => '',
        },
        { theme: { heatmap: { cell: { label: { useGlobalMinFontSize, ...fontSizes } } } } },
      );
      const all = ['1', '2', '3', '4', '6', '9'];
      const expected = isLong ? (useGlobalMinFontSize ? [] : all.slice(0, -1)) : all;
      expect(texts).toEqual(expected);
    }
  });

  it('rotation: degrees from 0 to 90, counterclockwise; other values are clamped.', async () => {
    const rotated = async (rotation: number) =>
      drawingOf(await chart({}, { theme: { heatmap: { xAxisLabel: { rotation } } } }));
    expect(await rotated(200)).toBe(await rotated(90));
    expect(await rotated(-20)).toBe(await rotated(0));
    expect(await rotated(90)).not.toBe(await rotated(0));
  });

  it('Height in pixels set aside for a legend at the top or bottom, in the place of the measured one.', async () => {
    for (const legendPosition of [Position.Top, Position.Bottom]) {
      const height = async (maxLegendHeight?: number) => {
        const theme = { heatmap: { maxLegendHeight } };
        const { svg } = await chart({}, { showLegend: true, legendPosition, theme });
        return Number(/fill="#A00"[^>]* d="M\S+ \S+L\S+ \S+L\S+ ([\d.]+)/.exec(svg)![1]);
      };
      const [small, large] = [await height(20), await height(110)];
      // Three rows share the difference.
      expect(small - large).toBeCloseTo(30, 0);
      expect(await height()).not.toBe(small);
    }
  });
});
