import {
  Axis,
  Chart,
  HistogramBarSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

// Jobs by run time in buckets of two seconds: a bell around 14 and a few that nearly ran into the timeout.
const slow = new Map([
  [46, 1],
  [58, 1],
  [72, 2],
  [88, 1],
  [90, 3],
  [92, 9],
  [94, 4],
]);
const jobs = Array.from({ length: 47 }, (_, index) => {
  const from = 3 + index * 2;
  const usual = Math.round(640 * Math.exp(-(((from - 14) / 5) ** 2) / 2));
  return { from, count: usual + (slow.get(from - 1) ?? 0) };
});

/**
 * Outliers that stay visible
 *
 * A bucket with one slow job beside one with 600 usual ones would vanish. `minBarHeight` draws it 3 px high;
 * empty buckets stay empty. `xDomain` lets the scale begin at 0 instead of 3 seconds.
 *
 * @alt Histogram of jobs by run time in seconds with a tall peak around 14 seconds, single slow jobs between 45 and 75 and a small group just above 90.
 * @tag histogram
 * @tag small values
 * @tag linear
 */
export default function Outliers() {
  return (
    <Chart size={{ height: 300 }} title="Run time of jobs">
      <Settings xDomain={{ min: 0, max: 100 }} />
      <Axis
        id="from"
        position={Position.Bottom}
        ticks={5}
        tickFormat={(value) => `${value} s`}
      />
      <Axis
        id="count"
        position={Position.Left}
        title="Jobs"
        gridLine={{ visible: true }}
      />
      <HistogramBarSeries
        id="jobs"
        name="Jobs"
        data={jobs}
        xScaleType={ScaleType.Linear}
        xAccessor="from"
        yAccessors={['count']}
        minBarHeight={3}
      />
    </Chart>
  );
}
