import {
  Axis,
  Chart,
  LineSeries,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 10, 4);
const temperatures = [
  5.1, 4.8, 4.4, 4.2, 4.5, 4.9, 5.6, 6.9, 8.3, 8.8, 7.4, 6.1, 5.3, 4.7, 3.9,
  3.6, 4.1, 4.6,
].map((celsius, index) => ({ time: start + index * hour, celsius }));

/**
 * Target band
 *
 * A rectangle with `y0` and `y1` alone covers the whole width: the range in which the values should lie.
 * It has no text, so `hideTooltips` turns its tooltip off.
 *
 * @alt Line chart of the temperature in a cold store over eighteen hours; it stays in the shaded band from 2 to 8 degrees but for two hours around nine.
 * @tag rect annotation
 * @tag target
 * @tag time
 */
export default function TargetBand() {
  return (
    <Chart size={{ height: 320 }} title="Cold store 3">
      <Settings />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="celsius"
        position={Position.Left}
        domain={{ min: 0, max: 10 }}
        tickFormat={(value) => `${value} °C`}
      />
      <RectAnnotation
        id="allowed"
        dataValues={[{ coordinates: { y0: 2, y1: 8 } }]}
        hideTooltips
        style={{ fill: '#2fa36b', opacity: 0.2 }}
      />
      <LineSeries
        id="temperature"
        name="Temperature"
        data={temperatures}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['celsius']}
      />
    </Chart>
  );
}
