import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  type LineSeriesStyle,
  type RecursivePartial,
} from '@elastic/charts';

// Height of the water over a day, with two tides.
const tide = Array.from({ length: 97 }, (_, index) => ({
  hour: index / 4,
  height: 2.1 + 1.7 * Math.sin(((index / 4 - 2) / 12.42) * 2 * Math.PI),
}));
const dashed = {
  visible: true,
  stroke: '#8a94a6',
  strokeWidth: 1,
  opacity: 0.6,
  dash: [2, 4],
};
const solid = {
  visible: true,
  stroke: '#8a94a6',
  strokeWidth: 1,
  opacity: 0.35,
  dash: [],
};
const smooth: RecursivePartial<LineSeriesStyle> = {
  point: { visible: 'never' },
};

/**
 * Grid lines
 *
 * `gridLine` belongs to the axis at whose ticks the lines begin: solid ones across for the height, dashed ones
 * down for the hours. You can set color, width, opacity and dashes.
 *
 * @alt Line chart of the tide over 24 hours with solid horizontal and dashed vertical grid lines; high water of 3.8 meters after five and after half past five in the evening.
 * @tag grid
 * @tag linear
 */
export default function GridLines() {
  return (
    <Chart size={{ height: 300 }} title="Tide">
      <Settings xDomain={{ min: 0, max: 24 }} />
      <Axis
        id="hour"
        position={Position.Bottom}
        ticks={12}
        gridLine={dashed}
        tickFormat={(value) => `${value}:00`}
      />
      <Axis
        id="height"
        position={Position.Left}
        domain={{ min: 0, max: 4 }}
        ticks={4}
        gridLine={solid}
        tickFormat={(value) => `${value} m`}
      />
      <LineSeries
        id="tide"
        name="Water"
        data={tide}
        xScaleType={ScaleType.Linear}
        xAccessor="hour"
        yAccessors={['height']}
        lineSeriesStyle={smooth}
        tickFormat={(value) => `${Number(value).toFixed(1)} m`}
      />
    </Chart>
  );
}
