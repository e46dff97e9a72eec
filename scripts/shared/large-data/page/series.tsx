import type { ReactElement } from 'react';
import { AreaSeries, BarSeries, BubbleSeries, LineSeries, ScaleType } from '@elastic/charts';

/** Rows with a wave as y, so that no two neighboring values are equal. */
const rows = (count: number) =>
  Array.from({ length: count }, (_, x) => ({
    x,
    y: 50 + 40 * Math.sin(x / 50) + (x % 7),
    part: `part ${x % 10}`,
  }));

const accessors = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };

/** Series by family, for a number of data points. */
export const series = {
  line: (points) => <LineSeries id="line" data={rows(points)} {...accessors} />,
  'line, no points': (points) => (
    <LineSeries
      id="line"
      data={rows(points)}
      lineSeriesStyle={{ point: { visible: 'never' } }}
      {...accessors}
    />
  ),
  '10 lines': (points) => (
    <LineSeries id="lines" data={rows(points)} splitSeriesAccessors={['part']} {...accessors} />
  ),
  area: (points) => <AreaSeries id="area" data={rows(points)} {...accessors} />,
  bar: (points) => <BarSeries id="bars" data={rows(points)} {...accessors} />,
  bubble: (points) => <BubbleSeries id="bubbles" data={rows(points)} {...accessors} />,
} satisfies Record<string, (points: number) => ReactElement>;

/** Name of a measured kind of series. */
export type Family = keyof typeof series;
