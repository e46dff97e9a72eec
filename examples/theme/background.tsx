import {
  AreaSeries,
  Axis,
  Chart,
  CurveType,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const tide = Array.from({ length: 49 }, (_, index) => ({
  hour: index / 2,
  meters:
    Math.round(
      (2.1 + 1.6 * Math.sin(((index / 2 - 2) / 12.4) * 2 * Math.PI)) * 100,
    ) / 100,
}));

const seeThrough: PartialTheme = {
  background: { color: 'transparent' },
  chartMargins: { top: 12, right: 16, bottom: 12, left: 12 },
};
const panel = {
  background:
    'linear-gradient(160deg, rgba(0, 119, 187, 0.28), rgba(17, 165, 121, 0.12))',
  borderRadius: 12,
  padding: 12,
} as const;

/**
 * Transparent background
 *
 * With `background.color` of the theme set to `transparent`, the content behind the chart shows through: here a panel
 * with a gradient and round corners.
 *
 * @alt Area chart of the tide over a day on a panel with a blue and green gradient; high water of 3.7 meters at about 5 and 17:30 o'clock, low water of half a meter at 11 and 24.
 * @height 324
 * @tag theme
 * @tag background
 * @tag linear
 */
export default function Background() {
  return (
    <div style={panel}>
      <Chart size={{ height: 300 }} title="Tide">
        <Settings theme={seeThrough} />
        <Axis
          id="hour"
          position={Position.Bottom}
          tickFormat={(value) => `${String(value).padStart(2, '0')}:00`}
        />
        <Axis
          id="meters"
          position={Position.Left}
          tickFormat={(value) => `${value} m`}
        />
        <AreaSeries
          id="tide"
          name="Water"
          data={tide}
          color="#0077bb"
          curve={CurveType.CURVE_NATURAL}
          xScaleType={ScaleType.Linear}
          xAccessor="hour"
          yAccessors={['meters']}
        />
      </Chart>
    </div>
  );
}
