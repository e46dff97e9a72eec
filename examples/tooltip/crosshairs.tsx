import {
  Axis,
  Chart,
  CurveType,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipType,
} from '@elastic/charts';

const torque = Array.from({ length: 23 }, (_, index) => {
  const speed = 1000 + index * 250;
  const load = (speed - 3600) / 2600;
  return { speed, torque: Math.round(242 - 96 * load * load) };
});

/**
 * Crosshairs
 *
 * `TooltipType.Crosshairs` adds a line at the height of the pointer, to read a value off the axis. With
 * `snap={false}` the cursor follows the pointer between the data points of a continuous axis.
 *
 * @alt Line chart of an engine's torque by speed; it climbs from 146 newton meters at 1,000 turns a minute to 242 at 3,600 and falls again.
 * @tag tooltip
 * @tag cursor
 * @tag linear
 */
export default function Crosshairs() {
  return (
    <Chart size={{ height: 320 }} title="Torque of an engine">
      <Settings />
      <Tooltip type={TooltipType.Crosshairs} snap={false} />
      <Axis
        id="speed"
        position={Position.Bottom}
        title="Speed"
        tickFormat={(value) => `${Math.round(value)} rpm`}
      />
      <Axis
        id="force"
        position={Position.Left}
        gridLine={{ visible: true }}
        domain={{ min: 100, max: 260 }}
        tickFormat={(value) => `${Math.round(value)} Nm`}
      />
      <LineSeries
        id="torque"
        name="Torque"
        data={torque}
        curve={CurveType.CURVE_MONOTONE_X}
        xScaleType={ScaleType.Linear}
        xAccessor="speed"
        yAccessors={['torque']}
      />
    </Chart>
  );
}
