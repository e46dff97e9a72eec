import { Chart, Partition, PartitionLayout, Settings } from '@elastic/charts';

const spans = [
  { request: 'GET /orders', part: 'auth', step: 'verify', ms: 34 },
  { request: 'GET /orders', part: 'database', step: 'connect', ms: 26 },
  { request: 'GET /orders', part: 'database', step: 'query', ms: 118 },
  { request: 'GET /orders', part: 'database', step: 'map', ms: 41 },
  { request: 'GET /orders', part: 'render', step: 'serialize', ms: 52 },
  { request: 'GET /orders', part: 'render', step: 'gzip', ms: 39 },
];
type Span = (typeof spans)[number];
const colors: Record<string, string> = {
  auth: '#b5559b',
  database: '#ee9911',
  render: '#33a5d4',
};
const theme = {
  partition: { minFontSize: 9, maxFontSize: 14, fillLabel: { padding: 4 } },
};

/**
 * Flame layout
 *
 * The `flame` layout grows upward from the whole and keeps the order of the data, here the order of the
 * steps. `maxRowCount={1}` keeps name and value on one line; where both do not fit, the label is left out.
 *
 * @alt Flame chart of one request of 310 milliseconds: authentication 34, database 185, of which the query takes 118, and rendering 91.
 * @tag hierarchy
 */
export default function FlameLayout() {
  return (
    <Chart size={{ height: 260 }} title="Where a request spends its time">
      <Settings theme={theme} />
      <Partition
        id="spans"
        data={spans}
        layout={PartitionLayout.flame}
        valueAccessor={({ ms }) => ms}
        valueFormatter={(value) => `${value} ms`}
        maxRowCount={1}
        layers={[
          {
            groupByRollup: ({ request }: Span) => request,
            shape: { fillColor: '#8a8f98' },
          },
          {
            groupByRollup: ({ part }: Span) => part,
            shape: { fillColor: (name) => colors[String(name)] ?? '#8a8f98' },
          },
          {
            groupByRollup: ({ step }: Span) => step,
            shape: {
              fillColor: (_name, _index, { path }) =>
                colors[path[3]?.value ?? ''] ?? '#8a8f98',
            },
          },
          // the chart has no room for the last layer, so an empty one follows
          { groupByRollup: () => '', showAccessor: () => false },
        ]}
      />
    </Chart>
  );
}
