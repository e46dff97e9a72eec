import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  type LineSeriesStyle,
  type RecursivePartial,
} from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2025, 0, 6);
const orders = Array.from({ length: 56 }, (_, index) => ({
  time: start + index * day,
  count: Math.round(
    240 +
      index * 2.4 +
      (index % 7 > 4 ? -90 : 0) +
      34 * Math.sin(index * 1.9) +
      ((index * 37) % 41),
  ),
}));

/** Means of the last seven days; there is none for the first six days. */
const weekly = orders.slice(6).map(({ time }, index) => {
  const week = orders.slice(index, index + 7);
  return {
    time,
    mean: Math.round(week.reduce((sum, { count }) => sum + count, 0) / 7),
  };
});
const faint: RecursivePartial<LineSeriesStyle> = {
  line: { strokeWidth: 1, opacity: 0.6 },
  point: { visible: 'never' },
};
const strong: RecursivePartial<LineSeriesStyle> = {
  line: { strokeWidth: 3 },
  point: { visible: 'never' },
};

/**
 * Moving average
 *
 * The library draws what it is given, so the mean of the last seven days is computed before. The daily values stay
 * behind it as a thin gray line.
 *
 * @alt Line chart of orders over eight weeks: a thin gray line swings with every weekend, a thick blue line with the mean of seven days rises steadily from about 240 to 360.
 * @tag average
 * @tag time
 * @tag trend
 */
export default function MovingAverage() {
  return (
    <Chart size={{ height: 320 }} title="Orders a day">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('D MMM')}
      />
      <Axis id="orders" position={Position.Left} gridLine={{ visible: true }} />
      <LineSeries
        id="daily"
        name="Orders"
        color="#8a93a3"
        data={orders}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['count']}
        lineSeriesStyle={faint}
      />
      <LineSeries
        id="weekly"
        name="Mean of 7 days"
        color="#0077bb"
        data={weekly}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['mean']}
        lineSeriesStyle={strong}
      />
    </Chart>
  );
}
