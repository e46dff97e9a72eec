import { Chart, Heatmap, Position, ScaleType, Settings } from '@elastic/charts';

const services = ['checkout', 'search', 'payments', 'accounts'];
const checks = ['latency', 'errors', 'saturation', 'traffic'];
const scores = [
  [92, 71, 60, 88],
  [85, 96, 82, 90],
  [58, 41, 77, 93],
  [97, 99, 91, 95],
].flatMap((row, service) =>
  row.map((score, check) => ({
    service: services[service],
    check: checks[check],
    score,
  })),
);

/**
 * Heatmap of categories
 *
 * Labels in the bands' legend explain the colors: failing, at risk or healthy. The cells show their
 * values by default if all of them fit; `valueFormatter` writes them.
 *
 * @alt Heatmap of four services and four health checks with a score in each cell; payments fails its error and latency checks, accounts is healthy throughout.
 * @tag ordinal
 * @tag color bands
 */
export default function Categories() {
  return (
    <Chart size={{ height: 340 }} title="Health checks">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Heatmap
        id="health"
        name="Score"
        data={scores}
        xAccessor="check"
        yAccessor="service"
        valueAccessor="score"
        valueFormatter={(value) => `${value}`}
        xScale={{ type: ScaleType.Ordinal }}
        xSortPredicate="dataIndex"
        ySortPredicate="dataIndex"
        colorScale={{
          type: 'bands',
          bands: [
            { start: 0, end: 60, color: '#e7664c', label: 'failing' },
            { start: 60, end: 80, color: '#f5c35b', label: 'at risk' },
            { start: 80, end: 101, color: '#6dccb1', label: 'healthy' },
          ],
        }}
      />
    </Chart>
  );
}
