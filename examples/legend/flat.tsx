import {
  Chart,
  LegendStrategy,
  LegendValue,
  Partition,
  PartitionLayout,
  Position,
  Settings,
  type SeriesCompareFn,
} from '@elastic/charts';

const households = [
  { region: 'North', heating: 'Gas', homes: 412 },
  { region: 'North', heating: 'Heat pump', homes: 168 },
  { region: 'North', heating: 'District', homes: 231 },
  { region: 'South', heating: 'Gas', homes: 365 },
  { region: 'South', heating: 'Wood', homes: 190 },
  { region: 'South', heating: 'Heat pump', homes: 240 },
];
type Row = (typeof households)[number];

const colors: Record<string, string> = {
  North: '#5a7fb0',
  South: '#b07a5a',
  Gas: '#8d99ae',
  'Heat pump': '#3fa57c',
  District: '#d9a441',
  Wood: '#a4703c',
};
const shape = {
  fillColor: (name: string | number) => colors[name] ?? '#8a8f98',
};
const byName: SeriesCompareFn = (a, b) => a.key.localeCompare(b.key);

/**
 * Flat legend of a partition
 *
 * `flatLegend` lists the parts of all levels without indentation, and lets `legendSort` order them. With
 * the strategy `KeyInLayer` an entry highlights the parts of its name in both regions.
 *
 * @alt Mosaic of how homes are heated in the north and the south; gas leads in both, wood appears only in the south, district heating only in the north.
 * @tag legend
 * @tag hierarchy
 * @tag sort
 */
export default function Flat() {
  return (
    <Chart size={{ height: 340 }} title="Heating (thousand homes)">
      <Settings
        showLegend
        legendPosition={Position.Right}
        flatLegend
        legendSort={byName}
        legendStrategy={LegendStrategy.KeyInLayer}
        legendValues={[LegendValue.Value]}
      />
      <Partition
        id="homes"
        data={households}
        layout={PartitionLayout.mosaic}
        valueAccessor={(row: Row) => row.homes}
        layers={[
          { groupByRollup: (row: Row) => row.region, shape },
          { groupByRollup: (row: Row) => row.heating, shape },
        ]}
      />
    </Chart>
  );
}
