import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type BarStyleAccessor,
} from '@elastic/charts';

const deviations = [
  -0.21, -0.08, -0.27, 0.02, -0.12, -0.31, 0.09, 0.14, -0.05, 0.19, 0.06, 0.28,
  0.24, 0.11, 0.36, 0.31, 0.48, 0.39, 0.62, 0.55, 0.68, 0.51, 0.79, 0.94, 0.88,
];
const years = deviations.map((degrees, index) => ({
  year: 2000 + index,
  degrees,
}));

const coldToWarm: BarStyleAccessor = ({ y1 }) => {
  if (y1 === null) return null;
  if (y1 < 0) return '#4a8fe7';
  return y1 < 0.5 ? '#e8a33d' : '#d9534f';
};
const degrees = (value: number) =>
  `${value > 0 ? '+' : ''}${value.toFixed(1)} °C`.replace('-', '−');

/**
 * Colored by value
 *
 * `styleAccessor` runs for each bar and returns its color: blue for years below the mean, amber above, red
 * from half a degree. No split is needed, so there is one series.
 *
 * @alt Bar chart of a lake's yearly temperature against its long-term mean from 2000 to 2024; mostly below the mean until 2005, then nearly always above, up to 0.9 degrees in 2023.
 * @tag colors
 * @tag negative
 */
export default function ByValue() {
  return (
    <Chart size={{ height: 320 }} title="Lake temperature">
      <Settings />
      <Axis id="year" position={Position.Bottom} />
      <Axis
        id="degrees"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={degrees}
      />
      <BarSeries
        id="deviation"
        name="Deviation"
        data={years}
        xScaleType={ScaleType.Ordinal}
        xAccessor="year"
        yAccessors={['degrees']}
        styleAccessor={coldToWarm}
      />
    </Chart>
  );
}
