import {
  AnnotationDomainType,
  AreaSeries,
  Axis,
  BarSeries,
  Fit,
  Heatmap,
  LineAnnotation,
  LineSeries,
  Metric,
  Partition,
  Position,
  RectAnnotation,
  ScaleType,
  type DebugState,
  type LineSeriesProps,
  type RectAnnotationDatum,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from './bars-of';
import { combinations } from './combinations';
import { consoleOf } from './console-of';
import { drawingOf } from './drawing-of';
import { first, partOf, renderChart, unmountAll, type Series } from './render-chart';

const linesAndAreas: Series[] = [LineSeries, AreaSeries];
const accessors = { xAccessor: 'x', yAccessors: ['y'] };
const linear = { ...accessors, xScaleType: ScaleType.Linear };
const rowsOf = (...values: unknown[]) => values.map((y, x) => ({ x, y }));
const bars = (
  <BarSeries key="bars" id="bars" data={[{ x: 'a', y: 4 }]} color="#123456" {...accessors} />
);
const tile = (
  <Metric
    key="metric"
    id="metric"
    data={[[{ title: 'Tile', color: '#6dccb1', value: 4, valueFormatter: String }]]}
  />
);

async function expectFirstFamily() {
  const lines = await consoleOf(async () => {
    const [barsFirst, tileFirst] = [
      await renderChart([bars, tile]),
      await renderChart([tile, bars]),
    ];
    expect([barsFirst.texts.includes('Tile'), tileFirst.texts.includes('Tile')]).toEqual([
      false,
      true,
    ]);
    expect(barsOf(barsFirst.svg, '#123456')).toHaveLength(1);
    expect(tileFirst.svg).toBe('');
  });
  expect(lines).toEqual([]);
}

describe('docs/how-a-chart-works', () => {
  it(
    'Partition, Heatmap, Metric and the other families stand alone: of two families in a chart only the first is drawn.',
    expectFirstFamily,
  );
});

describe('docs/troubleshooting', () => {
  it(
    'Of BarSeries and Metric in one Chart only the first is drawn, without a message.',
    expectFirstFamily,
  );
});

describe('api/Chart', () => {
  it('Two families in one chart: only the first is drawn.', expectFirstFamily);
});

const sides = combinations({
  rotation: [0, 90, -90, 180],
  position: [Position.Left, Position.Right, Position.Bottom, Position.Top],
}).map(({ rotation, position }) => {
  const isUpright = position === Position.Left || position === Position.Right;
  const isTurned = Math.abs(rotation) === 90;
  return { rotation, position, isYAxis: isUpright !== isTurned };
});

/** Renders bars with an axis, whose group may be another one. */
async function withAxis({ rotation, position }: (typeof sides)[number], groupId?: string) {
  const rendered = await renderChart(
    <>
      <Axis id="y" position={position} {...(groupId && { groupId })} title="Title" />
      {bars}
    </>,
    { rotation },
  );
  unmountAll();
  return rendered;
}

async function expectNoAxis() {
  for (const side of sides.filter(({ isYAxis }) => isYAxis)) {
    expect((await withAxis(side)).texts).toContain('Title');
    expect((await withAxis(side, 'other')).texts).toEqual([]);
  }
}

describe.each(['docs/axes', 'api/specs/xy/Axis'])('%s', () => {
  it('A y axis whose group has no series is not drawn.', expectNoAxis);
});

describe('docs/axes', () => {
  it('An x axis shows the common scale in any group, but formats the header of the tooltip only for series of its own.', async () => {
    for (const side of sides.filter(({ isYAxis }) => !isYAxis)) {
      const plain = await withAxis(side);
      expect(plain.texts).toContain('Title');
      expect(drawingOf(await withAxis(side, 'other'))).toBe(drawingOf(plain));
    }
  });
});

describe('docs/two-axes', () => {
  it('A y axis whose group has no series is not drawn, without an error.', expectNoAxis);
});

const red = { line: { stroke: '#ff0102', strokeWidth: 3, opacity: 1 } };
const line = <LineSeries id="line" data={rowsOf(1, 2, 3)} {...linear} />;

async function expectNoLineOutside() {
  for (const { type, scale } of combinations({
    type: [AnnotationDomainType.XDomain, AnnotationDomainType.YDomain],
    scale: [ScaleType.Linear, ScaleType.Time],
  })) {
    const isDrawn = async (dataValue: number) => {
      const { svg } = await renderChart(
        <>
          <LineAnnotation id="a" domainType={type} dataValues={[{ dataValue }]} style={red} />
          <LineSeries id="line" data={rowsOf(1, 2, 3)} {...accessors} xScaleType={scale} />
        </>,
      );
      unmountAll();
      return svg.includes('#FF0102');
    };
    expect(await isDrawn(1)).toBe(true);
    expect(await isDrawn(9)).toBe(false);
    expect(await isDrawn(-9)).toBe(false);
  }
}

/** Returns the width of a red rectangle, which is undefined if it is not drawn. */
async function rectangle(
  coordinates: RectAnnotationDatum['coordinates'],
  groupId?: string,
  series = line,
) {
  const { svg } = await renderChart(
    <>
      <RectAnnotation
        id="a"
        {...(groupId && { groupId })}
        dataValues={[{ coordinates }]}
        style={{ fill: '#ff0102', opacity: 1 }}
      />
      {series}
    </>,
  );
  unmountAll();
  return barsOf(svg, '#FF0102')[0]?.width;
}

async function expectLowerFirst() {
  expect(await rectangle({ x0: 0, x1: 1, y0: 1, y1: 2 })).toBe(300);
  expect(await rectangle({ x0: 1, x1: 0 })).toBeUndefined();
  expect(await rectangle({ y0: 2, y1: 1 })).toBeUndefined();
}

describe('docs/annotations', () => {
  it('Extend the x domain beyond it, because a line outside is not drawn:', expectNoLineOutside);

  it('A rectangle that is partly outside of the plot is cut off; one that is wholly outside is not drawn.', async () => {
    expect(await rectangle({ x0: 1, x1: 9 })).toBe(300);
    expect(await rectangle({ x0: 8, x1: 9 })).toBeUndefined();
    expect(await rectangle({ y0: 8, y1: 9 })).toBeUndefined();
  });

  it('On an ordinal scale an end that is no category is left open: with two of them the rectangle fills the plot.', async () => {
    for (const Series of [LineSeries, BarSeries]) {
      const data = ['a', 'b', 'c'].map((x) => ({ x, y: 1 }));
      const series = <Series id="series" data={data} {...accessors} />;
      const width = (x0: string, x1: string) => rectangle({ x0, x1 }, undefined, series);
      expect(await width('b', 'b')).toBe(200);
      expect(await width('b', 'other')).toBe(400);
      expect(await width('other', 'b')).toBe(400);
      expect(await width('other', 'another')).toBe(600);
    }
  });
});

describe('api/specs/xy/LineAnnotation', () => {
  it('A line outside of the domain is not drawn.', expectNoLineOutside);
});

describe('api/specs/xy/RectAnnotation', () => {
  it(
    'The lower value comes first: on a continuous scale a rectangle with x0 above x1, or y0 above y1, is not drawn.',
    expectLowerFirst,
  );
});

describe('reference/notes/RectAnnotationDatum', () => {
  it(
    'The lower value comes first: a rectangle whose x0 is above x1, or y0 above y1, is not drawn on a continuous scale.',
    expectLowerFirst,
  );
});

/** Returns the path of the only line, or of the upper line of the only area. */
const pathOf = (state: DebugState | undefined) =>
  (state?.lines?.[0] ?? first(partOf(state, 'areas')).lines.y1).path;

/** Returns the number of pieces of a line or an area through values. */
async function pieces(Series: Series, values: unknown[], props: object = {}) {
  const { debugState } = await renderChart(
    <Series id="own" data={rowsOf(...values)} {...linear} {...props} />,
  );
  unmountAll();
  return pathOf(debugState).split('M').length - 1;
}

async function expectBreakAtNull() {
  for (const Series of linesAndAreas)
    for (const xScaleType of [ScaleType.Linear, ScaleType.Time, ScaleType.Ordinal]) {
      expect(await pieces(Series, [1, 2, null, 4, 5], { xScaleType })).toBe(2);
      expect(await pieces(Series, [1, 2, null, 4, 5], { xScaleType, fit: Fit.Linear })).toBe(1);
    }
}

/** Expects that an empty text is drawn as zero. */
async function expectZeroForEmptyText() {
  for (const Series of linesAndAreas) {
    const [empty, zero, missing] = await Promise.all(
      ['', 0, null].map(async (value) =>
        drawingOf(await renderChart(<Series id="own" data={rowsOf(3, value, 4)} {...linear} />)),
      ),
    );
    expect(empty).toBe(zero);
    expect(empty).not.toBe(missing);
  }
}

describe('api/specs/xy/LineSeries', () => {
  it('A null breaks the line.', expectBreakAtNull);
});

describe('docs/glossary', () => {
  it('The rule by which a line or an area fills missing values: not at all, with a value of your own, from the neighbor before or after, or in between.', async () => {
    const rules = [
      [{ type: Fit.Explicit, value: 1 }, 1],
      [Fit.Carry, 2],
      [Fit.Lookahead, 6],
      [Fit.Linear, 4],
    ] as const;
    for (const Series of linesAndAreas) {
      const path = async (value: number | null, fit?: LineSeriesProps['fit']) => {
        const { debugState } = await renderChart(
          <Series id="own" data={rowsOf(2, value, 6)} {...linear} fit={fit} />,
        );
        return pathOf(debugState);
      };
      expect(await path(null)).toMatch(/Z.*M|^M[^M]*Z/);
      for (const [fit, value] of rules) expect(await path(null, fit)).toBe(await path(value));
    }
  });
});

describe('docs/lines', () => {
  it('A row with null breaks the line: Missing values.', expectBreakAtNull);
});

describe('docs/dashboard', () => {
  it('A line breaks at null.', expectBreakAtNull);
});

describe('docs/recipes/lines-and-areas', () => {
  it('Without it the line breaks where the value is null.', expectBreakAtNull);
});

describe('docs/missing-values', () => {
  it("Text such as '12' is read as a number, an empty text as 0.", async () => {
    await expectZeroForEmptyText();
    expect(await pieces(LineSeries, [1, '12', 3])).toBe(1);
    expect(await pieces(LineSeries, [1, 2, 'n/a', 3, 4])).toBe(2);
  });

  it('What was filled in is drawn with a dashed line, and in areas lighter.', async () => {
    // Dashes are drawn as a path of many pieces.
    const dashes = (svg: string) =>
      [...svg.matchAll(/<path fill="#123456"[^>]* d="([^"]+)"/g)].filter(
        ([, path = '']) => path.split('M').length > 50,
      ).length;
    const chart = (Series: Series, ...values: unknown[]) =>
      renderChart(
        <Series id="own" color="#123456" data={rowsOf(...values)} {...linear} fit={Fit.Linear} />,
      );
    for (const Series of linesAndAreas) {
      expect(dashes((await chart(Series, 1, null, 4)).svg)).toBe(1);
      expect(dashes((await chart(Series, 1, 2, 4)).svg)).toBe(0);
    }
    const { svg } = await chart(AreaSeries, 1, null, 4);
    const opacities = [...svg.matchAll(/<path fill="#123456" fill-opacity="([\d.]+)"/g)];
    expect(new Set(opacities.map(([, opacity]) => opacity)).size).toBe(2);
  });
});

/** Expects that a row with a Date as x is not drawn, and that nothing says so. */
async function expectNoDateRow() {
  const scales = [ScaleType.Linear, ScaleType.Time, ScaleType.Ordinal] as const;
  const chart = (Series: Series, xScaleType: (typeof scales)[number], xs: unknown[]) =>
    renderChart(
      <Series
        id="own"
        data={xs.map((x, y) => ({ x, y: y + 1 }))}
        {...accessors}
        xScaleType={xScaleType}
      />,
    );
  for (const { Series, scale } of combinations({
    Series: [BarSeries, ...linesAndAreas],
    scale: scales,
  })) {
    const withDate = await chart(Series, scale, [0, 1000, new Date(2000)]);
    expect(drawingOf(withDate)).toBe(drawingOf(await chart(Series, scale, [0, 1000])));
    unmountAll();
  }
  const lines = await consoleOf(async () => {
    const { texts } = await chart(BarSeries, ScaleType.Time, [new Date(0)]);
    expect(texts).toEqual(['No data to display']);
  });
  expect(lines).toEqual([]);
}

describe('docs/data', () => {
  it('A null breaks the line.', expectBreakAtNull);

  it("y values that are text are read as numbers: '12' is 12, and an empty text is 0.", async () => {
    await expectZeroForEmptyText();
    const [text, number] = await Promise.all(
      [
        ['12', 3],
        [12, 3],
      ].map(async (values) =>
        drawingOf(await renderChart(<BarSeries id="bars" data={rowsOf(...values)} {...linear} />)),
      ),
    );
    expect(text).toBe(number);
  });

  it('A Date as x drops its row.', expectNoDateRow);
});

describe('docs/scales', () => {
  it('A Date as x is neither a number nor a string: its row is dropped.', expectNoDateRow);

  it('As y it counts as its milliseconds.', async () => {
    for (const Series of [BarSeries, ...linesAndAreas])
      for (const stackAccessors of [undefined, ['x']]) {
        const chart = (...values: unknown[]) =>
          renderChart(
            <Series
              id="own"
              data={rowsOf(...values)}
              {...linear}
              {...(stackAccessors && { stackAccessors })}
            />,
          );
        const withDate = drawingOf(await chart(10, new Date(5), 20));
        expect(withDate).toBe(drawingOf(await chart(10, 5, 20)));
        expect(withDate).not.toBe(drawingOf(await chart(10, null, 20)));
        unmountAll();
      }
  });

  it('A log scale shows one side of zero: zero itself and values on the other side are left out.', async () => {
    for (const Series of linesAndAreas)
      expect(await pieces(Series, [1, 0, 10, -5, 100], { yScaleType: ScaleType.Log })).toBe(3);
    const data = rowsOf(1, 0, 10, -5);
    const { svg } = await renderChart(
      <BarSeries id="b" color="#123456" data={data} {...linear} yScaleType={ScaleType.Log} />,
    );
    const heights = barsOf(svg, '#123456').map(({ height }) => Math.round(height));
    expect(heights.filter((height) => height > 0)).toHaveLength(1);
  });
});

describe('reference/notes/SeriesAccessors', () => {
  it('Strings that hold a number, booleans and dates are converted, an empty string to 0; null, undefined and what is not a finite number count as null.', async () => {
    await expectZeroForEmptyText();
    const { debugState } = await renderChart(
      <BarSeries id="bars" data={rowsOf(' 8 ', true, new Date(5))} {...linear} />,
    );
    expect(debugState?.bars?.[0]?.bars.map(({ y }) => y)).toEqual([8, 1, 5]);
    for (const odd of [undefined, NaN, Infinity, 'n/a'])
      expect(await pieces(LineSeries, [1, 2, odd, 3, 4])).toBe(2);
  });

  it('Time values are milliseconds; a Date is not accepted and drops the row.', expectNoDateRow);
});

/** Returns the left edges of bars for an ordinal xDomain. */
async function barsIn(xDomain: string[]) {
  const data = ['a', 'b', 'c'].map((x, index) => ({ x, y: index + 1 }));
  const { svg, debugState } = await renderChart(
    <BarSeries id="bars" data={data} color="#123456" {...accessors} />,
    { xDomain, theme: { scales: { barsPadding: 0 } } },
  );
  return {
    edges: barsOf(svg, '#123456').map(({ x }) => x),
    values: first(partOf(debugState, 'bars')).bars.map(({ x }) => x),
  };
}

async function expectCategories() {
  const { edges, values } = await barsIn(['c', 'none', 'a']);
  expect(edges).toEqual([0, 400]);
  expect([...values].sort()).toEqual(['a', 'c']);
}

describe('docs/domains', () => {
  it(
    "It sets which ones are shown and in which order: ['c', 'a'] leaves out b, and a category without data keeps an empty place.",
    expectCategories,
  );
});

describe('docs/sorting', () => {
  it('An array of categories also keeps a place for those without data.', expectCategories);
});

describe('api/specs/global/Settings', () => {
  it(
    'For an ordinal scale it takes an array of categories, in the order to draw; categories that it lacks are left out.',
    expectCategories,
  );
});

/** Renders a heatmap. */
const heatmap = (data: { x: unknown; y: unknown; value: unknown }[]) =>
  renderChart(
    <Heatmap
      id="h"
      colorScale={{
        type: 'bands',
        bands: [
          { start: 0, end: 5, color: '#aaeecc' },
          { start: 5, end: 10, color: '#22aa66' },
        ],
      }}
      data={data}
      xAccessor="x"
      yAccessor="y"
      valueAccessor="value"
    />,
  );
const cell = { x: 'a', y: 'b', value: 4 };

async function expectLastCell() {
  const last = drawingOf(await heatmap([{ ...cell, value: 8 }]));
  const both = [cell, { ...cell, value: 8 }];
  expect(drawingOf(await heatmap(both))).toBe(last);
  for (const value of [null, undefined, NaN])
    expect(drawingOf(await heatmap([...both, { ...cell, value }])), `${value}`).toBe(last);
  expect(last).not.toBe(drawingOf(await heatmap([cell])));
}

async function expectNoOddCells() {
  const only = drawingOf(await heatmap([cell]));
  for (const odd of [new Date(0), null, undefined, true, {}])
    for (const key of ['x', 'y'] as const)
      expect(drawingOf(await heatmap([cell, { ...cell, [key]: odd, value: 8 }]))).toBe(only);
}

describe('api/specs/Heatmap', () => {
  it('Of several rows for one cell the last with a value is drawn.', expectLastCell);
  it(
    'Rows whose x or y is neither a string nor a number are left out, Date objects too.',
    expectNoOddCells,
  );
});

describe('reference/notes/HeatmapSpec', () => {
  it('If several rows share x and y, the last one with a value is drawn.', expectLastCell);
  it('Rows whose x or y is neither string nor number are left out.', expectNoOddCells);
});

/** Returns the drawing of slices, which is empty if nothing is drawn. */
async function slices(data: unknown[], valueAccessor?: (row: { value: number }) => number) {
  const layers = [{ groupByRollup: (row: { name?: string }) => row.name ?? 'number' }];
  const rendered = await renderChart(
    // The type requires the accessor.
    <Partition
      {...({ id: 'p', data, layers, ...(valueAccessor && { valueAccessor }) } as Parameters<
        typeof Partition
      >[0])}
    />,
  );
  return drawingOf(rendered);
}
const value = (row: { value: number }) => row.value;
const row = { name: 'A', value: 3 };

async function expectNoSlices() {
  const empty = await slices([], value);
  expect(await slices([row], value)).not.toBe(empty);
  expect(await slices([row])).toBe(empty);
  expect(await slices([3, 4])).not.toBe(empty);
}

async function expectNoNegative() {
  const [empty, one] = [await slices([], value), await slices([row], value)];
  for (const odd of [-2, NaN, Infinity])
    expect(await slices([row, { name: 'B', value: odd }], value)).toBe(one);
  expect(
    await slices(
      [
        { name: 'A', value: 0 },
        { name: 'B', value: -2 },
      ],
      value,
    ),
  ).toBe(empty);
}

describe('docs/pie-and-donut', () => {
  it(
    'Nothing is drawn at all without valueAccessor: rows that are objects count as zero.',
    expectNoSlices,
  );
  it('If the rest adds up to zero, nothing is drawn, and no message says so.', async () => {
    expect(await consoleOf(expectNoNegative)).toEqual([]);
  });
});

describe('api/specs/Partition', () => {
  it(
    'Without valueAccessor only bare numbers work: rows that are objects count as zero, and nothing is drawn.',
    expectNoSlices,
  );
});

describe.each(['reference/notes/Partition', 'reference/notes/PartitionProps'])('%s', () => {
  it(
    'If left out, only data that consists of bare numbers works: rows that are objects count as zero and nothing is drawn.',
    expectNoSlices,
  );
  it(
    'Rows whose value is negative or not finite are left out, and if the rest adds up to zero nothing is drawn.',
    expectNoNegative,
  );
});
