import {
  Chart,
  ColorVariant,
  Partition,
  PartitionLayout,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const land = [
  { group: 'Farmland', use: 'Fields', area: 11.6 },
  { group: 'Farmland', use: 'Pasture', area: 4.7 },
  { group: 'Farmland', use: 'Orchards', area: 0.6 },
  { group: 'Forest', use: 'Conifers', area: 6.1 },
  { group: 'Forest', use: 'Broadleaf', area: 4.6 },
  { group: 'Built', use: 'Housing', area: 3.4 },
  { group: 'Built', use: 'Traffic', area: 1.8 },
];
type Land = (typeof land)[number];
const colors: Record<string, string> = {
  Farmland: '#b3863f',
  Forest: '#2f8f5b',
  Built: '#8a8f98',
};

const roomy: PartialTheme = {
  partition: {
    emptySizeRatio: 0.3,
    outerSizeRatio: 0.95,
    sectorLineWidth: 3,
    minFontSize: 9,
    maxFontSize: 15,
    fillLabel: {
      textColor: ColorVariant.Adaptive,
      valueFont: { fontWeight: 'normal' },
    },
    linkLabel: { maxCount: 6, fontSize: 13 },
  },
};

/**
 * Partition style
 *
 * `partition` of the theme sets the hole of a sunburst, the lines between its sectors, the sizes of its labels, and
 * with `ColorVariant.Adaptive` a text color that fits each sector.
 *
 * @alt Sunburst of land use in two rings with wide gaps; farmland takes 16.9 of 32.8 million hectares, forest 10.7 and built land 5.2.
 * @tag theme
 * @tag sunburst
 */
export default function PartitionStyle() {
  return (
    <Chart size={{ height: 360 }} title="Land use">
      <Settings theme={roomy} />
      <Partition
        id="land"
        data={land}
        layout={PartitionLayout.sunburst}
        valueAccessor={({ area }) => area}
        valueFormatter={(value) => `${value.toFixed(1)} Mha`}
        layers={[
          {
            groupByRollup: ({ group }: Land) => group,
            shape: { fillColor: (group) => colors[group] ?? '#8a8f98' },
          },
          {
            groupByRollup: ({ use }: Land) => use,
            shape: {
              fillColor: (_use, _index, { path }) =>
                `${colors[path.at(-2)?.value ?? ''] ?? '#8a8f98'}99`,
            },
          },
        ]}
      />
    </Chart>
  );
}
