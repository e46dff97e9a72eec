import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipType,
} from '@elastic/charts';

const ratings = [
  { stars: '★★★★★', reviews: 1284 },
  { stars: '★★★★', reviews: 612 },
  { stars: '★★★', reviews: 207 },
  { stars: '★★', reviews: 71 },
  { stars: '★', reviews: 98 },
];

/**
 * No tooltip
 *
 * `TooltipType.None` removes tooltip and cursor where labels already show every value. In XY charts
 * it also switches off the element listeners of `Settings`.
 *
 * @alt Horizontal bar chart of reviews by rating with the number on each bar: 1,284 with five stars, 612 with four, 207 with three, 71 with two and 98 with one.
 * @tag tooltip
 * @tag labels
 * @tag ordinal
 */
export default function None() {
  return (
    <Chart size={{ height: 240 }} title="Reviews">
      <Settings rotation={90} />
      <Tooltip type={TooltipType.None} />
      <Axis id="stars" position={Position.Left} />
      <BarSeries
        id="reviews"
        name="Reviews"
        data={ratings}
        xScaleType={ScaleType.Ordinal}
        xAccessor="stars"
        yAccessors={['reviews']}
        tickFormat={(value) => value.toLocaleString('en-US')}
        displayValueSettings={{ showValueLabel: true }}
      />
    </Chart>
  );
}
