import {
  Axis,
  BubbleSeries,
  Chart,
  ColorVariant,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipType,
  timeFormatter,
} from '@elastic/charts';

const quakes = [
  ['2025-07-12T03:10+09:00', 3.1, 42],
  ['2025-07-12T05:45+09:00', 2.8, 60],
  ['2025-07-12T08:02+09:00', 6.2, 4300],
  ['2025-07-12T08:19+09:00', 4.9, 1250],
  ['2025-07-12T08:57+09:00', 4.3, 610],
  ['2025-07-12T09:40+09:00', 5.1, 1720],
  ['2025-07-12T10:35+09:00', 4.0, 380],
  ['2025-07-12T11:50+09:00', 3.6, 150],
  ['2025-07-12T13:15+09:00', 4.4, 540],
  ['2025-07-12T15:05+09:00', 3.3, 75],
  ['2025-07-12T17:30+09:00', 3.7, 120],
  ['2025-07-12T20:20+09:00', 2.9, 35],
  ['2025-07-12T23:10+09:00', 3.0, 28],
] as const;
const reports = quakes.map(([time, magnitude, felt]) => ({
  time: Date.parse(time),
  magnitude,
  felt,
}));

const midnight = Date.parse('2025-07-12T00:00+09:00');
const wholeDay = { min: midnight, max: midnight + 24 * 3_600_000 };
const theme = { markSizeRatio: 22 };

/**
 * Bubbles over time
 *
 * On a time scale with a `timeZone`, the axis and the tooltip show the hours of that place. The bubble tells
 * how many people felt the earthquake; `tickFormat` writes the magnitude, `markFormat` the people.
 *
 * @alt Bubble chart of thirteen earthquakes of one day in Japan; the largest bubble, magnitude 6.2 at eight in the morning, is followed by smaller ones until night.
 * @tag time
 * @tag time zone
 * @tag size
 */
export default function OverTime() {
  return (
    <Chart size={{ height: 320 }} title="Earthquakes, Japanese time">
      <Settings xDomain={wholeDay} theme={theme} />
      <Tooltip type={TooltipType.Follow} />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('D MMM, HH:mm')}
      />
      <Axis
        id="magnitude"
        position={Position.Left}
        title="Magnitude"
        domain={{ min: 2, max: 7 }}
        gridLine={{ visible: true }}
      />
      <BubbleSeries
        id="quakes"
        name="Earthquake"
        data={reports}
        timeZone="Asia/Tokyo"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['magnitude']}
        markSizeAccessor="felt"
        markFormat={(people) => `felt by ${people}`}
        tickFormat={(magnitude) => `M ${magnitude.toFixed(1)}`}
        color="#d9622b"
        bubbleSeriesStyle={{
          point: { radius: 3, fill: ColorVariant.Series, opacity: 0.6 },
        }}
      />
    </Chart>
  );
}
