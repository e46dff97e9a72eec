import { useState } from 'react';
import {
  Chart,
  LegendStrategy,
  Partition,
  PartitionLayout,
  Position,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const hours = [
  { area: 'Product', team: 'Search', topic: 'Ranking', hours: 120 },
  { area: 'Product', team: 'Search', topic: 'Filters', hours: 84 },
  { area: 'Product', team: 'Checkout', topic: 'Payment', hours: 96 },
  { area: 'Product', team: 'Checkout', topic: 'Codes', hours: 40 },
  { area: 'Platform', team: 'Delivery', topic: 'Builds', hours: 72 },
  { area: 'Platform', team: 'Delivery', topic: 'Releases', hours: 36 },
  { area: 'Platform', team: 'Storage', topic: 'Backups', hours: 58 },
];
type Row = (typeof hours)[number];
const shades: Record<string, string[]> = {
  Product: ['#2a78b5', '#5b9bcd', '#93bfe2'],
  Platform: ['#c2701c', '#dc9a52', '#efc592'],
};
const layer = (key: 'area' | 'team' | 'topic', depth: number) => ({
  groupByRollup: (row: Row) => row[key],
  shape: {
    fillColor: (name: string | number) => {
      const area = hours.find((row) => row[key] === name)?.area ?? 'Product';
      return shades[area]?.[depth] ?? '#8a8f98';
    },
  },
});
const theme: PartialTheme = { partition: { linkLabel: { maxCount: 0 } } };
const layers = [layer('area', 0), layer('team', 1), layer('topic', 2)];

/**
 * Levels in the legend
 *
 * As a list, the legend of a partition indents the levels; `legendMaxDepth` limits how many it lists. Pointing
 * at an entry highlights its path and all below it, as `legendStrategy` says.
 *
 * @alt Sunburst of working hours in three rings, areas, teams and topics; product takes 340 hours, platform 166. A select limits the levels in the legend.
 * @height 367
 * @tag legend
 * @tag hierarchy
 */
export default function Depth() {
  const [depth, setDepth] = useState(2);
  return (
    <>
      <label>
        Levels{' '}
        <select
          value={depth}
          onChange={({ target }) => setDepth(Number(target.value))}
        >
          <option value={1}>Areas</option>
          <option value={2}>Areas and teams</option>
          <option value={3}>Areas, teams and topics</option>
        </select>
      </label>
      <Chart size={{ height: 340 }} title="Hours in the sprint">
        <Settings
          theme={theme}
          showLegend
          legendPosition={Position.Right}
          legendSize={130}
          legendMaxDepth={depth}
          legendStrategy={LegendStrategy.PathWithDescendants}
        />
        <Partition
          id="hours"
          data={hours}
          layout={PartitionLayout.sunburst}
          valueAccessor={(row: Row) => row.hours}
          valueFormatter={(value) => `${value} h`}
          layers={layers}
        />
      </Chart>
    </>
  );
}
