import {
  Chart,
  Partition,
  PartitionLayout,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const household = [
  { use: 'Heating', kilowattHours: 9600 },
  { use: 'Warm water', kilowattHours: 2450 },
  { use: 'Cooking', kilowattHours: 880 },
  { use: 'Lighting', kilowattHours: 520 },
  { use: 'Devices', kilowattHours: 1370 },
];
const colors = ['#0077bb', '#33a5d4', '#11a579', '#ee9911', '#cc3366'];
const roomForLabels: PartialTheme = {
  partition: {
    outerSizeRatio: 0.85,
    emptySizeRatio: 0.45,
    linkLabel: { fontSize: 13 },
  },
};

/**
 * The hidden table of a pie
 *
 * Partition charts bring a table of their values along that only screen readers find. `ariaTableCaption` gives it
 * a caption in your words.
 *
 * @alt Donut chart of the energy that a household uses in a year; heating takes 9,600 of 14,820 kilowatt hours, warm water 2,450, devices 1,370.
 * @tag accessibility
 * @tag screen reader
 * @tag pie
 */
export default function HiddenTable() {
  return (
    <Chart size={{ height: 320 }} title="Energy of a household">
      <Settings
        theme={roomForLabels}
        ariaTableCaption="Energy by use, in kilowatt hours a year"
      />
      <Partition
        id="household"
        data={household}
        layout={PartitionLayout.sunburst}
        valueAccessor={({ kilowattHours }) => kilowattHours}
        valueFormatter={(value) => `${value.toLocaleString('en-US')} kWh`}
        layers={[
          {
            groupByRollup: ({ use }: (typeof household)[number]) => use,
            shape: { fillColor: (_use, index) => colors[index] ?? '#8a8f98' },
          },
        ]}
      />
    </Chart>
  );
}
