import {
  AreaSeries,
  Axis,
  Chart,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 2, 3);
const requests = [410, 380, 120, 40, 35, 260, 430, 520, 610, 640, 620, 600].map(
  (count, index) => ({
    time: start + index * hour,
    count,
  }),
);

/**
 * Marked period
 *
 * A `RectAnnotation` shades the time of the maintenance. Values that you leave out reach to the edge of
 * the chart, so `x0` and `x1` are enough.
 *
 * @alt Area chart of requests an hour; a shaded period from two to five o'clock marks the maintenance, in which traffic falls to 35, from 380 the hour before.
 * @tag rect annotation
 * @tag time
 */
export default function MaintenanceWindow() {
  return (
    <Chart size={{ height: 320 }} title="Requests an hour">
      <Settings />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="count"
        position={Position.Left}
        maximumFractionDigits={0}
        gridLine={{ visible: true }}
      />
      <RectAnnotation
        id="maintenance"
        dataValues={[
          {
            coordinates: { x0: start + 2 * hour, x1: start + 5 * hour },
            details: 'Maintenance of the database',
          },
        ]}
        style={{ fill: '#f5a623', opacity: 0.25 }}
      />
      <AreaSeries
        id="requests"
        name="Requests"
        data={requests}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['count']}
      />
    </Chart>
  );
}
