import {
  Axis,
  BarSeries,
  Chart,
  Fit,
  LineSeries,
  Position,
  ScaleType,
  type LineSeriesStyle,
  type RecursivePartial,
} from '@elastic/charts';

const samples = [
  { fertilizer: 'None', mean: 21.4, low: 18.9, high: 23.9 },
  { fertilizer: 'Compost', mean: 29.8, low: 27.6, high: 32.0 },
  { fertilizer: 'Ash', mean: 24.1, low: 19.2, high: 29.0 },
  { fertilizer: 'Mixed', mean: 33.5, low: 31.8, high: 35.2 },
];
const whiskers = samples.flatMap(({ fertilizer, low, high }) => [
  { fertilizer, height: low },
  { fertilizer, height: high },
]);
const whisker: RecursivePartial<LineSeriesStyle> = {
  line: { stroke: '#5a6c88', strokeWidth: 2 },
  fit: { line: { stroke: '#5a6c88', opacity: 1, dash: [] } },
  point: { visible: 'never' },
};

/**
 * Error bars
 *
 * Each error bar is a line of two points with the same x, because `splitSeriesAccessors` makes a series of each
 * category. Do not leave out `fit`, against gaps in the lines beside other categories.
 *
 * @alt Bar chart of the height of plants by fertilizer, each bar with a thin upright line for its error; mixed fertilizer is highest with 33.5 cm, ash has the widest error.
 * @tag error bar
 * @tag mixed
 */
export default function ErrorBars() {
  return (
    <Chart size={{ height: 320 }} title="Height after six weeks">
      <Axis id="fertilizer" position={Position.Bottom} />
      <Axis
        id="height"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} cm`}
      />
      <BarSeries
        id="mean"
        name="Mean"
        color="#a3cfe9"
        data={samples}
        xScaleType={ScaleType.Ordinal}
        xAccessor="fertilizer"
        yAccessors={['mean']}
      />
      <LineSeries
        id="error"
        data={whiskers}
        xScaleType={ScaleType.Ordinal}
        xAccessor="fertilizer"
        yAccessors={['height']}
        splitSeriesAccessors={['fertilizer']}
        fit={Fit.Linear}
        lineSeriesStyle={whisker}
        filterSeriesInTooltip={() => false}
      />
    </Chart>
  );
}
