import {
  Axis,
  Chart,
  HistogramBarSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const bucket = 20; // milliseconds
const requests = [14, 96, 212, 341, 298, 187, 121, 74, 41, 22, 13, 6].map(
  (count, index) => ({
    from: index * bucket,
    count,
  }),
);

/**
 * Distribution
 *
 * Each bar counts the requests of one bucket and begins where the bucket begins: `HistogramBarSeries` puts
 * bars between ticks, not on them.
 *
 * @alt Histogram of response times in buckets of 20 milliseconds; most requests take between 40 and 100 milliseconds, with a long tail up to 240.
 * @tag histogram
 * @tag linear
 */
export default function Distribution() {
  return (
    <Chart size={{ height: 320 }} title="Response times">
      <Settings xDomain={{ min: 0, max: 220, minInterval: bucket }} />
      <Axis
        id="from"
        position={Position.Bottom}
        tickFormat={(value) => `${value} ms`}
      />
      <Axis
        id="count"
        position={Position.Left}
        title="Requests"
        maximumFractionDigits={0}
        gridLine={{ visible: true }}
      />
      <HistogramBarSeries
        id="requests"
        name="Requests"
        data={requests}
        xScaleType={ScaleType.Linear}
        xAccessor="from"
        yAccessors={['count']}
      />
    </Chart>
  );
}
