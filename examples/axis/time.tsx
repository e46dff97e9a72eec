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

const day = 86_400_000;
const start = Date.UTC(2025, 0, 6);
// A year's rhythm in weeks and seasons, without chance.
const orders = Array.from({ length: 120 }, (_, index) => ({
  time: start + index * day,
  count: Math.round(
    420 + index * 1.5 + 90 * Math.sin(index / 1.11) + 60 * Math.sin(index / 19),
  ),
}));
const formatDate = timeFormatter('D MMM YYYY');

/**
 * Time axis in layers
 *
 * On a time scale the bottom axis shows days, months and years in rows of their own, as many as
 * `timeAxisLayerCount` allows, and picks the steps for the width that it has.
 *
 * @alt Line chart of daily orders from January to May with a two-row time axis, days above months or months above the year; orders swing weekly around a slow rise from about 430 to 580.
 * @tag time
 * @tag ticks
 */
export default function Time() {
  return (
    <Chart size={{ height: 320 }} title="Orders a day">
      <Settings />
      <Tooltip
        headerFormatter={({ value }) => formatDate(value, { timeZone: 'utc' })}
      />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={2}
        gridLine={{ visible: true }}
      />
      <Axis
        id="count"
        position={Position.Left}
        maximumFractionDigits={0}
        gridLine={{ visible: true }}
      />
      <LineSeries
        id="orders"
        name="Orders"
        data={orders}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['count']}
        lineSeriesStyle={{ point: { visible: 'never' } }}
      />
    </Chart>
  );
}
