import {
  Axis,
  BubbleSeries,
  Chart,
  ColorVariant,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const products = [
  { price: 12, rating: 3.9, sold: 840 },
  { price: 18, rating: 4.2, sold: 1260 },
  { price: 24, rating: 4.4, sold: 1910 },
  { price: 29, rating: 3.6, sold: 420 },
  { price: 35, rating: 4.6, sold: 1530 },
  { price: 42, rating: 4.1, sold: 700 },
  { price: 49, rating: 4.7, sold: 980 },
  { price: 58, rating: 3.8, sold: 210 },
  { price: 66, rating: 4.5, sold: 460 },
];

/**
 * Bubbles by size
 *
 * Price and rating place each product; `markSizeAccessor` makes the bubble as large as its sales.
 *
 * @alt Bubble chart of nine products by price and rating; the largest bubbles, the best sellers, cost between 18 and 35 dollars and are rated above 4.
 * @tag size
 * @tag linear
 */
export default function Basic() {
  return (
    <Chart size={{ height: 320 }} title="Price, rating and sales">
      <Settings theme={{ markSizeRatio: 12 }} xDomain={{ min: 0, max: 80 }} />
      <Axis
        id="price"
        position={Position.Bottom}
        title="Price"
        tickFormat={(value) => `$${value}`}
      />
      <Axis
        id="rating"
        position={Position.Left}
        title="Rating"
        domain={{ min: 3, max: 5 }}
        gridLine={{ visible: true }}
      />
      <BubbleSeries
        id="products"
        name="Products"
        data={products}
        xScaleType={ScaleType.Linear}
        xAccessor="price"
        yAccessors={['rating']}
        markSizeAccessor="sold"
        bubbleSeriesStyle={{
          point: { fill: ColorVariant.Series, opacity: 0.7 },
        }}
        markFormat={(value) => `${value} sold`}
      />
    </Chart>
  );
}
