import { Chart, Partition, PartitionLayout, Settings } from '@elastic/charts';

const folders = [
  { folder: 'media', kind: 'video', gigabytes: 420 },
  { folder: 'media', kind: 'photos', gigabytes: 180 },
  { folder: 'media', kind: 'music', gigabytes: 60 },
  { folder: 'backups', kind: 'weekly', gigabytes: 240 },
  { folder: 'backups', kind: 'daily', gigabytes: 90 },
  { folder: 'projects', kind: 'builds', gigabytes: 130 },
  { folder: 'projects', kind: 'sources', gigabytes: 40 },
];
const colors = ['#0077bb', '#11a579', '#b5559b'];

/**
 * Treemap
 *
 * Two layers nest: each folder is a rectangle, divided by what it holds. Areas are in proportion to
 * gigabytes.
 *
 * @alt Treemap of disk space in gigabytes: media takes 660, most of it video, backups 330 and projects 170.
 * @tag hierarchy
 */
export default function Treemap() {
  return (
    <Chart size={{ height: 320 }} title="Disk space">
      <Settings theme={{ partition: { minFontSize: 9, maxFontSize: 18 } }} />
      <Partition
        id="folders"
        data={folders}
        layout={PartitionLayout.treemap}
        valueAccessor={({ gigabytes }) => gigabytes}
        valueFormatter={(value) => `${value} GB`}
        layers={[
          {
            groupByRollup: ({ folder }: (typeof folders)[number]) => folder,
            shape: {
              fillColor: (_name, sortIndex) => colors[sortIndex] ?? '#8a8f98',
            },
          },
          {
            groupByRollup: ({ kind }: (typeof folders)[number]) => kind,
            shape: {
              fillColor: (_name, _index, node) =>
                colors[node.parent.sortIndex] ?? '#8a8f98',
            },
          },
        ]}
      />
    </Chart>
  );
}
