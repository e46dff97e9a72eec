import {
  AreaSeries,
  BarSeries,
  Fit,
  GroupBy,
  LineSeries,
  ScaleType,
  SmallMultiples,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from './combinations';
import { drawnAt } from './drawn-at';
import { renderChart, unmountAll, type Series, type SeriesProps } from './render-chart';

const drawnSeries: Series[] = [LineSeries, AreaSeries];
const scales = [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time];
const lower = '#ff0000';
const upper = '#0000ff';
const xs = [0, 1, 2, 3, 4, 5];
const full = xs.map((x) => ({ x, y: 3 }));
const isMissing = (x: number) => x === 2 || x === 3;
/** Rows whose y values at 2 and 3 are missing: `null`, or no rows. */
const withNull = full.map(({ x, y }) => ({ x, y: isMissing(x) ? null : y }));
const withoutRows = full.filter(({ x }) => !isMissing(x));

const point = { visible: 'never' } as const;
const style = { line: { strokeWidth: 4 }, point, area: { opacity: 1 } };
const styles = { areaSeriesStyle: style, lineSeriesStyle: style };

type Row = { x: number; y: number | null };

interface Stack {
  Series: Series;
  xScaleType: SeriesProps['xScaleType'];
  layers: Record<string, Row[]>;
  fit?: SeriesProps['fit'];
}

/**
 * Renders a stack of layers, by color from bottom to top. Returns where they are drawn: outside of the missing values, and
 * between them.
 */
async function placesOf({ Series, xScaleType, layers, fit }: Stack) {
  const rendered = await renderChart(
    Object.entries(layers).map(([color, data]) => (
      <Series
        key={color}
        id={color}
        color={color}
        data={data}
        timeZone="utc"
        xScaleType={xScaleType}
        xAccessor="x"
        yAccessors={['y']}
        stackAccessors={['x']}
        {...(fit && { fit })}
        {...styles}
      />
    )),
  );
  unmountAll();
  const pixelOf = (x: number) => (xScaleType === 'ordinal' ? (600 * (x + 0.5)) / 6 : 120 * x);
  const positions = [0.5, 2.5, 4.5].map(pixelOf);
  const places: Record<string, [measured: number[], missing: number[]]> = {};
  for (const color of Object.keys(layers)) {
    const [before = [], between = [], after] = await drawnAt(rendered, color, positions);
    expect(after).toEqual(before);
    places[color] = [before, between];
  }
  return places;
}

const every = (fits: SeriesProps['fit'][]) =>
  combinations({ Series: drawnSeries, xScaleType: scales, fit: fits });

const checks = new Map<Row[], Promise<void>>();

/**
 * Expects a gap in the lower layer, on which the upper one sinks by the height of the lower one: 3 of 6. Checked once for
 * all pages that say so, because it draws 24 charts.
 */
function expectSinkingLayers(rows: Row[]): Promise<void> {
  const check = checks.get(rows) ?? checkLayers(rows);
  checks.set(rows, check);
  return check;
}

async function checkLayers(rows: Row[]) {
  for (const options of every([undefined, Fit.None])) {
    const layers = { [upper]: full, [lower]: rows };
    // The first layer is at the bottom. Its x values come first on an ordinal scale.
    const below = await placesOf({ ...options, layers });
    expect(below[lower]![0]).not.toEqual([]);
    expect(below[lower]?.[1]).toEqual([]);
    expect(below[upper]?.[1]).toEqual(below[upper]![0]);
    if (options.xScaleType === 'ordinal' && rows === withoutRows) continue;
    const above = await placesOf({ ...options, layers: { [lower]: rows, [upper]: full } });
    expect(above[lower]?.[1]).toEqual([]);
    const [[measured = NaN], [missing = NaN]] = above[upper]!;
    expect(missing - measured).toBeCloseTo(150, -1);
  }
}

describe('docs/stacking', () => {
  it('A null breaks its layer of stacked areas or lines, and the layers above sink as if it were zero. So does an x that only other series have.', async () => {
    await expectSinkingLayers(withNull);
    await expectSinkingLayers(withoutRows);
  });
});

describe('docs/dashboard', () => {
  it('Where you could get stuck: a null in one layer lets the layers above it sink.', () =>
    expectSinkingLayers(withNull));
});

describe('api/specs/xy/AreaSeries', () => {
  it('A null leaves a gap, and in a stack the layers above sink there; fit fills it.', async () => {
    await expectSinkingLayers(withNull);
    for (const xScaleType of scales) {
      const options = { Series: AreaSeries, xScaleType, layers: { [lower]: withNull } };
      expect((await placesOf(options))[lower]?.[1]).toEqual([]);
      const { [upper]: filled } = await placesOf({
        ...options,
        layers: { [lower]: withNull, [upper]: full },
        fit: Fit.Linear,
      });
      expect(filled?.[1][0]).toBe(filled![0][0]);
    }
  });
});

describe('reference/notes/AreaSeriesSpec', () => {
  it('A stacked area is interrupted at both, and the areas above it sink as if the value were zero.', async () => {
    await expectSinkingLayers(withNull);
    await expectSinkingLayers(withoutRows);
  });
});

describe('reference/notes/LineSeriesSpec', () => {
  it('A stacked line is interrupted at both, and the lines above it sink as if the value were zero.', async () => {
    await expectSinkingLayers(withNull);
    await expectSinkingLayers(withoutRows);
  });
});

describe('docs/missing-values', () => {
  it('it breaks, and the layers above sink', () => expectSinkingLayers(withNull));

  it('A null breaks its layer, and the layers above sink as if it were zero. An x that only other series have does the same. If all layers are null there, the whole stack has a gap: Stack areas and keep the gap.', async () => {
    await expectSinkingLayers(withNull);
    await expectSinkingLayers(withoutRows);
    for (const options of every([undefined, Fit.None])) {
      const layers = { [lower]: withNull, [upper]: withNull };
      for (const [measured, missing] of Object.values(await placesOf({ ...options, layers }))) {
        expect(measured).not.toEqual([]);
        expect(missing).toEqual([]);
      }
    }
  });

  it('the same if another series has that x, else it goes on', async () => {
    await expectSinkingLayers(withoutRows);
    for (const options of every([undefined, Fit.None])) {
      const layers = { [lower]: withoutRows };
      const pixelsOfGap = (await placesOf({ ...options, layers }))[lower]![1];
      expect(pixelsOfGap).not.toEqual([]);
    }
  });

  it('To count what is missing as zero set fit={Fit.Zero}.', async () => {
    for (const Series of drawnSeries)
      for (const xScaleType of scales) {
        const zero = full.map(({ x, y }) => ({ x, y: isMissing(x) ? 0 : y }));
        const tops = async (rows: Row[], fit?: SeriesProps['fit']) => {
          const layers = { [lower]: rows, [upper]: full };
          return (await placesOf({ Series, xScaleType, layers, fit }))[upper]!.map(([top]) => top);
        };
        expect(await tops(withNull, Fit.Zero)).toEqual(await tops(zero));
      }
  });

  it('So does one that only another panel of small multiples has.', async () => {
    const rows = [
      ...full.map((row) => ({ ...row, panel: 'first' })),
      ...withoutRows
        .filter(({ x }) => x === 0 || x === 5)
        .map((row) => ({ ...row, panel: 'second' })),
    ];
    for (const Series of drawnSeries) {
      const isInSecond = async (isStacked: boolean) => {
        const rendered = await renderChart(
          <>
            <GroupBy id="by" by={(_, { panel }: (typeof rows)[number]) => panel} sort="dataIndex" />
            <SmallMultiples splitVertically="by" />
            <Series
              id="series"
              color={lower}
              data={rows}
              xScaleType={ScaleType.Linear}
              xAccessor="x"
              yAccessors={['y']}
              {...(isStacked && { stackAccessors: ['x'] })}
              {...styles}
            />
          </>,
        );
        unmountAll();
        const [column = []] = await drawnAt(rendered, lower, [300]);
        // The second of two panels begins in the middle of 300 pixels.
        return column.some((y) => y > 150);
      };
      expect([await isInSecond(false), await isInSecond(true)]).toEqual([true, false]);
    }
  });

  it('A null as the last value breaks nothing if the x axis goes on, or if bars share a linear or time scale: the layer falls onto the one below.', async () => {
    const open = full.map(({ x, y }) => ({ x, y: x > 4 ? null : y }));
    for (const { Series, xScaleType, hasBars, goesOn } of combinations({
      Series: drawnSeries,
      xScaleType: scales,
      hasBars: [false, true],
      goesOn: [false, true],
    })) {
      const isOrdinal = xScaleType === ScaleType.Ordinal;
      if ((isOrdinal || hasBars) && goesOn) continue;
      const scale = {
        timeZone: 'utc',
        xScaleType,
        xAccessor: 'x',
        yAccessors: ['y'],
      };
      const layer = { ...scale, stackAccessors: ['x'] };
      const rendered = await renderChart(
        <>
          {hasBars && <BarSeries id="bars" color="#00ff00" data={full} {...scale} />}
          <Series id="lower" color={lower} data={full} {...layer} {...styles} />
          <Series id="upper" color={upper} data={open} {...layer} {...styles} />
        </>,
        goesOn ? { xDomain: { min: 0, max: 10 } } : {},
      );
      unmountAll();
      const width = goesOn ? 60 : isOrdinal || hasBars ? 100 : 120;
      const start = isOrdinal || hasBars ? 50 : 0;
      const [before, after = []] = await drawnAt(rendered, upper, [
        start + 2.5 * width,
        start + 4.3 * width,
      ]);
      expect(before).not.toEqual([]);
      expect(after.length > 0).toBe(goesOn || (hasBars && !isOrdinal));
    }
  });
});
