import { Chart, Metric, Settings, type MetricWNumber } from '@elastic/charts';

const figure = (
  title: string,
  value: number,
  unit: string,
  color: string,
): MetricWNumber => ({
  title,
  value,
  color,
  valueFormatter: (amount) => `${amount}${unit}`,
});

/**
 * Grid of figures
 *
 * `data` is an array of rows, each an array of figures: two rows of two make a grid. The colors show which
 * figures need attention.
 *
 * @alt Four metric panels in two rows: uptime 99.95 percent and response time 182 milliseconds in green, error rate 1.4 percent in yellow, failed jobs 7 in red.
 * @tag grid
 */
export default function Grid() {
  return (
    <Chart size={{ height: 320 }}>
      <Settings />
      <Metric
        id="figures"
        data={[
          [
            figure('Uptime', 99.95, ' %', '#6dccb1'),
            figure('Response time', 182, ' ms', '#6dccb1'),
          ],
          [
            figure('Error rate', 1.4, ' %', '#f5c35b'),
            figure('Failed jobs', 7, '', '#f6726a'),
          ],
        ]}
      />
    </Chart>
  );
}
