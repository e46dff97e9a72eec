import {
  Chart,
  Heatmap,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const halfHour = 30 * 60_000;
const start = Date.UTC(2025, 2, 3, 8);
const latencies: Record<string, (number | null)[]> = {
  '/search': [120, 135, 180, 240, 310, 420, 380, 260, 210, 170, 150, 140],
  '/cart': [80, 84, 95, 110, 130, 145, 140, 120, 105, 96, 90, 85],
  '/checkout': [210, 220, 260, 340, null, null, null, 520, 430, 330, 260, 230],
  '/login': [60, 62, 64, 70, 76, 82, 80, 74, 70, 66, 63, 61],
};
const samples = Object.entries(latencies).flatMap(([endpoint, values]) =>
  values.map((ms, index) => ({ time: start + index * halfHour, endpoint, ms })),
);
const theme = { heatmap: { cell: { label: { visible: false } } } };

/**
 * Heatmap over time
 *
 * A time `xScale` has one column for each `interval`, also for those without data. Without an
 * `xAxisLabelFormatter` the axis would show milliseconds.
 *
 * @alt Heatmap of the latency of four endpoints in steps of thirty minutes from eight to two; checkout has no data from ten to half past eleven and is slowest after that, with 520 milliseconds.
 * @tag time
 * @tag color bands
 * @tag missing values
 */
export default function TimeScale() {
  return (
    <Chart size={{ height: 300 }} title="Latency by endpoint">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
        theme={theme}
      />
      <Heatmap
        id="latency"
        name="Latency"
        data={samples}
        xAccessor="time"
        yAccessor="endpoint"
        valueAccessor="ms"
        valueFormatter={(value) => `${value} ms`}
        xScale={{
          type: ScaleType.Time,
          interval: { type: 'fixed', unit: 'm', value: 30 },
        }}
        timeZone="UTC"
        xAxisLabelName="Time"
        xAxisLabelFormatter={(value) =>
          timeFormatter('HH:mm')(Number(value), { timeZone: 'UTC' })
        }
        yAxisLabelName="Endpoint"
        colorScale={{
          type: 'bands',
          bands: [
            { start: 0, end: 100, color: '#d9e8f6' },
            { start: 100, end: 200, color: '#94c0e4' },
            { start: 200, end: 400, color: '#3f8fcb' },
            { start: 400, end: Infinity, color: '#08518c' },
          ],
        }}
      />
    </Chart>
  );
}
