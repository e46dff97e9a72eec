import {
  Axis,
  Chart,
  HistogramBarSeries,
  HistogramModeAlignments,
  LineSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const bucket = 10; // dollars
const counts = [61, 148, 232, 207, 151, 98, 64, 37, 21, 13];
const all = counts.reduce((sum, count) => sum + count, 0);
let running = 0;
const orders = counts.map((count, index) => {
  running += count;
  return { from: index * bucket, count, share: running / all };
});
const percent = (share: number) => `${Math.round(share * 100)} %`;

/**
 * Cumulative line
 *
 * The line adds up the bars to 100 percent on a scale of its own, by `groupId`. A share is reached at the end
 * of its bucket, where `histogramModeAlignment` puts the points.
 *
 * @alt Histogram of orders by amount in buckets of ten dollars with a cumulative line; orders between 20 and 40 dollars are most frequent, and 77 percent are below 50 dollars.
 * @tag histogram
 * @tag mixed
 * @tag two axes
 */
export default function Cumulative() {
  return (
    <Chart size={{ height: 340 }} title="Orders by amount">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        xDomain={{ min: 0, max: 90, minInterval: bucket }}
      />
      <Axis
        id="amount"
        groupId="count"
        position={Position.Bottom}
        tickFormat={(value) => `$${value}`}
      />
      <Axis
        id="count"
        groupId="count"
        position={Position.Left}
        title="Orders"
      />
      <Axis
        id="share"
        groupId="share"
        position={Position.Right}
        domain={{ min: 0, max: 1 }}
        gridLine={{ visible: false }}
        tickFormat={percent}
      />
      <HistogramBarSeries
        id="orders"
        name="Orders"
        groupId="count"
        data={orders}
        xScaleType={ScaleType.Linear}
        xAccessor="from"
        yAccessors={['count']}
        color="#4a8fe7"
      />
      <LineSeries
        id="cumulative"
        name="Share up to here"
        groupId="share"
        data={orders}
        xScaleType={ScaleType.Linear}
        xAccessor="from"
        yAccessors={['share']}
        histogramModeAlignment={HistogramModeAlignments.End}
        color="#dc8f1f"
      />
    </Chart>
  );
}
