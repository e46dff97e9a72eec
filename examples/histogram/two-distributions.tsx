import {
  Axis,
  Chart,
  CurveType,
  HistogramBarSeries,
  HistogramModeAlignments,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  type BarSeriesStyle,
  type LineSeriesStyle,
  type RecursivePartial,
} from '@elastic/charts';

const bucket = 25; // milliseconds
const before = [0, 18, 74, 162, 231, 268, 214, 143, 88, 51, 29, 14, 0];
const after = [0, 57, 198, 317, 282, 176, 94, 47, 21, 9, 4, 2, 0];
const loads = before.map((count, index) => ({
  from: index * bucket,
  before: count,
  after: after[index],
}));
const pale: RecursivePartial<BarSeriesStyle> = { rect: { opacity: 0.55 } };
const outline: RecursivePartial<LineSeriesStyle> = {
  line: { strokeWidth: 2.5 },
  point: { visible: 'never' },
};

/**
 * Two distributions
 *
 * Bars of two series would share the bucket, so the second distribution is an outline: a line with
 * `CurveType.CURVE_STEP` with points in the middle of the buckets changes at their edges.
 *
 * @alt Histogram of page load times before a change, most often between 125 and 150 milliseconds, with the outline of the times after it, most often between 75 and 100.
 * @tag histogram
 * @tag comparison
 * @tag mixed
 */
export default function TwoDistributions() {
  return (
    <Chart size={{ height: 340 }} title="Load times before and after">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis
        id="from"
        position={Position.Bottom}
        tickFormat={(value) => `${value} ms`}
      />
      <Axis
        id="count"
        position={Position.Left}
        title="Pages"
        gridLine={{ visible: true }}
      />
      <HistogramBarSeries
        id="before"
        name="Before"
        data={loads}
        xScaleType={ScaleType.Linear}
        yNice
        xAccessor="from"
        yAccessors={['before']}
        color="#8a94a6"
        barSeriesStyle={pale}
      />
      <LineSeries
        id="after"
        name="After"
        data={loads}
        xScaleType={ScaleType.Linear}
        yNice
        xAccessor="from"
        yAccessors={['after']}
        curve={CurveType.CURVE_STEP}
        histogramModeAlignment={HistogramModeAlignments.Center}
        color="#d9537a"
        lineSeriesStyle={outline}
      />
    </Chart>
  );
}
