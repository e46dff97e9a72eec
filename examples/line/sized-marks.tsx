import {
  Axis,
  Chart,
  ColorVariant,
  LineSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const months = [
  { month: 'Jan', stars: 3.6, reviews: 48 },
  { month: 'Feb', stars: 3.7, reviews: 61 },
  { month: 'Mar', stars: 3.4, reviews: 74 },
  { month: 'Apr', stars: 2.9, reviews: 312 },
  { month: 'May', stars: 3.2, reviews: 188 },
  { month: 'Jun', stars: 3.7, reviews: 96 },
  { month: 'Jul', stars: 3.9, reviews: 83 },
  { month: 'Aug', stars: 4.1, reviews: 90 },
  { month: 'Sep', stars: 4.2, reviews: 140 },
  { month: 'Oct', stars: 4.3, reviews: 205 },
];

const theme = { markSizeRatio: 14 };

/**
 * Line with sized marks
 *
 * The rating is the line, the size of each mark the number of reviews behind it: `markSizeAccessor` reads it,
 * `markFormat` writes it in the tooltip, and `markSizeRatio` of the theme says how large the largest gets.
 *
 * @alt Line chart of the average rating from January to October, falling to 2.9 stars in April and rising to 4.3; circles grow with the number of reviews, the largest 312 in April.
 * @tag points
 * @tag size
 * @tag ordinal
 */
export default function SizedMarks() {
  return (
    <Chart size={{ height: 320 }} title="Rating">
      <Settings theme={theme} />
      <Axis id="month" position={Position.Bottom} />
      <Axis
        id="stars"
        title="Stars"
        position={Position.Left}
        domain={{ min: 1, max: 5 }}
        ticks={4}
        gridLine={{ visible: true }}
      />
      <LineSeries
        id="rating"
        name="Rating"
        data={months}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['stars']}
        markSizeAccessor="reviews"
        markFormat={(value) => `${value} reviews`}
        color="#c9821a"
        lineSeriesStyle={{
          point: {
            visible: 'always',
            fill: ColorVariant.Series,
            strokeWidth: 0,
            radius: 2,
          },
        }}
      />
    </Chart>
  );
}
