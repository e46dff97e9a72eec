import {
  AreaSeries,
  Axis,
  Chart,
  ColorVariant,
  CurveType,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  type AreaSeriesStyle,
  type RecursivePartial,
} from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2025, 6, 1);
const subscribers = Array.from({ length: 31 }, (_, index) => ({
  time: start + index * day,
  count: Math.round(
    620 + index * 14 + 90 * Math.sin(index / 4.2) + ((index * 29) % 37),
  ),
}));

// From the bottom of the area to its top.
const fading: RecursivePartial<AreaSeriesStyle> = {
  area: {
    opacity: 1,
    gradient: {
      type: 'linear',
      stops: [
        { offset: 0, color: ColorVariant.Series, opacity: 0 },
        { offset: 1, color: ColorVariant.Series, opacity: 0.6 },
      ],
    },
  },
  line: { strokeWidth: 2 },
  point: { visible: 'never' },
};

/**
 * Gradient under an area
 *
 * `area.gradient` fades the color of the series from the line down to the axis. `ColorVariant.Series` in its stops
 * stands for that color.
 *
 * @alt Area chart of subscribers in July, rising from about 620 to 1,130 with a plateau in the middle of the month; the fill is strongest under the line and fades out towards the axis.
 * @tag gradient
 * @tag fill
 * @tag time
 */
export default function Gradient() {
  return (
    <Chart size={{ height: 300 }} title="Subscribers">
      <Settings />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('D MMM')}
      />
      <Axis
        id="count"
        position={Position.Left}
        ticks={5}
        gridLine={{ visible: true }}
      />
      <AreaSeries
        id="subscribers"
        name="Subscribers"
        color="#7a5cc0"
        data={subscribers}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['count']}
        yNice
        curve={CurveType.CURVE_MONOTONE_X}
        areaSeriesStyle={fading}
      />
    </Chart>
  );
}
