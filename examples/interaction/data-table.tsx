import {
  Chart,
  Partition,
  PartitionLayout,
  Position,
  Settings,
} from '@elastic/charts';

const budget = [
  { purpose: 'Schools', millions: 48 },
  { purpose: 'Streets', millions: 31 },
  { purpose: 'Parks', millions: 12 },
  { purpose: 'Culture', millions: 17 },
  { purpose: 'Administration', millions: 22 },
];
type Row = (typeof budget)[number];
const colors = ['#3b7dbd', '#d98832', '#4aa56f', '#a8619b', '#8a919c'];

/**
 * Table for screen readers
 *
 * A partition comes with a hidden table of its data, which screen readers read instead of the shapes.
 * `ariaTableCaption` is its caption.
 *
 * @alt Pie chart of a town's budget of 130 million euros: schools 48, streets 31, administration 22, culture 17, parks 12.
 * @tag accessibility
 * @tag legend
 */
export default function DataTable() {
  return (
    <Chart size={{ height: 300 }} title="Budget of the town">
      <Settings
        showLegend
        legendPosition={Position.Right}
        legendSize={140}
        ariaTableCaption="Budget of the town for 2025 in millions of euros, by purpose"
      />
      <Partition
        id="budget"
        data={budget}
        layout={PartitionLayout.sunburst}
        valueAccessor={({ millions }: Row) => millions}
        valueFormatter={(value) => `€${value}M`}
        layers={[
          {
            groupByRollup: ({ purpose }: Row) => purpose,
            shape: {
              fillColor: (_name, sortIndex) => colors[sortIndex] ?? '#8a919c',
            },
          },
        ]}
      />
    </Chart>
  );
}
