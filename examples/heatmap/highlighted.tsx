import {
  Chart,
  Heatmap,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 2, 3, 6);
const counts: Record<string, number[]> = {
  'web-1': [2, 1, 3, 2, 4, 3, 2, 1, 2, 3],
  'web-2': [1, 3, 2, 21, 34, 28, 6, 2, 1, 2],
  'web-3': [3, 2, 4, 26, 41, 33, 9, 3, 2, 1],
  'db-1': [0, 1, 0, 2, 5, 4, 1, 0, 1, 0],
};
const errors = Object.entries(counts).flatMap(([host, values]) =>
  values.map((count, index) => ({ time: start + index * hour, host, count })),
);
// columns from nine to twelve; the end itself is not included
const incident = {
  x: [start + 3 * hour, start + 6 * hour],
  y: ['web-2', 'web-3'],
};

/**
 * Highlighted cells
 *
 * `highlightedData` outlines a rectangle of cells and veils the rest, here the incident of the morning. On a
 * time scale `x` is its start and its end, `y` lists neighboring rows.
 *
 * @alt Heatmap of errors by host and hour from six to four; the cells of web-2 and web-3 between nine and twelve, with 21 to 41 errors, are outlined and the rest is veiled.
 * @tag time
 * @tag highlight
 * @tag color bands
 */
export default function Highlighted() {
  return (
    <Chart size={{ height: 300 }} title="Errors by host">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Heatmap
        id="errors"
        name="Errors"
        data={errors}
        highlightedData={incident}
        xAccessor="time"
        yAccessor="host"
        valueAccessor="count"
        xScale={{
          type: ScaleType.Time,
          interval: { type: 'fixed', unit: 'h', value: 1 },
        }}
        ySortPredicate="dataIndex"
        xAxisLabelName="Hour"
        xAxisLabelFormatter={(value) =>
          timeFormatter('HH:mm')(Number(value), { timeZone: 'utc' })
        }
        yAxisLabelName="Host"
        colorScale={{
          type: 'bands',
          bands: [
            { start: 0, end: 5, color: '#f6dccf' },
            { start: 5, end: 20, color: '#eda98c' },
            { start: 20, end: Infinity, color: '#c2553f' },
          ],
        }}
      />
    </Chart>
  );
}
