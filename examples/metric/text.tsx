import { Chart, Metric, Settings, type MetricWText } from '@elastic/charts';

const deployment: MetricWText = {
  title: 'Last deployment',
  subtitle: 'by the night job',
  color: '#6dccb1',
  value: 'Succeeded',
};
const release: MetricWText = {
  title: 'Version in production',
  subtitle: 'since Tuesday, 3 June',
  color: '#a2c9f2',
  value: 'v4.18.2',
};

/**
 * Words instead of numbers
 *
 * A `value` may be text: a state, a version, the name of a leader. It takes no `valueFormatter`, and what is
 * too long ends in an ellipsis.
 *
 * @alt Two metric panels with text: the last deployment succeeded, and version 4.18.2 is in production.
 * @tag text
 * @tag status
 */
export default function Text() {
  return (
    <Chart size={{ height: 200 }} title="Deployments">
      <Settings />
      <Metric id="deployments" data={[[deployment, release]]} />
    </Chart>
  );
}
