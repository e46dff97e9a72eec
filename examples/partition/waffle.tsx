import {
  Chart,
  LegendValue,
  Partition,
  PartitionLayout,
  Position,
  Settings,
} from '@elastic/charts';

const power = [
  { source: 'Wind', terawattHours: 136 },
  { source: 'Solar', terawattHours: 72 },
  { source: 'Biomass', terawattHours: 44 },
  { source: 'Coal', terawattHours: 99 },
  { source: 'Gas', terawattHours: 79 },
];
const colors: Record<string, string> = {
  Wind: '#33a5d4',
  Solar: '#ee9911',
  Biomass: '#11a579',
  Coal: '#7d6b5d',
  Gas: '#b5559b',
};
const theme = { partition: { sectorLineWidth: 3 } };

/**
 * Waffle
 *
 * A hundred cells, one for each percent. The layout draws no labels, so the legend names the colors and,
 * by `legendValues`, the values.
 *
 * @alt Waffle chart of power generation with a hundred cells: wind fills 32, coal 23, gas 18, solar 17 and biomass 10.
 * @tag legend
 */
export default function Waffle() {
  return (
    <Chart size={{ height: 340 }} title="Power by source">
      <Settings
        showLegend
        legendPosition={Position.Right}
        legendValues={[LegendValue.Value]}
        theme={theme}
      />
      <Partition
        id="power"
        data={power}
        layout={PartitionLayout.waffle}
        valueAccessor={({ terawattHours }) => terawattHours}
        valueFormatter={(value) => `${value} TWh`}
        layers={[
          {
            groupByRollup: ({ source }: (typeof power)[number]) => source,
            shape: { fillColor: (name) => colors[String(name)] ?? '#8a8f98' },
          },
        ]}
      />
    </Chart>
  );
}
