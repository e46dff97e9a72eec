import { AreaSeries, BarSeries, HistogramBarSeries, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from './bars-of';
import { combinations } from './combinations';
import { drawingOf } from './drawing-of';
import { legendItemsOf } from './legend-of';
import { first, partOf, renderChart } from './render-chart';
import { showExample } from './show-example';

const color = '#123456';
const xScaleTypes = [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time];
const lows = [0, 2, 4];
const high = 8;

/** Expects the heights of bars to be what is left above their lower ends. */
async function expectLowerEndsOfBars() {
  for (const { xScaleType, Series } of combinations({
    xScaleType: xScaleTypes,
    Series: [BarSeries, HistogramBarSeries],
  })) {
    const data = lows.map((low, x) => ({ x, low, high }));
    const heights = async (y0Accessors?: string[]) => {
      const { svg } = await renderChart(
        <Series
          id="bars"
          data={data}
          xScaleType={xScaleType}
          xAccessor="x"
          yAccessors={['high']}
          y0Accessors={y0Accessors}
          color={color}
        />,
      );
      const bars = barsOf(svg, color);
      return bars.map(({ height }) => Math.round((8 * height) / first(bars).height));
    };
    expect(await heights(), xScaleType).toEqual([8, 8, 8]);
    expect(await heights(['low']), xScaleType).toEqual([8, 6, 4]);
  }
}

/** Expects the lower line of an area to have the values of its lower ends. */
async function expectLowerEndsOfAreas() {
  for (const xScaleType of xScaleTypes) {
    const data = lows.map((low, x) => ({ x, low, high }));
    const lower = async (y0Accessors?: string[]) => {
      const { debugState } = await renderChart(
        <AreaSeries
          id="area"
          data={data}
          xScaleType={xScaleType}
          xAccessor="x"
          yAccessors={['high']}
          y0Accessors={y0Accessors}
        />,
      );
      // The points of the lower line follow those of the upper one, in the opposite direction.
      return debugState?.areas?.[0]?.lines.y0?.points.map(({ y }) => y).reverse();
    };
    expect(await lower(['low']), xScaleType).toEqual(lows);
    expect(await lower(), xScaleType).not.toEqual(lows);
  }
}

describe('docs/bars', () => {
  it(
    'y0Accessors reads the lower end, such as the min of the axis for bars from the bottom: Floating ranges, Waterfall, Project plan.',
    expectLowerEndsOfBars,
  );
});

describe('docs/lines', () => {
  it(
    'y0Accessors of an area reads its lower end: Band with a line, Difference of two lines.',
    expectLowerEndsOfAreas,
  );
});

describe('api/specs/xy/AreaSeries', () => {
  it('AreaSeries draws a line and fills the space between it and zero, the line below it in a stack, or a second value.', async () => {
    /** Returns the vertical ends of the fill at the first x, the upper layer of a stack first. */
    const ends = async (values: number[], props: object = {}) => {
      const { debugState } = await renderChart(
        <AreaSeries
          id="area"
          data={values.flatMap((y, layer) => [0, 1].map((x) => ({ x, y, layer })))}
          xAccessor="x"
          yAccessors={['y']}
          splitSeriesAccessors={['layer']}
          {...props}
        />,
      );
      return debugState?.areas?.map(({ path }) => {
        const points = [...path.matchAll(/[\d.]+,([\d.]+)/g)].map(([, y]) => Math.round(Number(y)));
        return [points[0], points.at(-1)];
      });
    };
    expect(await ends([5])).toEqual([[0, 300]]);
    expect(await ends([-5])).toEqual([[300, 0]]);
    expect(await ends([5, 5], { stackAccessors: ['x'] })).toEqual([
      [150, 300],
      [0, 150],
    ]);
    await expectLowerEndsOfAreas();
  });
});

/** Expects the legend to name both bounds of the bars. */
async function expectNamesOfBounds() {
  for (const xScaleType of xScaleTypes) {
    const rendered = await renderChart(
      <BarSeries
        id="bars"
        name="range"
        data={lows.map((low, x) => ({ x, low, high }))}
        xScaleType={xScaleType}
        xAccessor="x"
        yAccessors={['high']}
        y0Accessors={['low']}
        y0AccessorFormat=" from"
        y1AccessorFormat=" to"
      />,
      { showLegend: true },
    );
    const labels = legendItemsOf(rendered).map(({ label }) => label);
    expect(labels.sort()).toEqual(['range from', 'range to']);
  }
}

describe('examples/bar', () => {
  it('A bar from low to high: y0Accessors reads the lower bound, y0AccessorFormat and y1AccessorFormat name the two bounds.', async () => {
    await expectLowerEndsOfBars();
    await expectNamesOfBounds();
  });
});

describe('examples/histogram', () => {
  it('y0Accessors reads the lower bound of each bucket.', expectLowerEndsOfBars);
});

describe('examples/area', () => {
  it('y0Accessors reads the lower limit; line and points of the area are hidden.', async () => {
    await expectLowerEndsOfAreas();
    const [state] = (await showExample('area/confidence-band')).states();
    const { y0, y1 } = first(partOf(state, 'areas')).lines;
    for (const line of [y0, y1])
      expect([line?.visible, line?.visiblePoints]).toEqual([false, false]);
    expect(y0?.points).toHaveLength(11);
  });
});

describe('docs/data', () => {
  it('The index 0 of an array is ignored there: pass a function.', async () => {
    for (const Series of [AreaSeries, BarSeries]) {
      const lower = async (y0Accessor: number | ((row: number[]) => number)) => {
        const rendered = await renderChart(
          <Series
            id="series"
            data={[
              [2, 1, 8],
              [3, 2, 9],
            ]}
            xScaleType={ScaleType.Linear}
            xAccessor={1}
            yAccessors={[2]}
            y0Accessors={[y0Accessor]}
          />,
        );
        return drawingOf(rendered);
      };
      expect(await lower(0)).not.toBe(await lower(([low = NaN]) => low));
    }
  });
});
