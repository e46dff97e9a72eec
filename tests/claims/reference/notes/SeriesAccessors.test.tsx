import { AreaSeries, BarSeries, BubbleSeries, LineSeries, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../render-chart';

const series = {
  id: 'series',
  data: [1, 2, 3].map((x) => ({ x, y: x + 3, low: x, size: x * x })),
  xScaleType: ScaleType.Linear,
  xAccessor: 'x',
  yAccessors: ['y'],
};
type Series = typeof LineSeries | typeof AreaSeries | typeof BubbleSeries | typeof BarSeries;

/** Returns the drawing of a series and its names in the legend. */
async function drawn(Series: Series, props: object) {
  const { svg, debugState } = await renderChart(<Series {...series} {...props} />);
  const names = debugState!.legend!.items.map(({ name }) => name);
  return { svg: svg.replaceAll(/cl_\w+/g, 'clip'), names };
}

describe('reference/notes/SeriesAccessors', () => {
  it('It is ignored for stacked series.', async () => {
    const y0Accessors = ['low'];
    const stackAccessors = ['x'];
    for (const Series of [BarSeries, AreaSeries]) {
      const stacked = await drawn(Series, { stackAccessors });
      expect(await drawn(Series, { stackAccessors, y0Accessors })).toEqual(stacked);
      expect(await drawn(Series, { y0Accessors })).not.toEqual(await drawn(Series, {}));
    }
  });

  it('Reads a number that sets the size of each point of an area, line or bubble series; bars ignore it.', async () => {
    const point = { visible: 'always' };
    const style = { lineSeriesStyle: { point }, areaSeriesStyle: { point } };
    const markSizeAccessor = 'size';
    for (const Series of [LineSeries, AreaSeries, BubbleSeries])
      expect(await drawn(Series, { ...style, markSizeAccessor })).not.toEqual(
        await drawn(Series, style),
      );
    expect(await drawn(BarSeries, { markSizeAccessor })).toEqual(await drawn(BarSeries, {}));
  });

  it('On lines and areas it has no effect if the points are never visible.', async () => {
    const point = { visible: 'never' };
    const style = { lineSeriesStyle: { point }, areaSeriesStyle: { point } };
    for (const Series of [LineSeries, AreaSeries])
      expect(await drawn(Series, { ...style, markSizeAccessor: 'size' })).toEqual(
        await drawn(Series, style),
      );
  });
});
