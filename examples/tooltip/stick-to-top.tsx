import {
  Axis,
  Chart,
  LineSeries,
  Placement,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  Tooltip,
  TooltipStickTo,
} from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2025, 5, 2);
const levels = Array.from({ length: 42 }, (_, index) => ({
  time: start + index * day,
  upper: Math.round(184 + 31 * Math.sin(index / 5) + (index % 4) * 3),
  lower: Math.round(122 + 24 * Math.sin(index / 5 - 0.8) + (index % 3) * 4),
}));

/**
 * Tooltip at the top
 *
 * `stickTo` keeps the tooltip at the upper end of the cursor, so it does not cover the lines that the reader
 * follows. `placement` centers it above that point.
 *
 * @alt Line chart of the water level at two gauges over six weeks, in waves between 98 and 224 centimeters; the lower gauge trails the upper by some days.
 * @tag tooltip
 * @tag position
 * @tag time
 */
export default function StickToTop() {
  return (
    <Chart size={{ height: 320 }} title="Water level">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Tooltip stickTo={TooltipStickTo.Top} placement={Placement.Top} />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('D MMM')}
      />
      <Axis
        id="level"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} cm`}
      />
      <LineSeries
        id="upper"
        name="Upper gauge"
        color="#0077bb"
        data={levels}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['upper']}
      />
      <LineSeries
        id="lower"
        name="Lower gauge"
        color="#ee9911"
        data={levels}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['lower']}
      />
    </Chart>
  );
}
