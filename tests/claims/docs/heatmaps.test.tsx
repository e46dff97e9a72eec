import type { ComponentType } from 'react';
import {
  Axis,
  Chart,
  DARK_THEME,
  GroupBy,
  Heatmap,
  LIGHT_THEME,
  Position,
  ScaleType,
  Settings,
  SmallMultiples,
  type HeatmapBandsColorScale,
  type HeatmapBrushEvent,
  type HeatmapProps,
  type PartialTheme,
  type Predicate,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { codeOn } from '../code-on';
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

    it('White zeros: leave zero out of the bands, so that the first one starts at 1. Zeros then have the color of the background, too, and keep their tooltip.', async () => {
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

  it("A thin gray line separates the cells: heatmap.grid of the theme sets its width and color, and { stroke: { width: 0 } } removes it. heatmap.cell.border draws a line around each cell: { stroke: 'white', strokeWidth: 2 }.", async () => {
    const square = ['a', 'b'].flatMap((x) => ['m', 'n'].map((y) => ({ x, y, value: 1 })));
    const draw = async (shown: PartialTheme['heatmap']) =>
      (await renderChart(heatmap({ data: square }), { theme: { heatmap: shown } })).svg;
    const border = { stroke: '#aa0000', strokeWidth: 2 };
    for (const baseTheme of [LIGHT_THEME, DARK_THEME]) {
      const { stroke } = baseTheme.heatmap.grid;
      const { svg } = await renderChart(heatmap({ data: square }), { baseTheme });
      expect(svg).toContain(`stroke="${stroke.color}" stroke-width="1"`);
    }
    const own = await draw({ grid: { stroke: { width: 3, color: '#12aa34' } } });
    expect(own).toContain('stroke="#12AA34" stroke-width="3"');
    // Four cells and the background are left.
    expect((await draw({ grid: { stroke: { width: 0 } } })).match(/stroke="/g)).toBeNull();
    const borders = (await draw({ cell: { border } })).match(/stroke="#A00" stroke-width="2"/g);
    expect(borders).toHaveLength(4);
  });

  it('Empty cells are not drawn, have no tooltip, and no prop colors them: you see the background of the chart.', async () => {
    const theme = { background: { color: '#dddddd' } };
    const chart = await renderChart(heatmap({ data: [...rows, { x: 'a', y: 'n', value: 1 }] }), {
      theme,
    });
    expect(chart.debugState?.heatmap?.cells).toHaveLength(3);
    expect(chart.svg).toContain('fill="#DDD"');
    expect(await tooltipAt(chart.container, 150, 200)).not.toBeNull();
    expect(await tooltipAt(chart.container, 450, 200)).toBeNull();
  });

  it('Gray empty cells: give them a value of their own, such as -1, and a band for that value.', async () => {
    const { Visits } = codeOn<{ Visits: (props: { rows: object[] }) => JSX.Element }>(
      page,
      'Visits',
    );
    const { withEmptyCells } = codeOn<{ withEmptyCells: (rows: object[]) => object[] }>(
      page,
      'withEmptyCells',
    );
    const cells = [
      { x: 'a', y: 'm', value: 20 },
      { x: 'a', y: 'n', value: null },
      { x: 'b', y: 'n', value: 0 },
    ];
    expect(withEmptyCells(cells)).toEqual([
      { x: 'a', y: 'm', value: 20 },
      { x: 'a', y: 'n', value: -1 },
      { x: 'b', y: 'n', value: 0 },
      { x: 'b', y: 'm', value: -1 },
    ]);
    const { svg, texts } = await render(<Visits rows={cells} />);
    expect(svg.match(/fill="#E3E6EA"/g)).toHaveLength(2);
    expect(texts).not.toContain('-1');
  });

  it('Only finite numbers make a cell. A place without a row is empty, and so is one whose value is null, NaN or a text such as "7".', async () => {
    for (const value of [null, undefined, NaN, Infinity, -Infinity, '7', true]) {
      const data = [...rows, { x: 'a', y: 'n', value }];
      const bands = [{ start: -Infinity, end: Infinity, color: '#aaeecc' }];
      const colorScale: HeatmapBandsColorScale = { type: 'bands', bands };
      const { debugState } = await renderChart(heatmap({ data, colorScale }));
      expect(debugState?.heatmap?.cells.map((cell) => cell.value)).toEqual([1, 5]);
    }
  });

  it('To get a color ramp, compute bands from your data:', () => {
    const { bandsOf } = codeOn<{ bandsOf: (values: number[], colors: string[]) => object[] }>(
      page,
      'bandsOf',
    );
    const [low, high] = ['#ddeeff', '#003366'];
    const halves = (middle: number) => [
      { color: low, start: -Infinity, end: middle },
      { color: high, start: middle, end: Infinity },
    ];
    expect(bandsOf([-4, 8, NaN, 2, Infinity], [low, high])).toEqual(halves(2));
    expect(bandsOf([3, 3], [low, high])).toEqual(halves(4));
    expect(bandsOf([3, 9], [low])).toEqual([{ color: low, start: -Infinity, end: Infinity }]);
    for (const values of [[], [NaN]]) expect(bandsOf(values, [low, high])).toEqual([]);
  });

  it('Values show when all of them fit. One that is too long for its cell hides all of them, because cells share one text size.', async () => {
    const texts = async (valueFormatter: (value: number) => string, theme?: PartialTheme) => {
      const rendered = await renderChart(heatmap({ valueFormatter }), { theme });
      return rendered.texts.filter((text) => /^[15]/.test(text));
    };
    const long = (value: number) => (value === 5 ? '5'.repeat(200) : `${value}`);
    expect(await texts(String)).toEqual(['1', '5']);
    expect(await texts(long)).toEqual([]);
    const cell = (label: object): PartialTheme => ({ heatmap: { cell: { label } } });
    expect(await texts(long, cell({ useGlobalMinFontSize: false }))).toEqual(['1']);
    expect(await texts(String, cell({ visible: false }))).toEqual([]);
    expect(await texts(String, cell({ minFontSize: 400, maxFontSize: 500 }))).toEqual([]);
  });

  it("At the left, heatmap.yAxisLabel.width takes a number of pixels, 'auto' or { max: 120 }. Longer labels end in an ellipsis.", async () => {
    const long = 'A label of a row with many words';
    const labelAt = async (width: number | 'auto' | { max: number }) => {
      const { texts } = await renderChart(
        heatmap({ data: [...rows, { x: 'a', y: long, value: 2 }] }),
        { theme: { heatmap: { yAxisLabel: { width } } } },
      );
      return texts.find((text) => text.startsWith('A '));
    };
    expect(await labelAt('auto')).toBe(long);
    const ends = [await labelAt(60), await labelAt({ max: 120 })];
    for (const text of ends) expect(text).toMatch(/…$/);
    expect(ends[0]!.length).toBeLessThan(ends[1]!.length);
    expect(await labelAt({ max: 400 })).toBe(long);
  });

  it('Cells fill the chart: rows share its height, columns its width.', async () => {
    for (const [width, height] of [
      [600, 300],
      [300, 500],
    ] as const) {
      const { debugState } = await render(
        <Chart size={{ width, height }}>
          <Settings debugState />
          {heatmap({
            data: ['a', 'b', 'c'].flatMap((x) => ['m', 'n'].map((y) => ({ x, y, value: 1 }))),
          })}
        </Chart>,
      );
      const cells = debugState!.heatmap!.cells;
      const distance = (axis: 'x' | 'y') => {
        const starts = [...new Set(cells.map((cell) => cell[axis]))].sort((a, b) => a - b);
        return starts[1]! - starts[0]!;
      };
      // The labels take up to 40 pixels.
      expect(3 * distance('x')).toBeGreaterThan(width - 40);
      expect(2 * distance('y')).toBeGreaterThan(height - 40);
    }
  });

  it('Set xScale to ScaleType.Time with the interval of your buckets, and format labels with xAxisLabelFormatter: without it they are raw milliseconds.', async () => {
    const hour = 3_600_000;
    const labels = async (props: Partial<HeatmapProps>) => {
      const { texts } = await renderChart(
        heatmap({
          data: [0, 1, 3].map((x) => ({ x: x * hour, y: 'm', value: 2 })),
          xScale: { type: ScaleType.Time, interval: { type: 'fixed', unit: 'h', value: 1 } },
          timeZone: 'UTC',
          ...props,
        }),
      );
      return texts.filter((text) => !['2', 'm'].includes(text));
    };
    expect(await labels({})).toEqual(['0', '3600000', '7200000', '10800000']);
    expect(await labels({ xAxisLabelFormatter: (x) => `${Number(x) / hour} h` })).toEqual([
      ...['0 h', '1 h', '2 h', '3 h'],
    ]);
  });

  it('ScaleType.Linear draws one column for each value in the order of the data, at equal distances.', async () => {
    const { debugState } = await renderChart(
      heatmap({
        data: [3, 20, 1].map((x) => ({ x, y: 'm', value: 1 })),
        xScale: { type: ScaleType.Linear },
      }),
    );
    const [first, second, third] = debugState!.heatmap!.cells;
    expect([first, second, third].map((cell) => cell!.datum.x)).toEqual([3, 20, 1]);
    expect(third!.x - second!.x).toBeCloseTo(second!.x - first!.x);
    expect(second!.x).toBeGreaterThan(first!.x);
  });

  it("xSortPredicate and ySortPredicate take 'dataIndex' for the order of the data, or another Predicate.", async () => {
    const labels = async (predicate?: Predicate) => {
      const { debugState } = await renderChart(
        heatmap({
          data: ['b', 'c', 'a'].map((key) => ({ x: key, y: key, value: 1 })),
          xSortPredicate: predicate,
          ySortPredicate: predicate,
        }),
      );
      const { x, y } = debugState!.axes!;
      return [x[0]!.labels.join(''), y[0]!.labels.join('')];
    };
    expect(await labels()).toEqual(['abc', 'abc']);
    expect(await labels('dataIndex')).toEqual(['bca', 'bca']);
    expect(await labels('alphaDesc')).toEqual(['cba', 'cba']);
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
