import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 1, 1);
const query = new URLSearchParams(location.search);
const format = timeFormatter('HH:mm');

/** Times of a day in the time zone of the query string: `zone=utc`, with as many rows of labels as `rows=2`. */
export default function TimeZone() {
  return (
    <Chart size={{ width: 600, height: 200 }}>
      <Settings debugState />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={Number(query.get('rows'))}
        tickFormat={format}
      />
      <LineSeries
        id="line"
        data={Array.from({ length: 25 }, (_, index) => ({ x: start + index * hour, y: 1 }))}
        timeZone={query.get('zone') ?? undefined}
        xScaleType={ScaleType.Time}
        xAccessor="x"
        yAccessors={['y']}
      />
    </Chart>
  );
}
