import {
  Axis,
  Chart,
  Fit,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 2, 3);
const humidity = [58, 57, 55, null, null, 49, 47, 48, null, 52, 55, 56].map(
  (percent, index) => ({
    time: start + index * hour,
    percent,
  }),
);

/**
 * Missing values
 *
 * The sensor sent nothing at three, four and eight o'clock. `fit` bridges the gaps with a dashed line;
 * without it the line breaks.
 *
 * @alt Line chart of humidity over twelve hours, falling from 58 to 47 percent and rising again, with dashed stretches where the sensor sent nothing.
 * @tag missing values
 * @tag time
 */
export default function MissingValues() {
  return (
    <Chart size={{ height: 320 }} title="Humidity">
      <Settings />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="percent"
        position={Position.Left}
        domain={{ min: NaN, max: NaN, fit: true }}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} %`}
      />
      <LineSeries
        id="humidity"
        name="Humidity"
        data={humidity}
        fit={Fit.Linear}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['percent']}
      />
    </Chart>
  );
}
