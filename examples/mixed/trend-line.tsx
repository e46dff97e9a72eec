import {
  Axis,
  BubbleSeries,
  Chart,
  ColorVariant,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  type BubbleSeriesStyle,
  type LineSeriesStyle,
  type RecursivePartial,
} from '@elastic/charts';

const flats = Array.from({ length: 40 }, (_, index) => {
  const area = 24 + index * 2.4 + ((index * 29) % 13);
  const noise = 130 * Math.sin(index * 2.3) + 70 * Math.cos(index * 5.1);
  return { area, rent: Math.round(190 + area * 9.6 + noise) };
});

const mean = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const meanArea = mean(flats.map(({ area }) => area));
const meanRent = mean(flats.map(({ rent }) => rent));
const slope =
  mean(flats.map(({ area, rent }) => (area - meanArea) * (rent - meanRent))) /
  mean(flats.map(({ area }) => (area - meanArea) ** 2));
const areas = flats.map(({ area }) => area);
/** Ends of the line with the least squares. */
const trend = [Math.min(...areas), Math.max(...areas)].map((area) => ({
  area,
  rent: meanRent + slope * (area - meanArea),
}));

const filled: RecursivePartial<BubbleSeriesStyle> = {
  point: { fill: ColorVariant.Series, opacity: 0.6, radius: 4 },
};
const straight: RecursivePartial<LineSeriesStyle> = {
  line: { strokeWidth: 2 },
  point: { visible: 'never' },
};

/**
 * Trend line
 *
 * The library computes no regression. The two ends of the line with the least squares are calculated from the points,
 * and a `LineSeries` draws it behind the bubbles.
 *
 * @alt Scatter plot of rents by area with a straight red line through the forty points, rising from about 420 euros at 24 square meters to 1,400 at 125.
 * @tag scatter
 * @tag regression
 * @tag trend
 */
export default function TrendLine() {
  return (
    <Chart size={{ height: 320 }} title="Rent by area">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis
        id="area"
        position={Position.Bottom}
        tickFormat={(value) => `${Math.round(value)} m²`}
      />
      <Axis
        id="rent"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `€${Math.round(value)}`}
      />
      <BubbleSeries
        id="flats"
        name="Flats"
        color="#0077bb"
        data={flats}
        xScaleType={ScaleType.Linear}
        xAccessor="area"
        yAccessors={['rent']}
        bubbleSeriesStyle={filled}
      />
      <LineSeries
        id="trend"
        name="Trend"
        color="#d6304a"
        data={trend}
        xScaleType={ScaleType.Linear}
        xAccessor="area"
        yAccessors={['rent']}
        lineSeriesStyle={straight}
      />
    </Chart>
  );
}
