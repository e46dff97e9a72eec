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
const start = Date.UTC(2025, 9, 6);
const toRows = (from: number, counts: number[]) =>
  counts.map((visits, index) => ({ time: from + index * day, visits }));
const lastWeek = toRows(
  start - 7 * day,
  [1810, 1932, 1987, 1894, 1720, 1103, 1188],
);
const thisWeek = toRows(start, [1904, 2051, 2168, 2110, 1985, 1246, 1301]);
/** The rows of last week, moved to the days of this week. */
const shifted = lastWeek.map((row) => ({ ...row, time: row.time + 7 * day }));

const dashed: RecursivePartial<LineSeriesStyle> = {
  line: { dash: [5, 5] },
  point: { visible: 'never' },
};

/**
 * Two weeks compared
 *
 * The rows of last week get the times of this week, seven days later, so that both lines share the axis. The earlier
 * one is gray and dashed.
 *
 * @alt Line chart of visits from Monday to Sunday: this week, solid and blue, is above last week, dashed and gray, on every day; both drop at the weekend.
 * @tag compare
 * @tag time
 * @tag dash
 */
export default function PreviousPeriod() {
  return (
    <Chart size={{ height: 300 }} title="Visits">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('ddd')}
      />
      <Axis
        id="count"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value: number) => value.toLocaleString('en')}
      />
      <LineSeries
        id="last-week"
        name="Last week"
        color="#8a93a3"
        data={shifted}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['visits']}
        lineSeriesStyle={dashed}
      />
      <LineSeries
        id="this-week"
        name="This week"
        color="#0077bb"
        data={thisWeek}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['visits']}
      />
    </Chart>
  );
}
