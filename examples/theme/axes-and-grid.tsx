import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const air = Array.from({ length: 31 }, (_, index) => ({
  altitude: index * 100,
  pressure: Math.round(1013 * (1 - (index * 100) / 44330) ** 5.255),
}));

const technical: PartialTheme = {
  axes: {
    axisTitle: { fontSize: 13, fontStyle: 'italic', fontWeight: 'normal' },
    axisLine: { visible: true, stroke: '#7a8494', strokeWidth: 2 },
    tickLine: {
      visible: true,
      size: 6,
      stroke: '#7a8494',
      strokeWidth: 2,
      padding: 2,
    },
    tickLabel: { fontFamily: 'monospace', fontSize: 12 },
    gridLine: {
      horizontal: {
        visible: true,
        stroke: '#7a8494',
        opacity: 0.35,
        dash: [2, 4],
      },
      vertical: {
        visible: true,
        stroke: '#7a8494',
        opacity: 0.35,
        dash: [2, 4],
      },
    },
  },
};

/**
 * Axes and grid
 *
 * `axes` of the theme styles all axes at once: `axisLine`, `tickLine`, `tickLabel`, `axisTitle`, and `gridLine`
 * for the lines of upright and level axes.
 *
 * @alt Line chart of the air pressure by altitude with strong axis lines, tick marks and a dotted grid; it falls from 1,013 hPa at sea level to 701 at 3,000 meters.
 * @tag theme
 * @tag axis
 * @tag grid
 * @tag linear
 */
export default function AxesAndGrid() {
  return (
    <Chart size={{ height: 340 }} title="Air pressure">
      <Settings theme={technical} />
      <Axis id="altitude" position={Position.Bottom} title="Altitude in m" />
      <Axis
        id="pressure-axis"
        position={Position.Left}
        title="Pressure in hPa"
        domain={{ min: 600, max: 1100 }}
      />
      <LineSeries
        id="pressure"
        name="Pressure"
        data={air}
        color="#0077bb"
        xScaleType={ScaleType.Linear}
        xAccessor="altitude"
        yAccessors={['pressure']}
        lineSeriesStyle={{ point: { visible: 'never' } }}
      />
    </Chart>
  );
}
