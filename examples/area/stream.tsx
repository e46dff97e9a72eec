import {
  AreaSeries,
  Axis,
  Chart,
  CurveType,
  LegendLayout,
  Position,
  ScaleType,
  Settings,
  StackMode,
  timeFormatter,
} from '@elastic/charts';

const week = 7 * 86_400_000;
const start = Date.UTC(2024, 0, 1);

const wave = (index: number, peak: number, width: number) =>
  Math.exp(-(((index - peak) / width) ** 2));

const genres = [
  { genre: 'Jazz', base: 70, peak: 42, width: 6 },
  { genre: 'Electronic', base: 80, peak: 24, width: 7 },
  { genre: 'Folk', base: 60, peak: 6, width: 7 },
  { genre: 'Pop', base: 110, peak: 30, width: 7 },
  { genre: 'Classical', base: 50, peak: 50, width: 5 },
];
const plays = genres.flatMap(({ genre, base, peak, width }) =>
  Array.from({ length: 53 }, (_, index) => ({
    time: start + index * week,
    genre,
    count: Math.round(
      base + 260 * wave(index, peak, width) + 18 * Math.sin(index * 0.9 + base),
    ),
  })),
);

/**
 * Stream graph
 *
 * With `stackMode` `Wiggle` the layers flow around a moving baseline, so that each one rises and falls as
 * little as possible. Positions on a y axis would mean nothing: leave it out and let the tooltip tell the
 * values.
 *
 * @alt Stream graph of plays a week in five genres over one year; folk swells in February, electronic and pop in summer, jazz in October and classical in December.
 * @tag stack
 * @tag stream
 * @tag time
 */
export default function Stream() {
  return (
    <Chart size={{ height: 360 }} title="Plays a week">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout={LegendLayout.List}
      />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('D MMM YYYY')}
      />
      <AreaSeries
        id="plays"
        name="Plays"
        data={plays}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['count']}
        splitSeriesAccessors={['genre']}
        stackAccessors={['time']}
        stackMode={StackMode.Wiggle}
        curve={CurveType.CURVE_MONOTONE_X}
        tickFormat={(count) => `${count} plays`}
        areaSeriesStyle={{ area: { opacity: 0.8 }, line: { strokeWidth: 0.5 } }}
      />
    </Chart>
  );
}
