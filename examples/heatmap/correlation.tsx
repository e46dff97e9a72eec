import { Chart, Heatmap, Position, ScaleType, Settings } from '@elastic/charts';

const measures = ['cpu', 'memory', 'disk', 'network', 'errors'];
const coefficients = [
  [1, 0.72, 0.18, 0.64, 0.41],
  [0.72, 1, 0.23, 0.47, 0.38],
  [0.18, 0.23, 1, -0.12, -0.56],
  [0.64, 0.47, -0.12, 1, 0.09],
  [0.41, 0.38, -0.56, 0.09, 1],
];
// the lower half of the matrix: the upper one would repeat it
const pairs = coefficients.flatMap((row, y) =>
  row.map((r, x) => ({ x: measures[x], y: measures[y], r: x <= y ? r : null })),
);

/**
 * Correlation matrix
 *
 * The same categories on both axes. Pairs of the upper half have no value: their cells stay empty, while rows
 * and columns keep their place by `dataIndex`.
 *
 * @alt Triangular heatmap of the correlation of five measures; cpu and memory correlate most with 0.72, disk and errors negatively with -0.56.
 * @tag ordinal
 * @tag negative
 * @tag missing values
 */
export default function Correlation() {
  return (
    <Chart size={{ height: 360 }} title="Correlation of measures">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Heatmap
        id="correlation"
        name="Correlation"
        data={pairs}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="r"
        valueFormatter={(value) => value.toFixed(2).replace('-', '\u2212')}
        xScale={{ type: ScaleType.Ordinal }}
        xSortPredicate="dataIndex"
        ySortPredicate="dataIndex"
        xAxisLabelName="Measure"
        yAxisLabelName="with"
        colorScale={{
          type: 'bands',
          bands: [
            { start: -1, end: -0.3, color: '#e08214', label: 'negative' },
            { start: -0.3, end: 0.3, color: '#d8dbe0', label: 'weak' },
            { start: 0.3, end: 0.6, color: '#a6a0d1', label: 'positive' },
            {
              start: 0.6,
              end: 1.01,
              color: '#5e4fa2',
              label: 'strongly positive',
            },
          ],
        }}
      />
    </Chart>
  );
}
