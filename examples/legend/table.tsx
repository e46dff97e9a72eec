import {
  Axis,
  Chart,
  LegendLayout,
  LegendValue,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const minute = 60_000;
const start = Date.UTC(2025, 9, 2, 14);
const endpoints = [
  { endpoint: '/search', base: 210, swing: 60 },
  { endpoint: '/cart', base: 120, swing: 25 },
  { endpoint: '/login', base: 70, swing: 14 },
];
const latencies = endpoints.flatMap(({ endpoint, base, swing }, offset) =>
  Array.from({ length: 31 }, (_, index) => ({
    time: start + index * 2 * minute,
    endpoint,
    milliseconds: Math.round(
      base + swing * Math.sin(index / (3 + offset)) + ((index * 37) % 11),
    ),
  })),
);

/**
 * Legend table at the side
 *
 * `legendLayout` makes a table with a row for each series and a column for each of the `legendValues`;
 * `legendTitle` is the header of the names.
 *
 * @alt Line chart of the latency of three endpoints over an hour with a legend table at the right: the highest values are 279 ms for search, 153 for cart and 94 for login.
 * @tag legend
 * @tag table
 * @tag time
 */
export default function Table() {
  return (
    <Chart size={{ height: 320 }} title="Latency">
      <Settings
        showLegend
        legendPosition={Position.Right}
        legendLayout={LegendLayout.Table}
        legendTitle="Path"
        legendValues={[LegendValue.Max]}
      />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="milliseconds"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} ms`}
      />
      <LineSeries
        id="latency"
        data={latencies}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['milliseconds']}
        splitSeriesAccessors={['endpoint']}
        lineSeriesStyle={{ point: { visible: 'never' } }}
      />
    </Chart>
  );
}
