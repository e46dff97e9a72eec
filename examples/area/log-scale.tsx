import {
  AreaSeries,
  Axis,
  Chart,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2025, 8, 1);
const downloads = [
  4, 7, 12, 31, 55, 90, 210, 480, 760, 1_350, 2_900, 5_200, 8_800, 12_500,
  21_000, 33_000, 47_000, 52_000, 61_000, 58_000, 66_000,
].map((count, index) => ({ time: start + index * day, count }));

const grouped = new Intl.NumberFormat('en-US');

/**
 * Logarithmic area
 *
 * From 4 to 66,000 a day: a logarithmic scale, `yScaleType` `Log`, shows the first days as well as the last.
 * `logMinLimit` in the `domain` of the axis is where the area begins, since there is no zero.
 *
 * @alt Area chart of downloads a day in September on a logarithmic scale, rising from 4 to 66,000 in three weeks, first fast, then slower.
 * @tag log
 * @tag time
 */
export default function LogScale() {
  return (
    <Chart size={{ height: 320 }} title="Downloads a day">
      <Settings />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('D MMM')}
      />
      <Axis
        id="downloads"
        position={Position.Left}
        domain={{ min: NaN, max: NaN, logMinLimit: 1 }}
        gridLine={{ visible: true }}
        tickFormat={(value) => grouped.format(value)}
      />
      <AreaSeries
        id="downloads-area"
        name="Downloads"
        data={downloads}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        yScaleType={ScaleType.Log}
        xAccessor="time"
        yAccessors={['count']}
        yNice
      />
    </Chart>
  );
}
