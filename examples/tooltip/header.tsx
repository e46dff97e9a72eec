import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  Tooltip,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 2, 3, 6);
const power = [210, 260, 410, 560, 690, 760, 790, 750, 640, 480, 320, 230].map(
  (watts, index) => ({
    time: start + index * hour,
    watts,
  }),
);
const formatDate = timeFormatter('dddd, D MMMM, HH:mm');

/**
 * Tooltip header
 *
 * `headerFormatter` writes the line above the values; here the full date, which would be too long for the
 * ticks of the axis.
 *
 * @alt Line chart of solar power over a day, rising from 210 watts at six to 790 at noon; the tooltip's header names the full date and time.
 * @tag tooltip
 * @tag time
 */
export default function Header() {
  return (
    <Chart size={{ height: 320 }} title="Solar power">
      <Settings />
      <Tooltip
        headerFormatter={({ value }) => formatDate(value, { timeZone: 'utc' })}
      />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="watts"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} W`}
      />
      <LineSeries
        id="power"
        name="Power"
        data={power}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['watts']}
      />
    </Chart>
  );
}
