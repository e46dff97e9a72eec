import { Chart, Partition, PartitionLayout, Settings } from '@elastic/charts';

const spending = [
  { area: 'Compute', service: 'Web', cost: 310 },
  { area: 'Compute', service: 'Batch', cost: 190 },
  { area: 'Storage', service: 'Objects', cost: 160 },
  { area: 'Storage', service: 'Disks', cost: 120 },
  { area: 'Network', service: 'CDN', cost: 140 },
  { area: 'Network', service: 'Links', cost: 50 },
];
const colors = ['#0077bb', '#ee9911', '#11a579'];
const tints = ['#5cb0de', '#f7c375', '#6ccab1'];

/**
 * Sunburst
 *
 * Each layer is a ring: areas inside, their services outside. Labels that do not fit into an outer sector are
 * linked to it by a line, up to five of them by default.
 *
 * @alt Sunburst of cloud costs: compute takes 500 dollars, storage 280 and network 190, each divided into two services in the outer ring.
 * @tag hierarchy
 */
export default function Sunburst() {
  return (
    <Chart size={{ height: 360 }} title="Cloud costs">
      <Settings theme={{ partition: { outerSizeRatio: 0.9 } }} />
      <Partition
        id="spending"
        data={spending}
        layout={PartitionLayout.sunburst}
        valueAccessor={({ cost }) => cost}
        valueFormatter={(value) => `$${value}`}
        layers={[
          {
            groupByRollup: ({ area }: (typeof spending)[number]) => area,
            shape: {
              fillColor: (_name, sortIndex) => colors[sortIndex] ?? '#8a8f98',
            },
          },
          {
            groupByRollup: ({ service }: (typeof spending)[number]) => service,
            shape: {
              fillColor: (_name, _index, node) =>
                tints[node.parent.sortIndex] ?? '#8a8f98',
            },
          },
        ]}
      />
    </Chart>
  );
}
