import {
  Axis,
  Chart,
  DomainPaddingUnit,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  Tooltip,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 9, 20);
const pressure = Array.from({ length: 49 }, (_, index) => ({
  time: start + index * hour,
  value:
    Math.round((1013 + 6 * Math.sin(index / 7.5) - index * 0.22) * 10) / 10,
}));
const formatDate = timeFormatter('D MMM, HH:mm');

/**
 * Domain that fits the data
 *
 * A scale from zero would flatten air pressure to a line. `fit` leaves the zero out, and `padding` with its
 * `paddingUnit` adds a tenth of the range at both ends. `NaN` stands for an end that follows the data.
 *
 * @alt Line chart of air pressure over two days on an axis that fits the data, between 999 and 1,017; a rise on the first day, a low on the second, then a recovery.
 * @tag domain
 * @tag time
 */
export default function FittedDomain() {
  return (
    <Chart size={{ height: 300 }} title="Air pressure">
      <Settings />
      <Tooltip
        headerFormatter={({ value }) => formatDate(value, { timeZone: 'utc' })}
      />
      <Axis id="time" position={Position.Bottom} />
      <Axis
        id="pressure"
        position={Position.Left}
        domain={{
          min: NaN,
          max: NaN,
          fit: true,
          padding: 0.1,
          paddingUnit: DomainPaddingUnit.DomainRatio,
        }}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} hPa`}
      />
      <LineSeries
        id="air"
        name="Pressure"
        data={pressure}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['value']}
        lineSeriesStyle={{ point: { visible: 'never' } }}
      />
    </Chart>
  );
}
