import {
  AreaSeries,
  Axis,
  Chart,
  GroupBy,
  Position,
  Predicate,
  ScaleType,
  Settings,
  SmallMultiples,
  timeFormatter,
} from '@elastic/charts';

const minute = 60_000;
const start = Date.UTC(2025, 2, 3, 10);
const metrics = {
  requests: [210, 230, 260, 310, 420, 460, 440, 380, 320, 280],
  errors: [3, 4, 3, 6, 38, 61, 44, 12, 5, 4],
  retries: [11, 12, 10, 15, 52, 88, 70, 31, 16, 13],
};
const samples = Object.entries(metrics).flatMap(([metric, values]) =>
  values.map((count, index) => ({
    time: start + index * 5 * minute,
    metric,
    count,
  })),
);
type Sample = (typeof samples)[number];

/**
 * Stacked panels
 *
 * One panel a metric, one above the other on the same time axis: a peak in one is a peak in all.
 *
 * @alt Three area charts above each other over fifty minutes; errors and retries peak at 10:25, when requests peak as well.
 * @tag panels
 * @tag time
 */
export default function Vertical() {
  return (
    <Chart size={{ height: 380 }} title="One incident, three metrics">
      <Settings />
      <GroupBy
        id="metric"
        by={(_spec, { metric }: Sample) => metric}
        sort={Predicate.DataIndex}
      />
      <SmallMultiples splitVertically="metric" />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="count"
        position={Position.Left}
        ticks={3}
        gridLine={{ visible: true }}
      />
      <AreaSeries
        id="metrics"
        name="Count"
        data={samples}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['count']}
      />
    </Chart>
  );
}
