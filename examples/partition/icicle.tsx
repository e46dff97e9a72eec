import {
  Chart,
  Partition,
  PartitionLayout,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const modules = [
  { folder: 'node_modules', pack: 'charts', file: 'renderers', kilobytes: 410 },
  { folder: 'node_modules', pack: 'charts', file: 'scales', kilobytes: 150 },
  { folder: 'node_modules', pack: 'react-dom', file: 'client', kilobytes: 320 },
  { folder: 'node_modules', pack: 'lodash', file: 'merge', kilobytes: 90 },
  { folder: 'src', pack: 'pages', file: 'dashboard', kilobytes: 180 },
  { folder: 'src', pack: 'pages', file: 'settings', kilobytes: 110 },
  { folder: 'src', pack: 'api', file: 'client', kilobytes: 70 },
  { folder: 'src', pack: 'icons', file: 'sprite', kilobytes: 140 },
];
type Module = (typeof modules)[number];
const colors: Record<string, string> = {
  node_modules: '#0077bb',
  src: '#11a579',
};
const theme: PartialTheme = {
  partition: { fillLabel: { clipText: true }, sectorLineWidth: 2 },
};

/**
 * Icicle to zoom into
 *
 * In the `icicle` layout every level is a row. With `clipText` long names are cut off instead of left out
 * and values are not written. A click on a box then zooms to it within the `duration` of `animation`; the top row
 * zooms out again.
 *
 * @alt Icicle chart of a bundle in kilobytes: node_modules takes two thirds of the width, mainly charts and react-dom, src one third, mainly pages.
 * @tag hierarchy
 * @tag zoom
 */
export default function Icicle() {
  return (
    <Chart size={{ height: 260 }} title="Size of the bundle">
      <Settings theme={theme} />
      <Partition
        id="bundle"
        data={modules}
        layout={PartitionLayout.icicle}
        valueAccessor={({ kilobytes }) => kilobytes}
        valueFormatter={(value) => `${value} kB`}
        animation={{ duration: 400 }}
        layers={[
          { groupByRollup: () => 'bundle', shape: { fillColor: '#8a8f98' } },
          {
            groupByRollup: ({ folder }: Module) => folder,
            shape: { fillColor: (name) => colors[String(name)] ?? '#8a8f98' },
          },
          {
            groupByRollup: ({ pack }: Module) => pack,
            shape: { fillColor: '#5cb0de' },
          },
          {
            groupByRollup: ({ file }: Module) => file,
            shape: { fillColor: '#f7c375' },
          },
          // the chart has no room for the last layer, so an empty one follows
          { groupByRollup: () => '', showAccessor: () => false },
        ]}
      />
    </Chart>
  );
}
