import { LineSeries, ScaleType, type LineSeriesProps, type PartialTheme } from '@elastic/charts';

/** Rows with two fields of equal values, 1 and 2. */
export const twoFields = [1, 2, 3, 4, 5].map((x) => ({ x, a: 1, b: 2 }));

/** Props of a series whose two fields cross. */
export const crossingFields = {
  data: [
    { x: 1, a: 2, b: 4 },
    { x: 2, a: 3, b: 1 },
  ],
  xScaleType: ScaleType.Linear,
  xAccessor: 'x',
};

/** Two level lines, one for each field. */
export const twoLines = (props: Partial<LineSeriesProps> = {}) => (
  <LineSeries
    id="id"
    data={twoFields}
    xScaleType={ScaleType.Linear}
    xAccessor="x"
    yAccessors={['a', 'b']}
    {...props}
  />
);

/** A theme in which the plot is as large as the chart. */
export const noMargins: PartialTheme = {
  chartMargins: { left: 0, right: 0, top: 0, bottom: 0 },
  chartPaddings: { left: 0, right: 0, top: 0, bottom: 0 },
};
