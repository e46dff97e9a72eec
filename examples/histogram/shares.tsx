import {
  Axis,
  Chart,
  HistogramBarSeries,
  Position,
  ScaleType,
  Settings,
  StackMode,
  timeFormatter,
  Tooltip,
} from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2025, 4, 1);
// Devices by app version; each release spreads over about ten days.
const spread = (index: number, release: number) =>
  1 / (1 + Math.exp((release - index) / 2.2));
const devices = Array.from({ length: 31 }, (_, index) => {
  const time = start + index * day;
  const all = 5200 + 900 * Math.sin(index / 1.11);
  const newest = spread(index, 21);
  const newer = spread(index, 8) - newest;
  return [
    { time, version: '4.0', count: Math.round(all * (1 - newer - newest)) },
    { time, version: '4.1', count: Math.round(all * newer) },
    { time, version: '4.2', count: Math.round(all * newest) },
  ];
}).flat();
const percent = (share: number) => `${Math.round(share * 100)} %`;
const formatDate = timeFormatter('D MMM YYYY');

/**
 * Shares over time
 *
 * How a release replaces the one before does not depend on how many devices call in a day. `stackMode` with
 * `StackMode.Percentage` shows the share of each version.
 *
 * @alt Histogram of daily shares of three app versions in May 2025; version 4.1 replaces 4.0 around the 9th and is replaced by 4.2 around the 22nd.
 * @tag histogram
 * @tag percentage
 * @tag time
 */
export default function Shares() {
  return (
    <Chart size={{ height: 340 }} title="App versions in use">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Tooltip
        headerFormatter={({ value }) => formatDate(value, { timeZone: 'utc' })}
      />
      <Axis id="day" position={Position.Bottom} />
      <Axis id="share" position={Position.Left} tickFormat={percent} />
      <HistogramBarSeries
        id="devices"
        data={devices}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['count']}
        splitSeriesAccessors={['version']}
        stackAccessors={['time']}
        stackMode={StackMode.Percentage}
        color={['#8a94a6', '#4a8fe7', '#16a398']}
      />
    </Chart>
  );
}
