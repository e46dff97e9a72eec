import {
  Axis,
  BarSeries,
  BubbleSeries,
  Chart,
  ColorVariant,
  PointShape,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const hotels = [
  { hotel: 'Aurora', price: 148, rating: 8.9 },
  { hotel: 'Bellevue', price: 121, rating: 7.4 },
  { hotel: 'Central', price: 96, rating: 8.1 },
  { hotel: 'Du Lac', price: 174, rating: 9.3 },
  { hotel: 'Europa', price: 88, rating: 6.8 },
  { hotel: 'Fortuna', price: 132, rating: 9.0 },
];

/**
 * Bars with points, two axes
 *
 * The price is a bar, the rating a point without a line, since hotels do not follow each other. The
 * `BubbleSeries` has the right axis for itself by `groupId`.
 *
 * @alt Bar chart of the price of six hotels between 88 and 174 dollars, with their ratings as diamonds on the right axis, from 6.8 for Europa to 9.3 for Du Lac.
 * @tag mixed
 * @tag two axes
 * @tag points
 */
export default function BarsAndPoints() {
  return (
    <Chart size={{ height: 320 }} title="Price and rating">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis id="hotel" position={Position.Bottom} />
      <Axis
        id="price"
        position={Position.Left}
        title="Price a night"
        domain={{ min: 0, max: 200 }}
        ticks={5}
        gridLine={{ visible: true }}
        tickFormat={(value) => `$${value}`}
      />
      <Axis
        id="rating"
        groupId="rating"
        position={Position.Right}
        gridLine={{ visible: false }}
        title="Rating of 10"
        domain={{ min: 0, max: 10 }}
        ticks={5}
      />
      <BarSeries
        id="prices"
        name="Price"
        data={hotels}
        xScaleType={ScaleType.Ordinal}
        xAccessor="hotel"
        yAccessors={['price']}
        color="#8fb8cf"
      />
      <BubbleSeries
        id="ratings"
        name="Rating"
        groupId="rating"
        data={hotels}
        xScaleType={ScaleType.Ordinal}
        xAccessor="hotel"
        yAccessors={['rating']}
        color="#c2334d"
        bubbleSeriesStyle={{
          point: {
            shape: PointShape.Diamond,
            radius: 8,
            fill: ColorVariant.Series,
          },
        }}
      />
    </Chart>
  );
}
