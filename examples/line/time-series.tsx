import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const minute = 60_000;
const start = Date.UTC(2025, 2, 3, 9);
const latency = {
  p50: [82, 84, 81, 83, 86, 91, 99, 95, 90, 87, 85, 84, 83],
  p95: [140, 146, 139, 145, 158, 190, 236, 221, 185, 166, 152, 148, 144],
  p99: [210, 224, 205, 231, 262, 348, 455, 401, 318, 274, 241, 229, 219],
};
const samples = Object.entries(latency).flatMap(([percentile, values]) =>
  values.map((value, index) => ({
    time: start + index * 5 * minute,
    percentile,
    value,
  })),
);

/**
 * Lines over time
 *
 * One line a percentile, on a time scale. `splitSeriesAccessors` makes the three lines from one array.
 *
 * @alt Line chart of response times over one hour; the 50th percentile stays near 85 milliseconds while the 99th peaks at 455 at half past nine.
 * @tag time
 * @tag several series
 */
export default function TimeSeries() {
  return (
    <Chart size={{ height: 320 }} title="Response time">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="value"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} ms`}
      />
      <LineSeries
        id="latency"
        name="Latency"
        data={samples}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['value']}
        splitSeriesAccessors={['percentile']}
      />
    </Chart>
  );
}
