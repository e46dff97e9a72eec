import {
  Axis,
  Chart,
  CurveType,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2025, 2, 1);
const steps = Array.from({ length: 62 }, (_, index) =>
  Math.round(
    6000 +
      35 * index +
      (index % 7 < 2 ? 3200 : 0) +
      1400 * Math.sin(index * index) +
      700 * Math.sin(index / 8),
  ),
);
const days = steps.map((count, index) => {
  const window = steps.slice(Math.max(0, index - 3), index + 4);
  return {
    time: start + index * day,
    count,
    mean: Math.round(
      window.reduce((sum, value) => sum + value, 0) / window.length,
    ),
  };
});

const grouped = new Intl.NumberFormat('en-US');

/**
 * Smoothed line
 *
 * The days are points alone, a `LineSeries` without its line; the mean of seven days is a smooth line through
 * them, with `curve` `CURVE_MONOTONE_X`. Smooth the data before you smooth the curve.
 *
 * @alt Line chart of steps a day in March and April; pale points scatter between 5,000 and 12,500, the line of the seven-day mean stays between 7,000 and 8,300 in March and rises to 10,000 at the end of April.
 * @tag smooth
 * @tag points
 * @tag time
 */
export default function Smooth() {
  return (
    <Chart size={{ height: 320 }} title="Steps a day">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('D MMM')}
      />
      <Axis
        id="steps"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => grouped.format(value)}
      />
      <LineSeries
        id="days"
        name="Day"
        data={days}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['count']}
        yNice
        color="#8fa3b8"
        lineSeriesStyle={{
          line: { visible: false },
          point: { visible: 'always', radius: 2, strokeWidth: 1 },
        }}
      />
      <LineSeries
        id="mean"
        name="Mean of seven days"
        data={days}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['mean']}
        yNice
        curve={CurveType.CURVE_MONOTONE_X}
        color="#2f9f6b"
        lineSeriesStyle={{
          line: { strokeWidth: 3 },
          point: { visible: 'never' },
        }}
      />
    </Chart>
  );
}
