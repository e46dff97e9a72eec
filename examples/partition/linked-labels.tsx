import { Chart, Partition, Settings, type PartialTheme } from '@elastic/charts';

const imports = [
  { origin: 'Brazil', tonnes: 412 },
  { origin: 'Vietnam', tonnes: 268 },
  { origin: 'Colombia', tonnes: 96 },
  { origin: 'Honduras', tonnes: 71 },
  { origin: 'Uganda', tonnes: 58 },
  { origin: 'Ethiopia', tonnes: 41 },
  { origin: 'India', tonnes: 34 },
  { origin: 'Peru', tonnes: 29 },
];
const colors = [
  '#0077bb',
  '#ee9911',
  '#11a579',
  '#b5559b',
  '#33a5d4',
  '#c96a3a',
  '#7f8c3a',
  '#7a6fc4',
];
const theme: PartialTheme = {
  partition: {
    outerSizeRatio: 0.5,
    maxFontSize: 14,
    linkLabel: {
      maximumSection: Infinity,
      maxCount: 8,
      fontSize: 11,
      radiusPadding: 5,
      horizontalStemLength: 5,
      gap: 5,
      valueFont: { fontWeight: 700 },
    },
  },
};

/**
 * Pie with linked labels
 *
 * `maximumSection: Infinity` moves every label out of its slice, `maxCount` says how many may be linked.
 * A smaller `outerSizeRatio` leaves them room around the disk.
 *
 * @alt Pie chart of green coffee imports by country of origin in thousand tonnes with labels around it: Brazil 412, Vietnam 268, then six countries below 100.
 * @tag pie
 * @tag labels
 */
export default function LinkedLabels() {
  return (
    <Chart size={{ height: 340 }} title="Green coffee imports, 1,000 t">
      <Settings theme={theme} />
      <Partition
        id="imports"
        data={imports}
        valueAccessor={({ tonnes }) => tonnes}
        layers={[
          {
            groupByRollup: ({ origin }: (typeof imports)[number]) => origin,
            shape: {
              fillColor: (_name, sortIndex) => colors[sortIndex] ?? '#8a8f98',
            },
          },
        ]}
      />
    </Chart>
  );
}
