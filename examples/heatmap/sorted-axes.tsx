import {
  Chart,
  Heatmap,
  Position,
  Predicate,
  ScaleType,
  Settings,
} from '@elastic/charts';

const sizes = [64, 4, 256, 16, 1024];
const threads = [8, 1, 32, 2, 16, 4];
const throughput = sizes.flatMap((size) =>
  threads.map((count) => ({
    size,
    threads: count,
    megabytes: Math.round(1400 / (1 + 180 / (Math.sqrt(size) * count))),
  })),
);

/**
 * Sorted axes
 *
 * The rows of the benchmark come in no order. `numAsc` sorts the columns by number rather than as text,
 * `numDesc` puts the largest block on top; titles and formatters show the units.
 *
 * @alt Heatmap of write throughput by number of threads and block size; it grows from 15 megabytes a second with one thread and 4 kilobytes to 1,191 with 32 threads and 1,024 kilobytes.
 * @tag ordinal
 * @tag sort
 * @tag color bands
 */
export default function SortedAxes() {
  return (
    <Chart size={{ height: 340 }} title="Write throughput, MB/s">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Heatmap
        id="throughput"
        name="Throughput"
        data={throughput}
        xAccessor="threads"
        yAccessor="size"
        valueAccessor="megabytes"
        xScale={{ type: ScaleType.Ordinal }}
        xSortPredicate={Predicate.NumAsc}
        ySortPredicate={Predicate.NumDesc}
        xAxisTitle="Threads"
        xAxisLabelName="Threads"
        yAxisTitle="Block size"
        yAxisLabelName="Block size"
        yAxisLabelFormatter={(size) => `${size} kB`}
        colorScale={{
          type: 'bands',
          bands: [
            { start: 0, end: 100, color: '#e3e0f3' },
            { start: 100, end: 400, color: '#b9b1e0' },
            { start: 400, end: 800, color: '#8a7fc9' },
            { start: 800, end: Infinity, color: '#54479c' },
          ],
        }}
      />
    </Chart>
  );
}
