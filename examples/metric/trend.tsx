import { Chart, Metric, MetricTrendShape, Settings } from '@elastic/charts';

const visitors = [
  310, 342, 335, 361, 390, 402, 398, 421, 446, 460, 452, 481,
].map((y, x) => ({
  x,
  y,
}));

/**
 * Figure with its trend
 *
 * A `trend` draws the figure's past behind it, as an area or as bars. It has no axes: it shows a direction,
 * not values.
 *
 * @alt Metric panel that shows 481 visitors now, with an area behind the figure that rises over the last twelve hours.
 * @tag trend
 */
export default function Trend() {
  return (
    <Chart size={{ height: 200 }}>
      <Settings />
      <Metric
        id="visitors"
        data={[
          [
            {
              title: 'Visitors now',
              subtitle: 'All regions',
              color: '#61a2ff',
              value: 481,
              valueFormatter: (value) => `${value}`,
              trend: visitors,
              trendShape: MetricTrendShape.Area,
              trendA11yTitle: 'Visitors over twelve hours',
              trendA11yDescription: 'The number rises from 310 to 481.',
            },
          ],
        ]}
      />
    </Chart>
  );
}
