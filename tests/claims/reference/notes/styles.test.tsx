import {
  AreaSeries,
  BarSeries,
  BubbleSeries,
  Fit,
  LineSeries,
  RectAnnotation,
  ScaleType,
  type PartialTheme,
  type PointStyleAccessor,
  type SettingsProps,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { line, otherCharts } from '../../every-chart';
import { renderChart } from '../../render-chart';

const series = {
  id: 'series',
  data: [1, 2, 3, 4].map((x) => ({ x, y: x, size: x * x })),
  xScaleType: ScaleType.Linear,
  xAccessor: 'x',
  yAccessors: ['y'],
};
const bars = <BarSeries {...series} />;
const drawn = async (spec: ReactElement, theme: SettingsProps['theme'] = {}) =>
  (await renderChart(spec, { theme })).svg.replaceAll(/cl_\w+/g, 'clip');

describe('reference/notes/PointStyle', () => {
  it("'always': every value has a point. 'never': no points, except the small dot for a value without neighbors. A fit other than Fit.None hides it, unless it is the only value.", async () => {
    const shown = async (
      Series: typeof LineSeries | typeof AreaSeries,
      visible: string,
      fit?: Exclude<Fit, 'explicit'>,
      ys = [1, 2, null, 4, null, 6],
    ) => {
      const point = { visible, radius: 5 };
      const data = ys.map((y, x) => ({ x, y }));
      const style = { lineSeriesStyle: { point }, areaSeriesStyle: { point } } as object;
      const svg = await drawn(<Series {...series} {...style} data={data} fit={fit} />);
      const centers = [...svg.matchAll(/<path fill="[^"]+" transform="translate\((\d+) /g)];
      return [...new Set(centers.map(([, x]) => Number(x)))].sort((a, b) => a - b);
    };
    for (const Series of [LineSeries, AreaSeries]) {
      expect(await shown(Series, 'always')).toEqual([0, 120, 360, 600]);
      expect(await shown(Series, 'never')).toEqual([360, 600]);
      expect(await shown(Series, 'never', Fit.Linear)).toEqual([]);
      expect(await shown(Series, 'never', Fit.Linear, [1])).toHaveLength(1);
      expect(await shown(Series, 'never', Fit.None)).toEqual([360, 600]);
    }
  });
});

describe('reference/notes/PointStyleAccessor', () => {
  it('It gets the values of the point, with your row in datum.datum, the identity of its series, and whether the point has no drawn neighbor on either side; for bubbles that is always false.', async () => {
    const seen = async (Series: typeof LineSeries | typeof BubbleSeries) => {
      const calls = new Map<number, unknown[]>();
      const accessor: PointStyleAccessor = (datum, { specId }, isolated) => {
        calls.set(datum.x as number, [datum.y1, datum.datum, specId, isolated]);
        return null;
      };
      const data = [1, null, 3, 4].map((y, x) => ({ x, y }));
      await drawn(<Series {...series} data={data} pointStyleAccessor={accessor} />);
      return [0, 2, 3].map((x) => calls.get(x));
    };
    expect(await seen(LineSeries)).toEqual([
      [1, { x: 0, y: 1 }, 'series', true],
      [3, { x: 2, y: 3 }, 'series', false],
      [4, { x: 3, y: 4 }, 'series', false],
    ]);
    expect((await seen(BubbleSeries)).map((call) => call![3])).toEqual([false, false, false]);
  });
});

describe('reference/notes/RectAnnotationStyle', () => {
  it('No effect: borders of rectangle annotations are always solid.', async () => {
    const annotation = (style: object) =>
      drawn(
        <>
          {bars}
          <RectAnnotation
            id="range"
            dataValues={[{ coordinates: { y0: 1, y1: 3 } }]}
            style={{ strokeWidth: 3, stroke: '#112233', ...style }}
          />
        </>,
      );
    const solid = await annotation({});
    expect(solid).toContain('stroke="#123"');
    expect(solid).not.toContain('stroke-dasharray');
    expect(await annotation({ dash: [5, 5] })).toBe(solid);
    expect(await annotation({ strokeWidth: 4 })).not.toBe(solid);
  });
});

describe('reference/notes/Theme', () => {
  it('Arrays such as vizColors or dash are replaced as a whole, never merged.', async () => {
    const split = <BarSeries {...series} splitSeriesAccessors={['x']} />;
    const { debugState } = await renderChart(split, {
      theme: { colors: { vizColors: ['#112233'] } },
    });
    expect(debugState!.legend!.items.map(({ color }) => color)).toEqual(
      Array.from({ length: 4 }, () => '#112233'),
    );
    const dashed = (...dashes: number[][]) =>
      drawn(
        <LineSeries {...series} />,
        dashes.map((dash) => ({ lineSeriesStyle: { line: { dash } } })),
      );
    expect(await dashed([7, 7], [1, 2, 3, 4])).toBe(await dashed([7, 7]));
    expect(await dashed([7, 7])).not.toBe(await dashed([7, 7, 3, 4]));
  });

  it('XY charts, heatmaps and partition charts read it; all other chart types ignore it.', async () => {
    const chartPaddings = { left: 30, right: 30, top: 30, bottom: 30 };
    const { partition, heatmap, ...others } = otherCharts;
    for (const spec of [line, partition, heatmap])
      expect(await drawn(spec, { chartPaddings })).not.toBe(await drawn(spec));
    for (const [type, spec] of Object.entries(others)) {
      const htmlOf = async (theme: PartialTheme) => {
        const { container, svg } = await renderChart(spec, { theme });
        return (svg + container.innerHTML).replaceAll(/[\da-f]{8}-[\da-f-]{27}|id[\da-f]+-/g, 'id');
      };
      expect(await htmlOf({ chartPaddings }), type).toBe(await htmlOf({}));
      expect(await htmlOf({}), type).toMatch(/<path|<text|echMetric|echCanvasRenderer/);
    }
  });

  it('No effect: no chart reads it. Style pie and donut charts through partition, and goals through goal.', async () => {
    const arcSeriesStyle = { arc: { visible: false, fill: '#112233', opacity: 0, strokeWidth: 9 } };
    for (const spec of [line, bars, otherCharts.partition, otherCharts.goal])
      expect(await drawn(spec, { arcSeriesStyle })).toBe(await drawn(spec));
    const goal = { majorLabel: { fill: '#112233' } };
    expect(await drawn(otherCharts.goal, { goal })).not.toBe(await drawn(otherCharts.goal));
  });

  it('No effect without markSizeAccessor.', async () => {
    const bubbles = (props: object, markSizeRatio: number) =>
      drawn(<BubbleSeries {...series} {...props} />, { markSizeRatio });
    expect(await bubbles({}, 10)).toBe(await bubbles({}, 90));
    const sized = { markSizeAccessor: 'size' };
    expect(await bubbles(sized, 10)).not.toBe(await bubbles(sized, 90));
  });
});
