import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  type TickFormatter,
} from '@elastic/charts';

const weeks = [
  0.742, 0.768, 0.753, 0.801, 0.834, 0.829, 0.857, 0.872, 0.868, 0.891,
].map((share, index) => ({ week: index + 1, share }));
const whole = new Intl.NumberFormat('en', { style: 'percent' });
const exact = new Intl.NumberFormat('en', {
  style: 'percent',
  minimumFractionDigits: 1,
});
const onAxis: TickFormatter<number> = (share) => whole.format(share);
const inTooltip: TickFormatter<number> = (share) => exact.format(share);

/**
 * Percent on the y axis
 *
 * The data are shares from 0 to 1. `Intl.NumberFormat` multiplies them by a hundred: without digits for the axis
 * (`labelFormat`), with one digit for the tooltip (`tickFormat`).
 *
 * @alt Line chart of parcels delivered on time in ten weeks, rising from 74.2 to 89.1 percent on an axis from 0 to 100 percent.
 * @tag format
 * @tag percent
 */
export default function Percent() {
  return (
    <Chart size={{ height: 300 }} title="Delivered on time">
      <Settings />
      <Axis id="week" position={Position.Bottom} title="Week" />
      <Axis
        id="share"
        position={Position.Left}
        domain={{ min: 0, max: 1 }}
        ticks={5}
        gridLine={{ visible: true }}
        labelFormat={onAxis}
        tickFormat={inTooltip}
      />
      <LineSeries
        id="on-time"
        name="On time"
        data={weeks}
        xScaleType={ScaleType.Linear}
        xAccessor="week"
        yAccessors={['share']}
      />
    </Chart>
  );
}
