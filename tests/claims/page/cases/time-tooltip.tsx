import { Axis, Chart, LineSeries, Position, ScaleType, Tooltip } from '@elastic/charts';

const query = new URLSearchParams(location.search);
const start = Date.UTC(2025, 1, 1);
const hour = 3_600_000;
const format = (time: number) => `at ${time - start}`;

/** A time axis with rows, of which `axis` in the query string has a format, and the tooltip with `tooltip`. */
export default function TimeTooltip() {
  return (
    <Chart size={{ width: 600, height: 200 }}>
      {query.has('tooltip') && <Tooltip headerFormatter={({ value }) => format(value as number)} />}
      <Axis
        id="time"
        position={Position.Bottom}
        tickFormat={query.has('axis') ? format : undefined}
      />
      <LineSeries
        id="line"
        data={Array.from({ length: 3 }, (_, index) => ({ x: start + index * hour, y: 1 }))}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="x"
        yAccessors={['y']}
      />
    </Chart>
  );
}
