import { Chart, Metric, Settings, type MetricDatum } from '@elastic/charts';

/** Limits in megabytes of waiting messages, the highest first. */
const limits = [
  { from: 500, color: '#f6726a', state: 'stop the import' },
  { from: 200, color: '#f5c35b', state: 'watch it' },
  { from: 0, color: '#6dccb1', state: 'fine' },
];

const queue = (title: string, waiting: number): MetricDatum => {
  const limit = limits.find(({ from }) => waiting >= from);
  return {
    title,
    subtitle: limit?.state ?? 'no data',
    color: limit?.color ?? 'transparent',
    value: waiting,
    valueFormatter: (value) => `${value} MB`,
  };
};

/**
 * Color by threshold
 *
 * A function from the value to `color` and `subtitle` makes tiles show their state in color and words. A
 * value that is `NaN` shows the `nonFiniteText` of the theme on a `transparent` tile.
 *
 * @alt Four metric panels of queues: mails 42 megabytes in green, orders 265 in yellow, images 780 in red, and events without data.
 * @tag color
 * @tag status
 * @tag missing values
 */
export default function Threshold() {
  return (
    <Chart size={{ height: 320 }} title="Queues">
      <Settings />
      <Metric
        id="queues"
        data={[
          [queue('Mails', 42), queue('Orders', 265)],
          [queue('Images', 780), queue('Events', NaN)],
        ]}
      />
    </Chart>
  );
}
