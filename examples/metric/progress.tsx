import { Chart, LayoutDirection, Metric, Settings } from '@elastic/charts';

/**
 * Figure with a progress bar
 *
 * `domainMax` and `progressBarDirection` add a bar that shows how much of the whole is reached. The
 * `target` is marked on it.
 *
 * @alt Metric panel that shows 68 GB of memory in use, with a vertical progress bar filled to 68 of 96 GB and marked at 80.
 * @tag progress
 */
export default function Progress() {
  return (
    <Chart size={{ height: 200 }}>
      <Settings />
      <Metric
        id="memory"
        data={[
          [
            {
              title: 'Memory in use',
              subtitle: 'of 96 GB',
              color: '#16c5c0',
              value: 68,
              valueFormatter: (value) => `${value} GB`,
              domainMax: 96,
              target: 80,
              progressBarDirection: LayoutDirection.Vertical,
            },
          ],
        ]}
      />
    </Chart>
  );
}
