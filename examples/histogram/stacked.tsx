import {
  Axis,
  Chart,
  HistogramBarSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const bucket = 5; // hours
const counts = {
  Urgent: [46, 31, 12, 5, 2, 1, 0, 0, 0, 0, 0, 0],
  High: [22, 48, 39, 24, 15, 8, 5, 2, 1, 1, 0, 0],
  Normal: [9, 26, 44, 52, 47, 38, 31, 22, 16, 11, 7, 4],
};
const tickets = Object.entries(counts).flatMap(([priority, values]) =>
  values.map((count, index) => ({ hours: index * bucket, priority, count })),
);

/**
 * Stacked buckets
 *
 * Each bucket is divided by priority. `stackAccessors` stacks the parts; without it they would be side by
 * side within the bucket. `tickFormat` of the series adds the unit in the tooltip; the axis has a format of its own.
 *
 * @alt Stacked histogram of support tickets by hours until they were solved, in buckets of five hours up to 60; urgent tickets are mostly solved within ten hours, normal ones often take 15 to 30.
 * @tag histogram
 * @tag stack
 * @tag linear
 */
export default function Stacked() {
  return (
    <Chart size={{ height: 340 }} title="Time to solve a ticket">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
        xDomain={{ min: 0, max: 55, minInterval: bucket }}
      />
      <Axis
        id="hours"
        position={Position.Bottom}
        tickFormat={(value) => `${value} h`}
      />
      <Axis
        id="count"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value}`}
      />
      <HistogramBarSeries
        id="tickets"
        data={tickets}
        xScaleType={ScaleType.Linear}
        xAccessor="hours"
        yAccessors={['count']}
        splitSeriesAccessors={['priority']}
        stackAccessors={['hours']}
        tickFormat={(value) => `${value} tickets`}
        color={['#d9537a', '#e0a526', '#4a8fe7']}
      />
    </Chart>
  );
}
