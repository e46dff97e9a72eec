import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  Tooltip,
  type SeriesCompareFn,
} from '@elastic/charts';

const minute = 60_000;
const start = Date.UTC(2025, 8, 9, 9);
const medians = [82, 85, 88, 91, 112, 139, 128, 104, 93, 89, 86, 84];
const latency = medians.map((median, index) => ({
  time: start + index * 5 * minute,
  median,
  p95: Math.round(median * 2.1 + (index % 3) * 9),
  p99: Math.round(median * 3.4 + (index % 4) * 14),
}));
const lines = [
  { id: 'median', name: 'Median' },
  { id: 'p95', name: '95th percentile' },
  { id: 'p99', name: '99th percentile' },
];

/** Slowest first, as the lines lie above each other. */
const slowestFirst: SeriesCompareFn = (a, b) => rank(b.specId) - rank(a.specId);
const rank = (specId: string) => lines.findIndex(({ id }) => id === specId);

/**
 * Sorted rows
 *
 * `sort` orders the rows of the tooltip as the lines lie above each other, while the legend keeps the order of
 * the series. It compares series, not the values under the pointer.
 *
 * @alt Line chart of response times over an hour: median, 95th and 99th percentile, all with a peak at 9:25; the tooltip lists the slowest percentile first.
 * @tag tooltip
 * @tag sort
 * @tag time
 */
export default function Sorted() {
  return (
    <Chart size={{ height: 320 }} title="Response time">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Tooltip sort={slowestFirst} />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="latency"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} ms`}
      />
      {lines.map(({ id, name }) => (
        <LineSeries
          key={id}
          id={id}
          name={name}
          data={latency}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xAccessor="time"
          yAccessors={[id]}
        />
      ))}
    </Chart>
  );
}
