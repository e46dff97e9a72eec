import { Chart, Partition, PartitionLayout, Settings } from '@elastic/charts';

const revenue = [
  { region: 'Europe', country: 'Germany', euros: 8.4 },
  { region: 'Europe', country: 'France', euros: 6.1 },
  { region: 'Europe', country: 'Spain', euros: 3.2 },
  { region: 'Europe', country: 'United Kingdom', euros: 2.7 },
  { region: 'Americas', country: 'United States', euros: 9.6 },
  { region: 'Americas', country: 'Brazil', euros: 2.9 },
  { region: 'Americas', country: 'Canada', euros: 2.2 },
  { region: 'Asia', country: 'Japan', euros: 5.3 },
  { region: 'Asia', country: 'South Korea', euros: 2.4 },
];
type Revenue = (typeof revenue)[number];
const colors = ['#0077bb', '#11a579', '#ee9911'];
const tints = ['#5cb0de', '#6ccab1', '#f7c375'];
const theme = { partition: { minFontSize: 9, maxFontSize: 15 } };

/**
 * Treemap with own labels
 *
 * `fillLabel` of a layer changes its font and its value format: regions are bold capitals without decimals.
 * `topGroove` is the height of their strip, `maxRowCount` keeps each label to two lines.
 *
 * @alt Treemap of revenue in million euros: Europe 20 with Germany ahead, the Americas 15, mostly from the United States, and Asia 8.
 * @tag hierarchy
 * @tag labels
 */
export default function TreemapLabels() {
  return (
    <Chart size={{ height: 340 }} title="Revenue in million euros">
      <Settings theme={theme} />
      <Partition
        id="revenue"
        data={revenue}
        layout={PartitionLayout.treemap}
        valueAccessor={({ euros }) => euros}
        valueFormatter={(value) => value.toFixed(1)}
        topGroove={28}
        maxRowCount={2}
        layers={[
          {
            groupByRollup: ({ region }: Revenue) => region,
            nodeLabel: (region) => String(region).toUpperCase(),
            fillLabel: {
              fontWeight: 700,
              valueFont: { fontWeight: 400 },
              valueFormatter: (value) => `${Math.round(value)} M`,
              padding: { left: 8, right: 8, top: 4, bottom: 4 },
            },
            shape: { fillColor: (_name, index) => colors[index] ?? '#8a8f98' },
          },
          {
            groupByRollup: ({ country }: Revenue) => country,
            fillLabel: { padding: 6 },
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
