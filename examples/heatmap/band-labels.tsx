import {
  Chart,
  Heatmap,
  LegendLayout,
  Position,
  Predicate,
  ScaleType,
  Settings,
} from '@elastic/charts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const anomalies: Record<string, number[]> = {
  Oslo: [-2.4, -1.1, 0.6, 1.2, 0.3, 1.8],
  Madrid: [0.4, 1.3, 2.6, 3.4, 2.1, 1.5],
  Vienna: [1.1, 3.2, 2.2, -0.4, -1.3, 0.9],
  Dublin: [-0.6, 0.2, 0.9, 1.6, 1.1, -0.2],
};
const temperatures = Object.entries(anomalies).flatMap(([city, values]) =>
  values.map((kelvin, index) => ({ city, month: months[index] ?? '', kelvin })),
);
const signed = (value: number) =>
  (value > 0 ? `+${value}` : `${value}`).replace('-', '\u2212');

/**
 * Diverging bands
 *
 * Two hues meet at zero. `labelFormatter` of the color scale writes the legend from the limits of each band,
 * which may be infinite at the ends.
 *
 * @alt Heatmap of differences from the mean temperature in four cities from January to June; Madrid is up to 3.4 degrees too warm in April, Oslo 2.4 too cold in January.
 * @tag color bands
 * @tag negative
 * @tag legend
 */
export default function BandLabels() {
  return (
    <Chart size={{ height: 320 }} title="Difference from the mean">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout={LegendLayout.List}
      />
      <Heatmap
        id="temperatures"
        name="Difference"
        data={temperatures}
        xAccessor="month"
        yAccessor="city"
        valueAccessor="kelvin"
        valueFormatter={(value) => `${signed(value)} °C`}
        xSortPredicate={Predicate.DataIndex}
        ySortPredicate={Predicate.AlphaAsc}
        xScale={{ type: ScaleType.Ordinal }}
        xAxisLabelName="Month"
        yAxisLabelName="City"
        colorScale={{
          type: 'bands',
          labelFormatter: (from, to) => {
            if (from === -Infinity) return `below ${signed(to)} °C`;
            return to === Infinity
              ? `${signed(from)} °C and more`
              : `${signed(from)} to ${signed(to)} °C`;
          },
          bands: [
            { start: -Infinity, end: -1, color: '#3f8fcb' },
            { start: -1, end: 0, color: '#b7d5ee' },
            { start: 0, end: 1, color: '#f7d8c6' },
            { start: 1, end: 2.5, color: '#e8957f' },
            { start: 2.5, end: Infinity, color: '#b93a32' },
          ],
        }}
      />
    </Chart>
  );
}
