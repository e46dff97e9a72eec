import type { ComponentType } from 'react';
import {
  Axis,
  Chart,
  GroupBy,
  Heatmap,
  Position,
  ScaleType,
  Settings,
  SmallMultiples,
  type HeatmapBandsColorScale,
  type HeatmapBrushEvent,
  type HeatmapProps,
  type PartialTheme,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { codeOn } from '../code-on';
import { drawnAt } from '../drawn-at';
import { legendItemsOf, legendOf } from '../legend-of';
import { click, drag, tooltipAt } from '../pointer';
import { render, renderChart } from '../render-chart';

const page = 'docs/heatmaps';

const rows = [
  { x: 'a', y: 'm', value: 1 },
  { x: 'b', y: 'm', value: 5 },
];
const heatmap = (props: Partial<HeatmapProps> = {}) => (
  <Heatmap
    id="heatmap"
    data={rows}
    xAccessor="x"
    yAccessor="y"
    valueAccessor="value"
    xScale={{ type: ScaleType.Ordinal }}
    colorScale={{ type: 'bands', bands: [{ start: 0, end: 5, color: '#aaeecc' }] }}
    {...props}
  />
);

async function expectAlphabet() {
  const labels = async (keys: unknown[], props: Partial<HeatmapProps> = {}) => {
    const data = keys.map((key) => ({ x: key, y: key, value: 1 }));
    const { debugState } = await renderChart(heatmap({ data, ...props }));
    const { x, y } = debugState!.axes!;
    return { x: x[0]!.labels, y: y[0]!.labels };
  };
  for (const numbers of [
    [10, 9, 2],
    ['10', '9', '2'],
  ]) {
    const asText = ['10', '2', '9'];
    expect(await labels(numbers)).toEqual({ x: asText, y: asText });
    const ascending = ['2', '9', '10'];
    const sorted = { xSortPredicate: 'numAsc', ySortPredicate: 'numAsc' } as const;
    expect(await labels(numbers, sorted)).toEqual({ x: ascending, y: ascending });
  }
  const words = ['a', 'b', 'C'];
  expect(await labels(['b', 'a', 'C'])).toEqual({ x: words, y: words });
}

describe('docs/heatmaps', () => {
  describe('zeros and empty cells', () => {
    interface Cell {
      hour: number;
      day: string;
      count: number | null;
    }
    const { Openings } = codeOn<{ Openings: ComponentType<{ cells: Cell[] }> }>(page, 'Openings');
    const cells = [
      { hour: 0, day: 'Mon', count: 0 },
      { hour: 1, day: 'Mon', count: 7 },
      { hour: 0, day: 'Tue', count: 2 },
      { hour: 2, day: 'Mon', count: null },
    ];
    /** Returns the tooltips at the three hours of Monday, and at an hour of Tuesday without a row. */
    const tooltipsOf = async () => {
      const texts = [];
      for (const [x, y] of [
        [80, 40],
        [300, 40],
        [520, 40],
        [520, 120],
      ] as const) {
        const { container } = await render(<Openings cells={cells} />);
        texts.push((await tooltipAt(container, x, y))?.textContent ?? null);
      }
      return texts;
    };

    it('Leave zero out of the bands, so that the first one starts at 1: zeros are then as white as the page, and keep their tooltip. A place without a row, or whose value is null, is empty and has no tooltip.', async () => {
      expect(await tooltipsOf()).toEqual([
        expect.stringMatching(/openings0$/),
        expect.stringMatching(/openings7$/),
        null,
        null,
      ]);
      expect((await render(<Openings cells={cells} />)).texts.slice(-2)).toEqual([
        '1 to 4',
        '5 and more',
      ]);
      const { debugState } = await renderChart(
        heatmap({
          data: [
            { x: 'a', y: 'm', value: 0 },
            { x: 'b', y: 'm', value: 1 },
          ],
          colorScale: { type: 'bands', bands: [{ start: 1, end: 5, color: '#aaeecc' }] },
        }),
      );
      expect(debugState?.heatmap?.cells.map(({ fill }) => fill)).toEqual([
        'rgba(0, 0, 0, 0)',
        'rgba(170, 238, 204, 1)',
      ]);
      await render(<Openings cells={[]} />);
    });

    it('To tell the two apart, draw heatmap.cell.border in a visible color: it surrounds zeros, but no empty places.', async () => {
      const bordersOf = async (shown: Cell[]) =>
        (await render(<Openings cells={shown} />)).svg.match(/stroke="#8A8F98"/gi)?.length ?? 0;
      expect(await bordersOf(cells.slice(0, 3))).toBe(3);
      expect(await bordersOf(cells)).toBe(3);
      expect(await bordersOf(cells.slice(1, 3))).toBe(2);
    });

    it('A mark has the color of its band, and no outline: white is invisible on white.', async () => {
      const rendered = await renderChart(
        heatmap({
          colorScale: { type: 'bands', bands: [{ start: 0, end: 9, color: '#ffffff' }] },
        }),
        { showLegend: true },
      );
      const mark = legendOf(rendered).querySelector('.echLegendItem__color path')!;
      expect([mark.getAttribute('fill'), mark.getAttribute('stroke')]).toEqual([
        '#ffffff',
        '#ffffff',
      ]);
    });
  });

  it('valueFormatter gets the number and returns any text. It also writes the cells, and the legend of bands without a label. So give the bands labels, and hide the texts of the cells with heatmap.cell.label.visible: false:', async () => {
    const valueFormatter = (count: number) => (count === 1 ? '1 opening' : `${count} openings`);
    const drawn = async (label: string | undefined, visible: boolean) => {
      const rendered = await renderChart(
        heatmap({
          valueFormatter,
          colorScale: { type: 'bands', bands: [{ start: 1, end: 9, color: '#aaeecc', label }] },
        }),
        { showLegend: true, theme: { heatmap: { cell: { label: { visible } } } } },
      );
      const tooltip = (await tooltipAt(rendered.container, 60, 80))?.textContent;
      return [tooltip, ...rendered.texts.filter((text) => text.includes('opening'))];
    };
    expect(await drawn(undefined, true)).toEqual([
      expect.stringMatching(/heatmap1 opening$/),
      '1 opening',
      '5 openings',
      '1 opening - 9 openings',
    ]);
    expect(await drawn('few', false)).toEqual([expect.stringMatching(/heatmap1 opening$/)]);
  });

  it('A body writes the hour of every column in one format, and finds its row by xAxisLabelName:', async () => {
    const { ByHour } = codeOn<{
      ByHour: ComponentType<{
        cells: { hour: number; day: string; count: number }[];
        bands: HeatmapBandsColorScale['bands'];
      }>;
    }>(page, 'ByHour');
    const cells = Array.from({ length: 4 }, (_, hour) => ({ hour, day: 'Mon', count: hour }));
    const chart = (
      <ByHour cells={cells} bands={[{ start: -Infinity, end: Infinity, color: '#aaeecc' }]} />
    );
    const { texts } = await render(chart);
    expect(texts.filter((text) => text.includes(':'))).toEqual(['00:00', '03:00']);
    const tooltips = [];
    for (const x of [80, 220, 370, 520])
      tooltips.push((await tooltipAt((await render(chart)).container, x, 80))?.textContent);
    expect(tooltips).toEqual(cells.map(({ count }) => `Hour0${count}:00DayMonOpenings${count}`));
  });

  it("No lines separate the cells by default. heatmap.cell.border of the theme draws them: { stroke: 'white', strokeWidth: 2 }.", async () => {
    const linesOf = async (theme?: PartialTheme) => {
      const chart = await renderChart(heatmap({ data: square }), { theme });
      // The left half of the chart is in the first column.
      const [ys] = await drawnAt(chart, '#ff0000', [150]);
      return ys!.length;
    };
    const square = ['a', 'b'].flatMap((x) => ['m', 'n'].map((y) => ({ x, y, value: 1 })));
    expect(await linesOf()).toBe(0);
    const border = { stroke: 'red', strokeWidth: 2 };
    expect(await linesOf({ heatmap: { cell: { border } } })).toBeGreaterThan(2);
  });

  it('Empty cells are not drawn, and no prop colors them: you see the background of the chart. To color them, add a row with a value of its own, such as -1, and a band for that value.', async () => {
    const cells = [
      { x: 'a', y: 'm', value: 20 },
      { x: 'b', y: 'n', value: 120 },
    ];
    const theme = { background: { color: '#dddddd' } };
    const plain = await renderChart(heatmap({ data: cells }), { theme });
    expect(plain.debugState?.heatmap?.cells).toHaveLength(2);
    expect(plain.svg).toContain('fill="#DDD"');
    const { Visits } = codeOn<{ Visits: (props: { rows: object[] }) => JSX.Element }>(
      'docs/heatmaps',
      'Visits',
    );
    const { withEmptyCells } = codeOn<{ withEmptyCells: (rows: object[]) => object[] }>(
      'docs/heatmaps',
      'withEmptyCells',
    );
    const empty = [
      { x: 'a', y: 'n', value: -1 },
      { x: 'b', y: 'm', value: -1 },
    ];
    expect(withEmptyCells(cells)).toEqual([...cells, ...empty]);
    const { svg, texts } = await render(<Visits rows={cells} />);
    expect(svg.match(/fill="#E3E6EA"/g)).toHaveLength(2);
    expect(texts).not.toContain('-1');
  });

  it('null, NaN and -Infinity have no cell either, whatever the bands are.', async () => {
    for (const value of [null, NaN, -Infinity]) {
      const data = [...rows, { x: 'a', y: 'n', value }];
      const bands = [{ start: -Infinity, end: Infinity, color: '#aaeecc' }];
      const colorScale: HeatmapBandsColorScale = { type: 'bands', bands };
      const { debugState } = await renderChart(heatmap({ data, colorScale }));
      expect(debugState?.heatmap?.cells.map((cell) => cell.value)).toEqual([1, 5]);
    }
  });
});

describe.each(['docs/heatmaps', 'api/specs/Heatmap'])('%s', () => {
  it(
    'Labels are sorted by the alphabet, numbers too: 10 comes before 2. numAsc sorts numbers.',
    expectAlphabet,
  );
});

/** Expects that `xSortPredicate` sorts the columns of an ordinal scale, and no others. */
async function expectSortedColumns() {
  const columns = async (
    xScale: HeatmapProps['xScale'],
    xSortPredicate: HeatmapProps['xSortPredicate'],
  ) => {
    const data = [3, 20, 1].map((x) => ({ x, y: 'm', value: 1 }));
    const { debugState } = await renderChart(heatmap({ data, xScale, xSortPredicate }));
    const cells = [...debugState!.heatmap!.cells].sort((a, b) => a.x - b.x);
    return cells.map(({ datum }) => datum.x);
  };
  expect(await columns({ type: ScaleType.Ordinal }, 'numAsc')).toEqual([1, 3, 20]);
  expect(await columns({ type: ScaleType.Ordinal }, 'numDesc')).toEqual([20, 3, 1]);
  const interval = { type: 'fixed', unit: 'ms', value: 1 } as const;
  for (const predicate of [undefined, 'numAsc', 'numDesc', 'dataIndex'] as const) {
    expect(await columns({ type: ScaleType.Linear }, predicate)).toEqual([3, 20, 1]);
    expect(await columns({ type: ScaleType.Time, interval }, predicate)).toEqual([1, 3, 20]);
  }
}

describe('api/specs/Heatmap', () => {
  it('xSortPredicate works with an ordinal x scale only.', expectSortedColumns);
});

describe('reference/notes/HeatmapSpec', () => {
  it('Works with an ordinal x scale only.', expectSortedColumns);
});

describe('docs/heatmaps', () => {
  it(
    'Columns are sorted on an ordinal x scale only: a time scale has its own order, a linear one that of the data.',
    expectSortedColumns,
  );

  it('heatmap.cell.maxWidth limits the width; maxHeight and align have no effect. A limit above the width of a column moves the cells to the left.', async () => {
    const withCell = async (cell: NonNullable<PartialTheme['heatmap']>['cell']) =>
      (await renderChart(heatmap(), { theme: { heatmap: { cell } } })).svg;
    const plain = await withCell({});
    expect(await withCell({ maxHeight: 20, align: 'start' } as object)).toBe(plain);
    expect(await withCell({ maxWidth: 40 })).not.toBe(plain);
    const lefts = (svg: string) =>
      [...svg.matchAll(/fill="#AEC"[^>]* d="M(-?[\d.]+) /g)].map(([, x]) => Math.round(Number(x)));
    const [left = NaN] = lefts(plain);
    expect(left).toBeGreaterThanOrEqual(0);
    // Two columns share the width of the plot, which is below 600 pixels.
    expect(lefts(await withCell({ maxWidth: 800 }))[0]).toBeLessThan(left - 200);
  });

  it('A band holds its start and everything up to, but without, its end. A value outside of all bands has no color, so let the first band start at -Infinity and the last one end at Infinity.', async () => {
    const { debugState } = await renderChart(heatmap());
    const fills = debugState?.heatmap?.cells.map(({ value, fill }) => [value, fill]);
    expect(fills?.[0]?.[1]).toBe('rgba(170, 238, 204, 1)');
    expect(fills?.[1]?.[1]).not.toBe('rgba(170, 238, 204, 1)');
  });

  it('onBrushEnd reports cells, x values and y values; on a time scale, x is the start and the end.', async () => {
    const hour = 3_600_000;
    for (const isTime of [false, true]) {
      const onBrushEnd = vi.fn();
      const data = [0, 1, 2, 3, 4, 5].map((index) => ({ x: index * hour, y: 'm', value: 1 }));
      const { container } = await renderChart(
        heatmap({
          data,
          xSortPredicate: 'numAsc',
          xScale: isTime
            ? { type: ScaleType.Time, interval: { type: 'fixed', unit: 'h', value: 1 } }
            : { type: ScaleType.Ordinal },
        }),
        { onBrushEnd },
      );
      await drag(container, [150, 100], [350, 120]);
      const event = onBrushEnd.mock.lastCall![0] as HeatmapBrushEvent;
      expect(event.y).toEqual(['m']);
      expect(event.cells).toHaveLength(3);
      const hours = isTime ? [1, 4] : [1, 2, 3];
      expect(event.x).toEqual(hours.map((index) => index * hour));
    }
  });

  it('An Axis before the Heatmap makes an empty XY chart of it.', async () => {
    const { texts } = await render(
      <Chart size={{ height: 300 }}>
        <Settings />
        <Axis id="axis" position={Position.Bottom} />
        {heatmap()}
      </Chart>,
    );
    expect(texts.join(' ')).toContain('No data to display');
  });

  it('Of several rows for one cell the last with a value is drawn; nothing is added up.', async () => {
    const { debugState } = await renderChart(
      heatmap({ data: [...rows, { x: 'a', y: 'm', value: 3 }, { x: 'a', y: 'm', value: null }] }),
    );
    const values = debugState?.heatmap?.cells.map(({ value }) => value) ?? [];
    expect(values).toContain(3);
    expect(values).not.toContain(4);
  });

  it('onElementClick of Settings gets a list whose first element is [cell, series]. cell.datum has the x, y and value of the cell, and originalIndex, the position of its row in your data.', async () => {
    const onElementClick = vi.fn();
    const data = [
      { x: 'a', y: 'b' },
      { x: 'a', y: 'b', value: 4 },
    ];
    const { container } = await renderChart(heatmap({ data }), { onElementClick });
    await click(container, 300, 120);
    const cell = { datum: { x: 'a', y: 'b', value: 4, originalIndex: 1 } };
    expect(onElementClick.mock.lastCall?.[0]).toEqual([
      [expect.objectContaining(cell), expect.objectContaining({ specId: 'heatmap' })],
    ]);
  });

  it('The legend has one entry for each band, also for a band without cells; without rows it has none. An entry is missing if the start of its band is not below its end: the band is dropped. An entry with an empty label has no text.', async () => {
    const labels = async (bands: HeatmapBandsColorScale['bands']) =>
      legendItemsOf(
        await renderChart(
          <Heatmap
            id="cells"
            data={[{ x: 'a', y: 'm', value: 1 }]}
            xAccessor="x"
            yAccessor="y"
            valueAccessor="value"
            xScale={{ type: ScaleType.Ordinal }}
            colorScale={{ type: 'bands', bands }}
          />,
          { showLegend: true },
        ),
      ).map(({ label }) => label);
    const color = '#aaeecc';
    expect(
      await labels([
        { start: 0, end: 5, color },
        { start: 5, end: 10, color, label: '' },
        { start: 10, end: 10, color },
        { start: 12, end: 11, color },
        { start: 20, end: 30, color },
      ]),
    ).toEqual(['0 - 5', '', '20 - 30']);
    const bands = [{ start: 0, end: 5, color }];
    const empty = await renderChart(heatmap({ data: [], colorScale: { type: 'bands', bands } }), {
      showLegend: true,
    });
    expect(empty.container.querySelector('.echLegendItem')).toBeNull();
  });
});

describe('docs/small-multiples', () => {
  it('Names of heatmaps are missing, or cover the labels of rows: set xAxisTitle for columns and yAxisTitle for rows.', async () => {
    const svgOf = async (split: object, height: number, props: Partial<HeatmapProps> = {}) => {
      const { svg } = await render(
        <Chart size={{ height }}>
          <GroupBy id="groups" by={(_spec, row: (typeof rows)[number]) => row.x} sort="dataIndex" />
          <SmallMultiples {...split} />
          {heatmap(props)}
        </Chart>,
      );
      return svg;
    };
    /** Returns the number of paths inside of the canvas; names that are missing are drawn below it. */
    const texts = (svg: string, height: number) =>
      [...svg.matchAll(/<path[^>]*transform="translate\([\d.]+ ([\d.]+)\)/g)].filter(
        ([, y]) => Number(y) < height,
      ).length;
    /** Returns the left end of the cells and that of the names, which are upright. */
    const ends = (svg: string) =>
      [/translate\(([\d.]+)/, /matrix\(0 -1 1 0 ([\d.]+) [\d.]+\)"(?!.*matrix)/s].map((position) =>
        Number(svg.match(position)![1]),
      ) as [number, number];
    for (const height of [200, 800]) {
      const columns = { splitHorizontally: 'groups' };
      const withTitle = await svgOf(columns, height, { xAxisTitle: 'X' });
      // The title and two names.
      expect(texts(withTitle, height) - texts(await svgOf(columns, height), height)).toBe(3);

      const byRow = { splitVertically: 'groups' };
      const [cells, names] = ends(await svgOf(byRow, height));
      expect(names).toBeGreaterThan(cells);
      const [cellsBesideTitle, namesBesideTitle] = ends(
        await svgOf(byRow, height, { yAxisTitle: 'Y' }),
      );
      expect(cellsBesideTitle - namesBesideTitle).toBeGreaterThan(20);
    }
  });
});
