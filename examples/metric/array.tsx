import { Chart, Metric, Settings, type MetricDatum } from '@elastic/charts';

const percentiles: MetricDatum = {
  title: 'Response time',
  subtitle: 'half, 95 and 99 percent of the requests',
  color: '#c6b8f0',
  value: [84, 230, 610],
  valueFormatter: (milliseconds) => `${milliseconds} ms`,
};
const slowest: MetricDatum = {
  title: 'Slowest services',
  subtitle: 'in the last hour',
  color: '#c6b8f0',
  value: ['search', 'checkout'],
};

/**
 * Several values in a tile
 *
 * An array as `value` shows in brackets. Numbers go through `valueFormatter` one by one; strings stand as
 * they are.
 *
 * @alt Two metric panels with lists: response times of 84, 230 and 610 milliseconds, and the slowest services, search and checkout.
 * @tag text
 * @tag format
 */
export default function ArrayOfValues() {
  return (
    <Chart size={{ height: 360 }} title="Requests">
      <Settings />
      <Metric id="requests" data={[[percentiles], [slowest]]} />
    </Chart>
  );
}
