import {
  Axis,
  Chart,
  HistogramBarSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  Tooltip,
  type BarSeriesStyle,
  type RecursivePartial,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 5, 12, 6);
const counts = [212, 348, 517, 604, 588, 631, 702, 655, 241];
const signUps = counts.map((count, index) => ({
  time: start + index * hour,
  count,
}));
// The last hour has run for 24 minutes; the rest is what the same pace would add.
const expected = [{ time: start + 8 * hour, count: 361 }];
const pale: RecursivePartial<BarSeriesStyle> = { rect: { opacity: 0.35 } };
const formatDate = timeFormatter('D MMM, HH:mm');

/**
 * A bucket that still runs
 *
 * The last bucket is not over. A pale bar on top of it shows what to expect; `hideInLegend` and
 * `filterSeriesInTooltip` keep it from being taken for a measured series.
 *
 * @alt Histogram of sign-ups by hour from six in the morning, rising to 702 at noon; the last bucket has 241 so far and a pale part up to the expected 602.
 * @tag histogram
 * @tag time
 * @tag legend
 */
export default function RunningBucket() {
  return (
    <Chart size={{ height: 320 }} title="Sign-ups today">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Tooltip
        headerFormatter={({ value }) => formatDate(value, { timeZone: 'utc' })}
      />
      <Axis id="time" position={Position.Bottom} />
      <Axis id="count" position={Position.Left} gridLine={{ visible: true }} />
      <HistogramBarSeries
        id="sign-ups"
        name="Sign-ups"
        data={signUps}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['count']}
        stackAccessors={['time']}
        color="#4a8fe7"
      />
      <HistogramBarSeries
        id="expected"
        name="Expected"
        data={expected}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['count']}
        stackAccessors={['time']}
        color="#4a8fe7"
        barSeriesStyle={pale}
        hideInLegend
        filterSeriesInTooltip={() => false}
      />
    </Chart>
  );
}
