import {
  Axis,
  Chart,
  HistogramBarSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const minute = 60_000;
const start = Date.UTC(2025, 2, 3, 14);
const info = [320, 341, 318, 355, 362, 347, 339, 351, 366, 372, 358, 344];
const errors = [4, 6, 3, 5, 8, 61, 94, 72, 22, 9, 6, 5];
const lines = info.flatMap((count, index) => {
  const time = start + index * 5 * minute;
  return [
    { time, level: 'info', count },
    { time, level: 'error', count: errors[index] },
  ];
});

/**
 * Events over time
 *
 * Log lines in buckets of five minutes, stacked by level. The last bar is as wide as the others because
 * the scale ends where its bucket ends.
 *
 * @alt Stacked histogram of log lines from two to three o'clock in buckets of five minutes; errors rise to 94 around half past two.
 * @tag histogram
 * @tag time
 * @tag stack
 */
export default function OverTime() {
  return (
    <Chart size={{ height: 320 }} title="Log lines">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="count"
        position={Position.Left}
        maximumFractionDigits={0}
        gridLine={{ visible: true }}
      />
      <HistogramBarSeries
        id="lines"
        name="Lines"
        data={lines}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['count']}
        splitSeriesAccessors={['level']}
        stackAccessors={['time']}
      />
    </Chart>
  );
}
