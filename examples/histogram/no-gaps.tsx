import {
  Axis,
  Chart,
  HistogramBarSeries,
  Position,
  ScaleType,
  Settings,
  type BarSeriesStyle,
  type PartialTheme,
  type RecursivePartial,
} from '@elastic/charts';

// Runners by finishing time in minutes; the bell leans to the slow side.
const finishers = Array.from({ length: 34 }, (_, index) => {
  const minutes = 130 + index * 5;
  const spread = minutes < 235 ? 32 : 44;
  return {
    minutes,
    count: Math.round(310 * Math.exp(-(((minutes - 235) / spread) ** 2) / 2)),
  };
});
const touching: PartialTheme = { scales: { histogramPadding: 0 } };
const outlined: RecursivePartial<BarSeriesStyle> = {
  rect: { opacity: 0.5 },
  rectBorder: { visible: true, strokeWidth: 1, strokeOpacity: 1 },
};
const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Buckets without gaps
 *
 * Narrow buckets read as one shape when they touch: `scales.histogramPadding` of the theme is 0, and
 * `barSeriesStyle` draws borders around them. A bar that is no higher than its border has none. `xDomain` and `yNice`
 * add room up to round numbers.
 *
 * @alt Histogram of finishing times of a marathon in buckets of five minutes without gaps; most runners need between 3:20 and 4:30 hours; 310 are in the highest bucket, and 122 in the last one before 5:00.
 * @tag histogram
 * @tag theme
 */
export default function NoGaps() {
  return (
    <Chart size={{ height: 320 }} title="Marathon finishing times">
      <Settings theme={touching} xDomain={{ min: 120, max: 300 }} />
      <Axis id="minutes" position={Position.Bottom} tickFormat={clock} />
      <Axis
        id="count"
        position={Position.Left}
        title="Runners"
        gridLine={{ visible: true }}
      />
      <HistogramBarSeries
        id="finishers"
        name="Runners"
        data={finishers}
        xScaleType={ScaleType.Linear}
        yNice
        xAccessor="minutes"
        yAccessors={['count']}
        color="#8c6bd8"
        barSeriesStyle={outlined}
      />
    </Chart>
  );
}
